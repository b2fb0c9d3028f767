import type { Queryable } from '../../platform/database.ts'
import { askedTitleKey } from '../title-keys.ts'
import { education } from '../analyser/meanings/education.ts'
import { health } from '../analyser/meanings/health.ts'
import { office } from '../analyser/meanings/office.ts'
import { service } from '../analyser/meanings/service.ts'
import { technology } from '../analyser/meanings/technology.ts'
import { trades } from '../analyser/meanings/trades.ts'
import { plainTextOfQuery } from '../analyser/read-query.ts'
import { fold } from '../analyser/words.ts'
import { commonTitles } from '../common-titles.ts'
import { plainTitle, showTitle } from '../plain-title.ts'
import { isBlocked } from './blocked-words.ts'

/**
 * The known title that somebody searched for, as it is shown to others: never their own words. Quotes are left out, and so is
 * what was excluded by a minus sign.
 * @returns null where the words are no title that we know, such as a person's name.
 */
export async function publishedTitle(db: Queryable, typed: string): Promise<string | null> {
  const text = plainTextOfQuery(typed)
  const known = ofOurLists.get(askedTitleKey(text)) ?? (await titleOfAds(db, text))
  return known === null || isBlocked(known) ? null : known
}

/** By their key: 'Staff Nurses' and 'staff nurse' are one title, and 'RGN' is told by its plainest name. */
const ofOurLists = new Map<string, string>()
const names = [health, education, office, service, technology, trades].flat().flatMap((meaning) => meaning.names)
for (const title of [...commonTitles, ...commonTitles.flatMap(endings), ...names]) {
  const key = askedTitleKey(title)
  if (key !== '' && !ofOurLists.has(key)) ofOurLists.set(key, showTitle(fold(title)))
}

/** 'Staff Nurse' is a nurse. What stands behind a joining word is not the job: 'Front of House' is no house. */
function endings(title: string): string[] {
  const words = title.split(' ')
  return words.length === 1 || / (?:of|de|and) /u.test(title)
    ? []
    : [words.slice(-2).join(' '), words.slice(-1).join(' ')]
}

/** So many jobs must have a title: one ad, or a few, could be put there for the sake of its title. */
const leastJobs = 5

/** A title that is frequent among the ads in the index, as suggestions offer it. */
async function titleOfAds(db: Queryable, text: string): Promise<string | null> {
  const title = fold(text)
  if (plainTitle(title) !== title) return null
  const { rows } = await db.query('select from job_titles where beginning = $1 and title = $1 and jobs >= $2', [
    title,
    leastJobs,
  ])
  return rows.length === 0 ? null : showTitle(title)
}
