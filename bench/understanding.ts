/**
 * Measures what is understood of real ads against what their boards say; figures of docs/understanding.md come from here.
 *
 *   node bench/understanding.ts FOLDER [--show N]
 *
 * FOLDER holds ads as *.jsonl.gz in the form that `import-ads` reads. --show prints N of each kind of difference.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { toListing } from '../server/jobs/import/row.ts'
import {
  cleanDescription,
  understandIndustry,
  understandKind,
  findPay,
  perYear,
  readPayField,
  type Statement,
  shownTitle,
  understand,
  type Listing,
  type Understood,
} from '../engines/ads/index.ts'
import { categories } from './board-categories.ts'
import { spread } from './figures.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '0' } },
})
const shown = Number(options.show)
const folder = positionals[0]
if (folder === undefined) throw new Error('Say which folder: node bench/understanding.ts FOLDER')

type Row = Record<string, unknown>
type Ad = { row: Row; listing: Listing; title: string; text: string }

/** Working years that boards reckon with: theirs differ, and none is ours. */
const hoursAYear = [8 * 233, 1681, 1920, 1950, 2080]
const daysAYear = [220, 230, 233, 240, 250, 260]

const receivedAt = new Date()
const gazetteer = createGazetteer()
const resolvePlace = gazetteer.resolve

for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))) {
  const ads = readAds(join(folder, file))
  if (ads.length === 0) continue
  console.log(`\n${file}: ${ads.length} ads`)
  measureWhole(ads)
  measurePayField(ads)
  measurePayInAd(ads)
  measureKind(ads)
  measureIndustry(ads)
}

function readAds(path: string): Ad[] {
  const ads: Ad[] = []
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n')) {
    if (line === '') continue
    const row = JSON.parse(line) as Row
    const listing = toListing(row, receivedAt)
    if ('unusable' in listing) continue
    const text = cleanDescription(listing.description, listing.descriptionFormat).lines.join('\n')
    ads.push({ row, listing, title: shownTitle(listing.title), text })
  }
  return ads
}

/** How fast, how much is known at all, and that no figure is impossible. */
function measureWhole(ads: readonly Ad[]): void {
  const times: number[] = []
  const known: Record<string, number> = {}
  const impossible: string[] = []
  let read = 0
  for (const { listing } of ads) {
    const started = performance.now()
    const understood = understand(listing, { receivedAt, resolvePlace })
    times.push(performance.now() - started)
    if ('unusable' in understood) continue
    read++
    for (const [what, is] of Object.entries(whatIsKnown(understood))) if (is) known[what] = (known[what] ?? 0) + 1
    const { pay, payText } = understood
    if (/[£€]0(?![.\d,])/.test(payText) || (pay?.min != null && pay.max !== null && pay.min > pay.max))
      impossible.push(payText)
  }
  console.log(`  understood: ${spread(times)}; median text ${median(ads.map(({ text }) => text.length))} characters`)
  console.log(
    `  known of ${read}: ${Object.entries(known)
      .map(([what, count]) => `${what} ${share(count, read)}`)
      .join(', ')}`,
  )
  console.log(`  impossible pay: ${impossible.length}`)
}

function whatIsKnown(ad: Understood): Record<string, boolean> {
  return {
    pay: ad.pay !== null,
    contract: ad.contractType !== null,
    hours: ad.fullTime || ad.partTime,
    workplace: ad.workplace !== null,
    'days on site': ad.daysOnSite !== null,
    inside: ad.ir35.status === 'inside',
    outside: ad.ir35.status === 'outside',
    industry: ad.industry !== null,
    agency: ad.poster === 'agency',
    direct: ad.poster === 'direct',
    place: ad.places.some((place) => place.areas.length > 0),
    abroad: ad.isAbroad,
    posted: ad.postedAt !== null,
  }
}

/** The display text, read alone, against the numbers that came beside it. */
function measurePayField(ads: readonly Ad[]): void {
  const differences: string[] = []
  let read = 0
  let compared = 0
  let right = 0
  let ote = 0
  for (const { row, listing } of ads) {
    const text = listing.pay.text
    if (text === null || !/\d/.test(text)) continue
    const reading = readPayField(text)
    read++
    if (reading.kind === 'ote') ote++
    if (reading.kind !== 'pay') continue
    const beside = numbersBeside(row, listing)
    if (beside === null) continue
    compared++
    if (isSamePay(reading.statement, beside)) right++
    else differences.push(`${statementWords(reading.statement)} | board ${beside.join(' to ')} | ${text}`)
  }
  if (read === 0) return
  console.log(
    `  pay field with a figure ${read}, OTE alone ${ote}; beside numbers ${compared}, the same ${share(right, compared)}`,
  )
  show(differences)
}

function numbersBeside(row: Row, { pay }: Listing): readonly [number, number] | null {
  const middle = Number(row.salaryAnnual)
  if (Number.isFinite(middle) && middle > 0) return [middle, middle]
  if (pay.min === null || pay.max === null || pay.min <= 0) return null
  return [pay.min, pay.max]
}

/** What the title or the text states, against the board's numbers that are not its guess. */
function measurePayInAd(ads: readonly Ad[]): void {
  const differences: string[] = []
  let given = 0
  let found = 0
  let both = 0
  let right = 0
  let near = 0
  for (const { listing, title, text } of ads) {
    if (text === '') continue
    const { min, max, isEstimate, text: field } = listing.pay
    // The same fraction twice is a board's guess that lost its mark.
    const isGuess = isEstimate || (min !== null && min === max && min % 1 !== 0)
    const statement = findPay(title, text)?.statement
    if (statement !== undefined) found++
    if (isGuess || field !== null || min === null || max === null || min <= 0) continue
    given++
    if (statement === undefined) continue
    both++
    if (isSamePay(statement, [min, max])) right++
    else if (isNearPay(statement, [min, max])) near++
    else differences.push(`${statementWords(statement)} | board ${min} to ${max} | ${title}`)
  }
  if (found === 0) return
  console.log(
    `  pay stated by title or text ${found}; with the board's numbers ${both} of ${given}: the same ${share(right, both)}, overlapping ${share(near, both)}`,
  )
  show(differences)
}

function yearly(amount: number, statement: Statement): number[] {
  if (statement.period === 'hour') return hoursAYear.map((hours) => amount * hours)
  if (statement.period === 'day') return daysAYear.map((days) => amount * days)
  return [perYear(amount, statement.period)]
}

function isSamePay(statement: Statement, [low, high]: readonly [number, number]): boolean {
  const [min, max] = [statement.min ?? statement.max ?? 0, statement.max ?? statement.min ?? 0]
  const middle = low === high && min !== max ? (min + max) / 2 : null
  const isAs = (mine: number, theirs: number): boolean =>
    [mine, ...yearly(mine, statement)].some((amount) => isClose(amount, theirs))
  return (isAs(min, low) && isAs(max, high)) || (middle !== null && isAs(middle, low))
}

function isNearPay(statement: Statement, [low, high]: readonly [number, number]): boolean {
  const [min, max] = [statement.min ?? 0, statement.max ?? Infinity].map((amount) => perYear(amount, statement.period))
  return (min ?? 0) <= high * 1.05 && (max ?? 0) >= low * 0.95
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.03 * Math.max(a, b)
}

/** Contract and hours read from title and text alone, against the board's own words. */
function measureKind(ads: readonly Ad[]): void {
  const differences: string[] = []
  const counts = { contract: 0, contractKnown: 0, contractRight: 0, hours: 0, hoursKnown: 0, hoursRight: 0 }
  for (const { listing, title, text } of ads) {
    if (text === '' || listing.kindWords.length === 0) continue
    const board = understandKind({ kindWords: listing.kindWords, title: '', text: '' })
    const alone = understandKind({ kindWords: [], title, text })
    if (board.contractType !== null) {
      counts.contract++
      if (alone.contractType !== null) counts.contractKnown++
      if (alone.contractType === board.contractType) counts.contractRight++
      else if (alone.contractType !== null)
        differences.push(`${alone.contractType} | board ${board.contractType} | ${title}`)
    }
    if (board.fullTime || board.partTime) {
      counts.hours++
      if (alone.fullTime || alone.partTime) counts.hoursKnown++
      if ((alone.fullTime && board.fullTime) || (alone.partTime && board.partTime)) counts.hoursRight++
    }
  }
  const { contract, contractKnown, contractRight, hours, hoursKnown, hoursRight } = counts
  if (contract > 0)
    console.log(
      `  contract without the board's word: told ${share(contractKnown, contract)} of ${contract}, of these as the board ${share(contractRight, contractKnown)}`,
    )
  if (hours > 0)
    console.log(
      `  hours without the board's word: told ${share(hoursKnown, hours)} of ${hours}, of these as the board ${share(hoursRight, hoursKnown)}`,
    )
  show(differences)
}

function measureIndustry(ads: readonly Ad[]): void {
  const differences: string[] = []
  let compared = 0
  let told = 0
  let byTitle = 0
  let withCategory = 0
  for (const { row, title, text } of ads) {
    const category = String(row.category ?? '')
    const fitting = categories.find(([pattern]) => pattern.test(category))?.[1]
    if (fitting === undefined) continue
    compared++
    const alone = understandIndustry({ title, industryWords: [], text })
    const together = understandIndustry({ title, industryWords: [category], text })
    if (alone !== null) told++
    if (alone !== null && fitting.includes(alone)) byTitle++
    else differences.push(`${alone} | ${category} | ${title}`)
    if (together !== null && fitting.includes(together)) withCategory++
  }
  if (compared === 0) return
  console.log(
    `  industry: told by the title ${share(told, compared)} of ${compared}, of these fitting the category ${share(byTitle, told)}; with the category ${share(withCategory, compared)}`,
  )
  show(differences)
}

function statementWords({ min, max, period }: Statement): string {
  return `${min ?? ''}-${max ?? ''} a ${period}`
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
}

/** Some of them, spread over the file. */
function show(differences: readonly string[]): void {
  const step = Math.max(1, Math.floor(differences.length / Math.max(1, shown)))
  for (let i = 0, left = shown; i < differences.length && left > 0; i += step, left--)
    console.log(`    ${differences[i]}`)
}
