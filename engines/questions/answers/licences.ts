import type { AskedFor } from '../meaning.ts'
import type { Known } from '../question.ts'
import { wordsOf } from '../words.ts'
import { plainYesNo, single } from './options.ts'

type Licence = { country: 'GB' | 'IE' | 'other' | null; isFull: boolean }

/** 'Full UK driving licence', 'B', 'Indian driving licence'; a provisional licence does not count. */
function licencesOf({ cv }: Known): Licence[] {
  const titles = cv?.skills.other_skills.driving_license.map(({ title }) => wordsOf(title)) ?? []
  return titles
    .filter(
      (words) =>
        words.length > 0 &&
        !words.some((word) =>
          ['provisional', 'learner', 'no', 'none', 'not', 'expired', 'forklift', 'motorcycle'].includes(word),
        ),
    )
    .map((words) => ({ country: countryIn(words), isFull: words.includes('full') }))
}

const plainWords = new Set([
  'full',
  'driving',
  'drivers',
  'driver',
  'licence',
  'license',
  'category',
  'categories',
  'clean',
  'valid',
  'current',
  'and',
  'manual',
  'car',
  'a',
  'b',
  'be',
])

function countryIn(words: readonly string[]): Licence['country'] {
  if (words.some((word) => ['uk', 'british', 'gb'].includes(word))) return 'GB'
  if (words.some((word) => ['irish', 'ireland', 'ie'].includes(word))) return 'IE'
  return words.every((word) => plainWords.has(word)) ? null : 'other'
}

/** Whether the one licence of the CV is provisional: nobody holds a full one of that country beside it. */
function isLearner({ cv }: Known): boolean {
  const words = wordsOf(single(cv?.skills.other_skills.driving_license ?? [])?.title ?? '')
  return words.includes('provisional') && (countryIn(words.filter((word) => word !== 'provisional')) ?? 'GB') === 'GB'
}

/** Whether they hold the licence that is asked for; a no only of who holds a provisional one, as a CV does not have to be complete. */
export function holdsLicence({ country, full, clean, manual }: AskedFor<'licence'>, known: Known): boolean | null {
  if (full && country !== 'IE' && country !== 'EU' && country !== 'any' && isLearner(known)) return false
  if (clean || manual) return null
  const fits = licencesOf(known).some(
    (one) =>
      (full === undefined || one.isFull) &&
      (country === undefined
        ? full === undefined || one.country !== 'other'
        : country === 'any'
          ? one.country === 'GB' || one.country === 'IE'
          : country === 'EU'
            ? one.country === 'IE'
            : one.country === country),
  )
  return fits ? true : null
}

/** Of options that say more than the CV does: 'Full UK (clean)'. */
const moreWords = new Set(['clean', 'points', 'endorsements', 'automatic', 'years', 'hgv', 'lgv', 'pcv', 'car'])

/** The one option that says just what the CV says: full or not, and of which country. */
export function licenceAmong(options: readonly string[], known: Known): string | null {
  if (isLearner(known))
    return single(
      options.filter((option) => {
        const words = wordsOf(option)
        return (
          words.includes('provisional') && !words.some((word) => ['full', 'or', 'irish', 'eu', 'none'].includes(word))
        )
      }),
    )
  const own = single(licencesOf(known))
  if (own === null || own.country === null || own.country === 'other') return null
  return single(
    options.filter((option) => {
      const words = wordsOf(option)
      if (words.some((word) => moreWords.has(word))) return false
      const country = countryIn(words) ?? (words.some((word) => ['eu', 'eea', 'european'].includes(word)) ? 'EU' : null)
      const isOwn =
        country === own.country || (own.country === 'IE' && words.some((word) => ['eu', 'eea'].includes(word)))
      return isOwn && words.includes('full') === own.isFull && !words.includes('provisional')
    }),
  )
}

/** 'Current driving licence?' with a list of kinds in place of yes and no: nothing is asked of it but which. */
export function licenceByKind(
  { asks: _asks, ...limits }: AskedFor<'licence'>,
  options: readonly string[],
  known: Known,
): string | null {
  const isPlain = Object.values(limits).every((limit) => limit === undefined)
  return isPlain && options.every((option) => plainYesNo(option) !== true) ? licenceAmong(options, known) : null
}

export function licenceWords({ cv }: Known): string | null {
  const titles = cv?.skills.other_skills.driving_license.map(({ title }) => title).filter((title) => title !== '') ?? []
  return titles.length === 0 ? null : titles.join(', ')
}

/** 'Full Irish driving licence, category B', 'Categories B, C1 and D', 'B': the categories, where the one licence of the CV has them. */
export function licenceCategory({ cv }: Known): string | null {
  const titles = cv?.skills.other_skills.driving_license.map(({ title }) => title).filter((title) => title !== '') ?? []
  const [, listed = ''] =
    /(?:^|\bcat(?:egory|egories|s)?\b\.? ?)([A-Z][A-Z\d,/+& and]{0,40})$/u.exec(single(titles)?.trim() ?? '') ?? []
  const categories = listed.split(/, ?| and | ?& ?|\/| /u).filter((one) => one !== '')
  return categories.length > 0 && categories.every((one) => categoriesOfLicences.has(one))
    ? categories.join(', ')
    : null
}

/** Source: the categories of Directive 2006/126/EC, and those of their own of Britain and Ireland. */
const categoriesOfLicences: ReadonlySet<string> = new Set(
  'AM A1 A2 A B1 B BE B+E C1 C1E C1+E C CE C+E D1 D1E D1+E D DE D+E f F G H K L M N P Q T W'.split(' '),
)
