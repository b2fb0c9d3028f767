import type { AdTerms } from './analyse-ad.ts'
import { orderedFormsOf } from './employer-forms.ts'
import type { AskedPhrase, AskedWords } from './read-query.ts'

/** How well a title fits a search, from the best down. */
export const tiers = { exact: 8, inOrder: 7, near: 6, apart: 5, related: 4, employer: 3, some: 2, none: 0 } as const

type Terms = AdTerms['title']

/**
 * The tier of a title. The search index finds the same by SQL (`postgres-index/statement.ts`), for all ads at once; this is for one.
 * @param ad what `analyseAd` makes of it.
 */
export function titleTier(
  { title, titleLength }: Pick<AdTerms, 'title' | 'titleLength'>,
  words: AskedWords,
): (typeof tiers)[keyof typeof tiers] {
  const { groups, phrases, inOrder, near, length, job } = words
  if (groups.length === 0 && phrases.length === 0) return tiers.none
  const has = (term: string) => title.has(term.replace(/^t:/u, ''))
  const own = groups.map((group) => group.own.some((list) => list.every(has)))
  const related = groups.map((group) => group.related.some(has))
  const quoted = phrases.map((phrase) => hasPhrase(title, phrase))
  if (own.every(Boolean) && quoted.every(Boolean)) {
    if (job !== null && !job.own.some(has)) return tiers.apart
    const wanted = length + phrases.reduce((sum, { terms }) => sum + terms.length, 0)
    if (wanted > 0 && titleLength === wanted) return tiers.exact
    if (inOrder !== null && hasPhrase(title, inOrder)) return tiers.inOrder
    return near === null || isNear(title, near) ? tiers.near : tiers.apart
  }
  const isForJob = job === null || job.related.some(has)
  if (isForJob && own.every((found, i) => found || related[i]) && quoted.every(Boolean)) return tiers.related
  const isOfEmployer = (forms: readonly string[]) => forms.length > 0 && forms.every((form) => title.has(`e:${form}`))
  const hasEmployer =
    groups.every((group, i) => own[i] || isOfEmployer(group.employer)) &&
    phrases.every((phrase, i) => quoted[i] || isOfEmployer(orderedFormsOf(phrase.text)))
  if (isForJob && hasEmployer) return tiers.employer
  const hasSome = related.some(Boolean) || quoted.some(Boolean) || groups.some((group) => group.own.flat().some(has))
  return hasSome ? tiers.some : tiers.none
}

/**
 * Whether an ad only mentions the job that is searched for (decision 025): the words stand in the text, or apart in the title.
 * 'Cleaning Operative, Warehouse' is no warehouse operative.
 */
export function onlyMentions(tier: number): boolean {
  return tier < tiers.employer || tier === tiers.apart
}

/** The words in their order, each as far behind the one before as it was asked for. */
export function hasPhrase(terms: Terms, { terms: phrase, gaps }: AskedPhrase): boolean {
  const [first, ...others] = phrase
  if (first === undefined || !terms.has(first)) return false
  if (others.length === 0) return true
  let ends = new Set(terms.get(first))
  others.forEach((term, i) => {
    const gap = gaps[i + 1] ?? 1
    ends = new Set((terms.get(term) ?? []).filter((place) => ends.has(place - gap)))
  })
  return ends.size > 0
}

/** One after another, one word more between two at the most, or turned round: 'maths teacher' and 'teacher of maths'. */
function isNear(title: Terms, { terms, gaps }: NonNullable<AskedWords['near']>): boolean {
  return terms.slice(1).every((term, i) => {
    const gap = gaps[i + 1] ?? 1
    const isGap = (between: number) => between === gap || between === gap + 1 || between === (gap === 1 ? -2 : -1)
    const first = title.get(terms[i]!) ?? []
    return (title.get(term) ?? []).some((place) => first.some((before) => isGap(place - before)))
  })
}
