import { agencyFor } from './agencies.ts'
import { textMaker, type TextMaker } from './bulk-text.ts'
import type { EmployerKind } from './employer-kinds.ts'
import { employerOf } from './employers.ts'
import type { Field } from './field.ts'
import { industries } from './industries/index.ts'
import { payFor } from './pay.ts'
import { printPay } from './print-pay.ts'
import { randomOf, weighted, type Random } from './random.ts'
import { towns } from './towns.ts'
import { postsOf, type Post } from './vacancies.ts'

/** A made-up ad as a row of a file of ads; see the README of the product for what the fields mean. */
export type BulkAd = {
  /** 'reed:1000042': the board's own number. */
  id: string
  source: string
  board: string
  title: string
  company: string
  location: string
  salaryRaw: string | null
  salaryMin: number | null
  salaryMax: number | null
  salaryPeriod: string
  currency: 'GBP' | 'EUR'
  contractType: string
  contractTime: string
  description: string
  /** ISO 8601. */
  postedAt: string
  url: string
}

export type BulkSettings = {
  seed: number
  count: number
  /** The last day on which an ad was posted. */
  today?: Date
}

/** Boards that rows come from, by name and host. */
const boards = [
  ['reed', 'reed.co.uk'],
  ['indeed', 'indeed.com'],
  ['totaljobs', 'totaljobs.com'],
  ['cvlibrary', 'cv-library.co.uk'],
  ['linkedin', 'linkedin.com'],
  ['monster', 'monster.co.uk'],
  ['cwjobs', 'cwjobs.co.uk'],
  ['adzuna', 'adzuna.co.uk'],
] as const

/** The share of rows that are re-posts, or the same vacancy on another board. */
const copies = 0.15
/** A copy is one of about this many rows before it: on a board, re-posts lie that far apart. */
const memory = 4_000

const dayInMs = 86_400_000

/** Any number of made-up ads, made as they are read: the same for the same seed and day. */
export function* bulkAds({ seed, count, today = new Date() }: BulkSettings): Generator<BulkAd> {
  const midnight = new Date(today.toISOString().slice(0, 10))
  const make = rowMaker(seed, midnight)
  const kept: BulkAd[] = []
  for (let index = 0; index < count; index += 1) {
    const random = randomOf(seed, 'bulk', index)
    const number = 1_000_000 + index
    const isCopy = kept.length > 0 && random.chance(copies)
    const row = isCopy ? copyOf(random.pick(kept), midnight, { number, random }) : make(number, random)
    if (!isCopy) kept[index < memory ? kept.length : random.whole(0, kept.length - 1)] = row
    yield row
  }
}

function rowMaker(seed: number, midnight: Date): (number: number, random: Random) => BulkAd {
  const text: TextMaker = textMaker(industries)
  const anyField = weighted<Field>(industries, ({ weight }) => weight)
  const posts = new Map<Field, Post[]>(industries.map((field) => [field, postsOf(field)]))
  const anyTown = weighted(towns, ({ weight }) => weight)

  return (number, random) => {
    const field = anyField(random)
    const { line, title } = random.pick(posts.get(field)!)
    const town = anyTown(random)
    const employer = employerOf(random.pick<EmployerKind>(line.employers ?? field.employers), town, random.whole(0, 99))
    const agency = random.chance(0.45) ? agencyFor(field.industry, town.country, random) : null
    const contract = contractOf(line, random)
    const pay = payFor({ line, title, town, contract, isHealthService: employer.kind === 'nhs-trust' }, random)
    const printed = printPay(pay, random)
    const isPartTime = random.chance(line.partTime ?? 0.15)
    const hours = isPartTime ? `Part time, ${random.whole(12, 30)} hours a week.` : random.pick(fullTime)
    const isHybrid = random.chance((line.desk ?? 0) * 0.7)
    const place = isHybrid
      ? `Hybrid: ${random.whole(1, 3)} days a week in ${town.name}.`
      : `The work is in ${town.name}.`
    const [board, host] = random.pick(boards)
    const days = Math.floor(random.next() ** 1.5 * 45)
    const postedAt = new Date(midnight.getTime() - days * dayInMs - random.whole(1, 86_399) * 1000)
    return {
      id: `${board}:${number}`,
      source: 'bulk',
      board: host,
      title: decorated(title, town.name, random),
      company: agency?.name ?? employer.name,
      location: random.pick([town.name, `${town.name}, ${town.county}`, `${town.name}, ${random.pick(town.codes)}`]),
      salaryRaw: printed.text,
      salaryMin: printed.min,
      salaryMax: printed.max,
      salaryPeriod: printed.period,
      currency: printed.currency,
      contractType: contract,
      contractTime: isPartTime ? 'part_time' : 'full_time',
      description: text(
        {
          field,
          line,
          title,
          employer,
          agency,
          town,
          payText: printed.text,
          terms: `${place} ${contractWords[contract]} ${hours}${irWords(contract, town.country, random)}`,
          ref: `REF${(seed % 90) + 10}${number}`,
        },
        random,
      ),
      postedAt: postedAt.toISOString(),
      url: `https://www.${host}/jobs/${number}`,
    }
  }
}

const fullTime = [
  'Full time, 37.5 hours a week.',
  'Full time, 40 hours a week.',
  '37 hours, Monday to Friday.',
  'Four days on, four off.',
]
const contractWords = {
  permanent: 'A permanent post.',
  contract: 'A six month contract, likely to be extended.',
  temporary: 'A temporary assignment.',
  'fixed-term': 'Fixed term for twelve months.',
}

type Contract = keyof typeof contractWords

function contractOf({ contractors = 0.03, temps = 0.08 }: Post['line'], random: Random): Contract {
  const at = random.next()
  if (at < contractors) return 'contract'
  if (at < contractors + temps) return 'temporary'
  return at < contractors + temps + 0.08 ? 'fixed-term' : 'permanent'
}

function irWords(contract: Contract, country: 'GB' | 'IE', random: Random): string {
  if (contract !== 'contract' || country === 'IE') return ''
  return random.pick([' Outside IR35.', ' Outside IR35.', ' Inside IR35.', ' IR35 status: to be confirmed.', ''])
}

function decorated(title: string, town: string, random: Random): string {
  const at = random.next()
  if (at < 0.62) return title
  if (at < 0.74) return `${title} - ${town}`
  if (at < 0.8) return title.toUpperCase()
  if (at < 0.86)
    return `${title} (${random.pick(['m/f/d', 'Nights', 'Days', 'Immediate Start', '12 months', 'Hybrid', 'Part Time'])})`
  if (at < 0.93)
    return `${title} - ${random.pick(['Immediate Start', 'Urgent', 'Great Benefits', 'Flexible Hours', 'No Weekends'])}`
  return `${title} REF ${random.whole(1_000, 99_999)}`
}

/** The same vacancy on another board, or again on its own some days later: nearly the same words. */
function copyOf(row: BulkAd, midnight: Date, { number, random }: { number: number; random: Random }): BulkAd {
  const [own = ''] = row.id.split(':')
  const [other, host] = random.pick(boards)
  const isRepost = other === own || random.chance(0.3)
  const [board, site] = isRepost ? [own, row.board] : [other, host]
  const town = row.location.split(',')[0]!
  const later = Date.parse(row.postedAt) + (isRepost ? random.whole(7, 21) : random.whole(0, 3)) * dayInMs
  return {
    ...row,
    id: `${board}:${number}`,
    board: site,
    url: `https://www.${site}/jobs/${number}`,
    title: random.chance(0.3) ? `${row.title.split(' - ')[0]} - ${town}` : row.title,
    location: random.chance(0.4) ? town : row.location,
    ...(random.chance(0.2) && { salaryRaw: null, salaryMin: null, salaryMax: null }),
    description: random.chance(0.4) ? row.description.split('\n\n').slice(0, -2).join('\n\n') : row.description,
    postedAt: new Date(Math.min(later, midnight.getTime() - 1000)).toISOString(),
  }
}
