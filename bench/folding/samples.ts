import { compareListings, compareTexts } from '../../engines/folding/index.ts'
import type { FoldedRow } from './read-ads.ts'

/** Texts to read by eye: jobs of several ads, ads that were folded across titles or employers, and near-duplicates that stay apart. */
export function drawSamples(rows: readonly FoldedRow[], { seed, count }: { seed: number; count: number }): string {
  const draw = drawer(seed)
  const jobs = Map.groupBy(rows, (row) => row.jobId)
  const groups = [...jobs.values()].filter((group) => group.length > 1)
  const byText = rows.filter(({ because }) => because !== null && !because.endsWith('employer and place'))
  return [
    `== ${count} jobs of several ads`,
    ...draw(groups, count).map((group, i) => numbered(i, `${group.length} ads`, group.slice(0, 8))),
    `== ${count} ads folded across titles or employers`,
    ...draw(byText, count).map((row, i) => {
      const others = (jobs.get(row.jobId) ?? []).filter((other) => other !== row)
      const other = others.find(({ ad }) => ad.facts.titleKey !== row.ad.facts.titleKey) ?? others[0]
      return numbered(i, row.because ?? '', other ? [other, row] : [row])
    }),
    `== ${count} near-duplicates that stay apart`,
    ...draw(nearDuplicates(rows), count).map((pair, i) => numbered(i, whyApart(pair, jobs), pair)),
  ].join('\n\n')
}

/** One pair of each title, employer and place, and of each opening and place, in two jobs. */
function nearDuplicates(rows: readonly FoldedRow[]): FoldedRow[][] {
  const place = ({ ad }: FoldedRow) => ad.facts.places[0]?.name ?? ''
  const alike = [
    Map.groupBy(rows, (row) => `${row.ad.facts.titleKey}\n${row.ad.facts.employerKey}\n${place(row)}`),
    Map.groupBy(
      rows.filter(({ ad }) => ad.facts.sketch),
      (row) => `${row.ad.facts.titleKey}\n${row.ad.facts.sketch?.opening}\n${place(row)}`,
    ),
  ]
  return alike
    .flatMap((map) => [...map.values()])
    .map((group) => [...new Map(group.map((row) => [row.jobId, row])).values()].slice(0, 2))
    .filter((pair) => pair.length === 2)
}

/** What the rule says of the pair itself, how alike the texts are, and the first words that differ. */
function whyApart([a, b]: readonly FoldedRow[], jobs: ReadonlyMap<number, readonly FoldedRow[]>): string {
  if (!a || !b) return ''
  const { kind } = compareListings(a.ad.facts, b.ad.facts)
  const texts = compareTexts(a.ad.facts.sketch, b.ad.facts.sketch)
  const sizes = [a, b].map(({ jobId }) => jobs.get(jobId)?.length ?? 1).join(' and ')
  const alike = texts ? `, ${Math.round(texts.ofShorter * 100)} % of the shorter text in the longer` : ''
  return `apart: ${kind}, jobs of ${sizes}${alike}${texts && texts.ofShorter > 0.5 ? differences(a.ad.text, b.ad.text) : ''}`
}

/** Words that only one of two texts has, as far as they fit in a line. */
function differences(a: string, b: string): string {
  const words = (text: string) => text.split(/\s+/u)
  const [inA, inB] = [new Set(words(a)), new Set(words(b))]
  const only = (text: string, other: ReadonlySet<string>) =>
    words(text)
      .filter((word) => !other.has(word))
      .join(' ')
      .slice(0, 120)
  return `\n   - ${only(a, inB)}\n   + ${only(b, inA)}`
}

function numbered(i: number, what: string, rows: readonly FoldedRow[]): string {
  return [`${i + 1}. ${what}`, ...rows.map(describe)].join('\n')
}

function describe({ file, ad: { facts, text }, because }: FoldedRow): string {
  const { title, employer, places, payText, contractType, fullTime, partTime, postedAt, textLength } = facts
  return [
    `   ${title} | ${employer ?? '–'} | ${places.map(({ name }) => name).join('; ')} | ${payText}`,
    `      ${[file, facts.board, contractType, fullTime && 'full time', partTime && 'part time', postedAt?.slice(0, 10), `${textLength} characters`, because].filter(Boolean).join(', ')}`,
    `      ${text.slice(0, 240)}`,
  ].join('\n')
}

/** Draws without putting back, the same for the same seed. */
function drawer(seed: number) {
  let state = seed >>> 0
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  return <One>(from: readonly One[], count: number): One[] => {
    const left = [...from]
    const drawn: One[] = []
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(next() * left.length), 1))
    return drawn
  }
}
