import type { SandboxAd } from '../board.ts'
import { agencyFor, type Agency } from './agencies.ts'
import { takersOf } from './apprentice-employers.ts'
import type { EmployerKind } from './employer-kinds.ts'
import { employerOf, type Employer } from './employers.ts'
import type { Field, Line } from './field.ts'
import { titlesOf } from './patterns.ts'
import { payFor, type TruePay } from './pay.ts'
import { randomOf, weighted, type Random } from './random.ts'
import { towns, type Town } from './towns.ts'

/** One made-up vacancy, before any board carries it. */
export type Vacancy = {
  /** Unique in its world; also the key of all chance that its ads share. */
  id: number
  field: Field
  line: Line
  title: string
  town: Town
  postcode: string
  lat: number
  lng: number
  employer: Employer
  /** Null: the employer looks for people itself. */
  agency: Agency | null
  workplace: SandboxAd['workplace']
  /** Days a week at the place, where it is hybrid. */
  daysOnSite: number | null
  contract: SandboxAd['contract']
  /** How long a contract or a fixed term lasts. */
  months: number | null
  fullTime: boolean
  partTime: boolean
  /** 'open': still to be decided, and the ad says so. */
  ir35: 'inside' | 'outside' | 'open' | null
  pay: TruePay
  skills: readonly string[]
  /** Whole days before the world's day. */
  postedDaysAgo: number
  closesInDays: number
  external: boolean
}

export type Post = { field: Field; line: Line; title: string }

/** What may be laid down beforehand; the rest is drawn. */
export type Wish = Partial<Pick<Vacancy, 'employer' | 'agency' | 'title' | 'line'>> & { field: Field; town?: Town }

const anyTown = weighted(towns, (town) => town.weight)

/** Every title of a field, with the line that it belongs to. */
export function postsOf(field: Field): Post[] {
  return field.lines.flatMap((line) => line.titles.flatMap(titlesOf).map((title) => ({ field, line, title })))
}

export function makeVacancy(seed: number, id: number, wish: Wish): Vacancy {
  const random = randomOf(seed, 'vacancy', id)
  const { field } = wish
  const line = wish.line ?? random.pick(field.lines)
  const title = wish.title ?? random.pick(titlesOf(random.pick(line.titles)))
  const takers = field.industry === 'Apprenticeships and training schemes' ? takersOf(title) : null
  const kind = random.pick<EmployerKind>(takers ?? line.employers ?? field.employers)
  const town = wish.town ?? anyTown(random)
  const employer = wish.employer ?? employerOf(kind, town, random.whole(0, 999))
  const contract = contractFor(line, title, random)
  const workplace = workplaceFor(line, random)
  const isHybrid = workplace === 'hybrid'
  const partTime = /part[ -]time/iu.test(title) || random.chance(line.partTime ?? 0.15)
  const isPublic = employer.kind === 'nhs-trust' || employer.kind === 'school' || employer.kind === 'council'
  const postedDaysAgo = Math.floor(random.next() ** 1.9 * 30)
  return {
    id,
    field,
    line,
    title,
    town,
    postcode: postcodeIn(town, random),
    // Within about two miles of the middle.
    lat: roundTo(town.lat + (random.next() - 0.5) * 0.05, 5),
    lng: roundTo(town.lng + (random.next() - 0.5) * 0.08, 5),
    employer,
    agency:
      wish.agency === undefined
        ? random.chance(isPublic ? 0.12 : 0.45)
          ? agencyFor(field.industry, town.country, random)
          : null
        : wish.agency,
    workplace,
    daysOnSite: isHybrid ? random.whole(1, 4) : null,
    contract,
    months: contract === 'contract' || contract === 'fixed-term' ? random.pick([3, 6, 6, 6, 9, 12, 12, 18]) : null,
    fullTime: !partTime || random.chance(0.4),
    partTime,
    ir35: contract === 'contract' && town.country === 'GB' ? ir35For(random) : null,
    pay: payFor({ line, title, town, contract, isHealthService: employer.kind === 'nhs-trust' }, random),
    skills: random.some(line.skills, random.whole(3, 6)),
    postedDaysAgo,
    closesInDays: random.whole(2, 35),
    external: random.chance(0.18),
  }
}

function contractFor(line: Line, title: string, random: Random): SandboxAd['contract'] {
  if (/\bapprentice/iu.test(title)) return 'apprenticeship'
  if (/\b(?:intern|internship|placement)\b/iu.test(title)) return 'internship'
  if (/\b(?:temporary|temp|seasonal|bank|supply|relief)\b/iu.test(title)) return 'temporary'
  if (/\b(?:contract|freelance)\b/iu.test(title)) return 'contract'
  if (line.apprenticeship) return 'apprenticeship'
  const at = random.next()
  const contractors = line.contractors ?? 0.03
  const temps = line.temps ?? 0.08
  if (at < contractors) return 'contract'
  if (at < contractors + temps) return 'temporary'
  if (at < contractors + temps + 0.09) return 'fixed-term'
  return 'permanent'
}

function workplaceFor(line: Line, random: Random): SandboxAd['workplace'] {
  if (!random.chance(line.desk ?? 0)) return 'on-site'
  return random.chance(0.3) ? 'remote' : 'hybrid'
}

function ir35For(random: Random): Vacancy['ir35'] {
  const at = random.next()
  return at < 0.42 ? 'outside' : at < 0.74 ? 'inside' : at < 0.86 ? 'open' : null
}

/** Letters that end an inward code (Royal Mail leaves out C, I, K, M, O and V); Eircodes use a set of their own. */
const inward = 'ABDEFGHJLNPQRSTUWXYZ'
const eircode = 'ACDEFHKNPRTVWXY0123456789'

function postcodeIn(town: Town, random: Random): string {
  const code = random.pick(town.codes)
  if (town.country === 'IE') return `${code} ${letters(eircode, 4, random)}`
  return `${code} ${random.whole(0, 9)}${letters(inward, 2, random)}`
}

function letters(alphabet: string, count: number, random: Random): string {
  return Array.from({ length: count }, () => alphabet[random.whole(0, alphabet.length - 1)]).join('')
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
