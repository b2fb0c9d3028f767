import type { Cv } from '../../../contract/cvs/cvs.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'

/** Where somebody lives; null: not known. */
export type Home = { county: string | null } | null

/** Where a person lives, by the postcode of their CV, else by its town. A town of which there are several says nothing. */
export async function homeOf({ searchedPlace }: Pick<FindDeps, 'searchedPlace'>, cv: Cv | null): Promise<Home> {
  const { postcode = '', city = '' } = cv?.personal_data ?? {}
  for (const [text, isSure] of [
    // The first half tells the county, and nobody outside has to be asked what it means.
    [postcode.trim().replace(/(?<!\s)\s*(?:\d[a-z]{2}|(?<=^[a-z]\d[\dw]\s{0,9})[a-z\d]{4})$/iu, ''), true],
    [city, false],
  ] as const) {
    if (text.trim() === '') continue
    const place = await searchedPlace(text)
    if (place.kind === 'found' && (isSure || place.others.length === 0)) return { county: place.place.county }
  }
  return null
}
