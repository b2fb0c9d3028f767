import { analyseAd } from './analyser/analyse-ad.ts'
import { readQuery } from './analyser/read-query.ts'

/**
 * A plain reason for a job's rank: how its title fits what was searched for. Says what the index's tiers say.
 * @param words what was searched for, corrected where a slip was.
 */
export function whyHere(title: string, words: string, { employer = null }: { employer?: string | null } = {}): string {
  const { groups, phrases } = readQuery(words)
  if (groups.length === 0 && phrases.length === 0) return 'new'
  const { title: terms } = analyseAd({ title, employer, text: '' })
  const has = (term: string) => terms.has(term.replace(/^t:/, ''))
  const quoted = phrases.map((phrase) => phrase.terms.every(has))
  const own = [...groups.map((group) => group.own.some((list) => list.every(has))), ...quoted]
  const related = [...groups.map((group, i) => own[i] || group.related.some(has)), ...quoted]
  if (own.every(Boolean)) return 'in the title'
  if (related.every(Boolean)) return 'a similar name in the title'
  const isOfEmployer = (list: readonly string[]) => list.every((term) => has(term) || has(`e:${term}`))
  if (groups.every((group) => group.own.some(isOfEmployer)) && phrases.every(({ terms: list }) => isOfEmployer(list)))
    return 'from this employer'
  return related.some(Boolean) || groups.some((group) => group.own.flat().some(has))
    ? 'partly in the title'
    : 'in the text'
}
