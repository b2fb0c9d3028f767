import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** An occupation of ESCO, with the unit group of ISCO-08 that it lies in. */
export type Occupation = { uri: string; label: string; isco: string }

/**
 * Says which occupation a title is by the labels of ESCO alone: nothing of the product's own words is in it, so that it can judge them.
 * A title is one of an occupation if, without what is said beside it, it is one of its labels, or ends with one of two words or more.
 */
export class EscoTitles {
  private readonly byLabel = new Map<string, Occupation[]>()
  private readonly byAlternative = new Map<string, Occupation[]>()

  constructor(folder: string) {
    for (const row of rowsOf(join(folder, 'taxonomy', 'esco-occupations.jsonl.gz'))) {
      const { uri, label, altLabels, isco08 } = row as {
        uri: string
        label: string
        altLabels: string[]
        isco08: string
      }
      const occupation = { uri, label, isco: isco08 }
      add(this.byLabel, label, occupation)
      for (const name of altLabels) add(this.byAlternative, name, occupation)
    }
  }

  /** The occupations of a title; none: it cannot be told. */
  of(title: string): readonly Occupation[] {
    const words = mainWords(title)
    for (let from = 0; from < words.length; from++) {
      const key = words.slice(from).join(' ')
      // Alternative names lead to several occupations, some of them odd: the names themselves come first.
      const found = this.byLabel.get(key) ?? this.byAlternative.get(key)
      if (found !== undefined && (from === 0 || words.length - from >= 2)) return found
    }
    return []
  }
}

/** The words of a title without what is said beside it: 'Senior Care Assistants (Nights)' → care, assistant. */
export function mainWords(title: string): string[] {
  return plain(title.split(/\s[-–|]\s|[(,/:]|\s@\s|\s(?:at|in|for|with)\s/iu)[0] ?? '').split(' ')
}

function add(to: Map<string, Occupation[]>, name: string, occupation: Occupation): void {
  const before = to.get(plain(name))
  if (before === undefined) to.set(plain(name), [occupation])
  else if (!before.some(({ uri }) => uri === occupation.uri)) before.push(occupation)
}

const beside = new Set(
  'senior junior lead principal trainee graduate bank band locum temporary permanent part full time experienced registered urgent staff'.split(
    ' ',
  ),
)

function plain(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\bband \d\w?\b/gu, ' ')
    .replace(/\badvisor/gu, 'adviser')
    .replace(/\bhealth care\b/gu, 'healthcare')
    .split(/[^a-z0-9#+&]+/u)
    .filter((word) => word !== '' && (!beside.has(word) || title.split(' ').length <= 2))
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ')
}

export function* rowsOf(path: string): Generator<Record<string, unknown>> {
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n')) {
    if (line !== '') yield JSON.parse(line) as Record<string, unknown>
  }
}
