import type { ListingFacts } from './listing-facts.ts'
import { isReposter } from './reposters.ts'

/**
 * Whether the names on two ads may stand for one employer. 'one': the same name, or a longer form of it. 'open': one of them is blank, an
 * agency or a site that passes on others' ads, so the names say nothing. 'two': two employers who both hire for themselves.
 */
export type EmployerRelation = 'one' | 'open' | 'two'

type Advertiser = Pick<ListingFacts, 'employerKey' | 'mainKey' | 'poster'>

export function relateEmployers(a: Advertiser, b: Advertiser): EmployerRelation {
  const [left, right] = [a.employerKey, b.employerKey]
  if (left === null || right === null || isNameless(left) || isNameless(right)) return 'open'
  const rights = namesOf(right, b.mainKey)
  const isOne = namesOf(left, a.mainKey).some((one) =>
    rights.some((other) => one === other || isLongerForm(one, other) || isLongerForm(other, one)),
  )
  if (isOne) return 'one'
  return a.poster === 'agency' || b.poster === 'agency' ? 'open' : 'two'
}

function namesOf(employerKey: string, mainKey: string | undefined): string[] {
  return mainKey === undefined ? [employerKey] : [employerKey, mainKey]
}

/** The ad does not name its employer: blank, or a site that passes on others' ads. */
export function isNameless(employerKey: string | null): boolean {
  return employerKey === null || isReposter(employerKey)
}

/** The portal of the NHS: its ads are those of hundreds of trusts and practices, paid by one table. */
export function isNhsPortal(employerKey: string | null): boolean {
  return employerKey === 'nhs jobs'
}

/**
 * The beginning of a name, for a key that 'Certes' and 'Certes Computing' share; '' where the name is blank or is that of a
 * site that passes on others' ads.
 */
export function employerStart(employerKey: string | null): string {
  if (employerKey === null || isReposter(employerKey)) return ''
  const letters = employerKey.replaceAll(' ', '')
  // 'University of …' begins many names.
  return everyonesStart.has(employerKey.split(' ')[0] ?? '') ? letters : letters.slice(0, startLetters)
}

const startLetters = 6

/** 'jp morgan' of 'jpmorganchase', 'nbc universal' of 'nbcuniversal', 'certes' of 'certes computing', 'enl' of 'executive network legal'. */
function isLongerForm(long: string, short: string): boolean {
  const [longLetters, shortLetters] = [long.replaceAll(' ', ''), short.replaceAll(' ', '')]
  if (longLetters === shortLetters) return true
  const words = long.split(' ')
  if (
    shortLetters.length >= 3 &&
    shortLetters === short &&
    words.length === shortLetters.length &&
    words.every((word, i) => word.startsWith(shortLetters[i] ?? ' '))
  )
    return true
  if (everyonesStart.has(short) || (shortLetters.length < 4 && !isAbbreviation(short))) return false
  return long.startsWith(`${short} `) || (shortLetters.length >= 6 && words[0]?.startsWith(shortLetters) === true)
}

/** 'txp', 'kpmg': three letters without a vowel are no word that names begin with by chance. */
function isAbbreviation(name: string): boolean {
  return /^[^aeiouy\s]{3,}$/u.test(name)
}

/** Names begin with these without being one employer's: 'Care' is no short form of 'Care Plus'. */
const everyonesStart: ReadonlySet<string> = new Set(
  `
    care health royal national saint school university college london british north south east west first new
    hospital clinic practice surgery pharmacy nursery academy council hotel restaurant department ministry office
    home nhs trust recruitment global the best premier prime elite city county people career careers talent search
    select resource resources education teaching medical nursing social support service services solutions group`
    .trim()
    .split(/\s+/u),
)
