import { commonTitles } from './common-titles.ts'
import { foldWords } from './fold.ts'
import { education } from './meanings/education.ts'
import { health } from './meanings/health.ts'
import { office } from './meanings/office.ts'
import { service } from './meanings/service.ts'
import { technology } from './meanings/technology.ts'
import { trades } from './meanings/trades.ts'
import { showTitle } from './plain-title.ts'
import { askedTitleKey } from './title-keys.ts'

/** The title of our own lists that a text means, as it is shown; undefined: none. */
export function knownTitle(text: string): string | undefined {
  return ofOurLists.get(askedTitleKey(text))
}

/** By their key: 'Staff Nurses' and 'staff nurse' are one title, and 'RGN' is told by its plainest name. */
const ofOurLists = new Map<string, string>()
const names = [health, education, office, service, technology, trades].flat().flatMap((meaning) => meaning.names)
for (const title of [...commonTitles, ...commonTitles.flatMap(endings), ...names]) {
  const key = askedTitleKey(title)
  if (key !== '' && !ofOurLists.has(key)) ofOurLists.set(key, showTitle(foldWords(title)))
}

/** 'Staff Nurse' is a nurse. What stands behind a joining word is not the job: 'Front of House' is no house. */
function endings(title: string): string[] {
  const words = title.split(' ')
  return words.length === 1 || / (?:of|de|and) /u.test(title)
    ? []
    : [words.slice(-2).join(' '), words.slice(-1).join(' ')]
}
