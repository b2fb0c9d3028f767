import type { Cv } from '../../../contract/cvs/cvs.ts'
import { asInRules } from '../lexicon/same-words.ts'
import { wordsOf } from '../words.ts'

/**
 * Whether a CV names that very skill: 'cash handling' in 'Till and cash handling'. What it does not name, the person may have all the same.
 * @returns true or null, never false
 */
export function hasSkill(skill: string, cv: Cv | null): true | null {
  const wanted = plain(skill.replace(/ or (?:similar|equivalent|a similar \p{L}+)$/u, ''))
  const listed = cv?.skills.other_skills.job_related_skills ?? []
  const named = listed.flatMap(({ title }) => [title, ...title.split(/,|;|\/| and | & /u)])
  return wanted !== '' && named.some((one) => plain(one) === wanted) ? true : null
}

function plain(text: string): string {
  return asInRules(wordsOf(text)).join(' ')
}
