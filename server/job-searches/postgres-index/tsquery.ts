import { orderedFormsOf } from '../analyser/employer-forms.ts'
import type { AskedGroup, AskedPhrase, AskedWords } from '../analyser/read-query.ts'
import { quote } from './tsvector.ts'

/**
 * `all`: what must hold, as one condition each. The index walks such lists side by side and skips through the long ones;
 * one condition of them all it works out for every member of the lists of a place: three times as long, as measured.
 * `phrases`: those that must also stand in order, which the index of terms cannot tell.
 */
export type MatchQuery = { all: readonly string[]; phrases: readonly string[] }

/** Questions to the terms of a title, from the best rank down. */
export type TitleQueries = {
  /** All that the questions ask for. */
  terms: readonly string[]
  /** The own words, in order and next to one another; null for one word. */
  inOrder: string | null
  /** The own words in order, at most one word more between two, or as 'teacher of maths'; null where they cannot be told so. */
  near: string | null
  own: string
  /** Own words or their relatives; null where there are none. */
  related: string | null
  /** Each word in the title or in the employer's name, which makes it an ad of the employer who was asked for. */
  employer: string
  /** Any of the words; null where there is one only. */
  some: string | null
  /** What must be there beside the own words, and beside related or the employer's, where a job is asked for; null: it is not. */
  job: { own: string; related: string } | null
}

/**
 * What the terms of an ad must fulfil.
 * @param further more that must hold, as alternatives: cells, areas.
 */
export function matchQuery(asked: readonly AskedWords[], further: readonly (readonly string[])[]): MatchQuery {
  const groups = asked.flatMap(({ groups }) => groups).map((group) => anyOf([...ownOf(group), ...relatedOf(group)]))
  const phrases = asked.flatMap(({ phrases }) => phrases)
  const without = asked.flatMap(({ without }) => without).map((phrase) => `!${inOrder(phrase)}`)
  const must = [...groups, ...phrases.map((phrase) => allOf(phrase.terms.map(quote))), ...further.map(quotedAnyOf)]
  // 'Not' alone would make PostgreSQL walk the whole index; every ad has the term 'all'.
  const [first, ...others] = must.length === 0 && without.length > 0 ? [quote(everyAd)] : must
  return {
    all: first === undefined ? [] : [[first, ...without].join(' & '), ...others],
    phrases: phrases.filter(({ terms }) => terms.length > 1).map(inOrder),
  }
}

/** The term that every ad has. */
export const everyAd = 'a:all'

/** Null where nothing is asked for by words: then all titles are equal. */
export function titleQueries({ groups, phrases, inOrder: typed, near, job }: AskedWords): TitleQueries | null {
  if (groups.length === 0 && phrases.length === 0) return null
  const asPhrases = phrases.map(inOrder)
  const own = [...groups.map((group) => anyOf(ownOf(group))), ...asPhrases]
  const related = [
    ...groups.map((group) => anyOf([...ownOf(group), ...relatedOf(group, { inTitle: true })])),
    ...asPhrases,
  ]
  const ofEmployer = [
    ...groups.map((group) => anyOf([...ownOf(group), ...ofEmployerOnly(group.employer)])),
    ...phrases.map((phrase) => anyOf([inOrder(phrase), ...ofEmployerOnly(orderedFormsOf(phrase.text))])),
  ]
  const names = groups.flatMap((group) => [...group.own.flat(), ...group.related.map(inTitleTerm)])
  const employers = [
    ...groups.flatMap(({ employer }) => employer),
    ...phrases.flatMap(({ text }) => orderedFormsOf(text)),
  ]
  return {
    terms: [...new Set([...names, ...phrases.flatMap(({ terms }) => terms), ...employers.map(employerTerm)])],
    inOrder: typed === null ? null : inOrder(typed),
    near:
      near === null
        ? null
        : near.terms
            .slice(1)
            .map((term, i) => nextTo(near.terms[i]!, term, near.gaps[i + 1]!))
            .join(' & '),
    own: own.join(' & '),
    related: groups.some((group) => group.related.length > 0) ? related.join(' & ') : null,
    employer: ofEmployer.join(' & '),
    some: own.length > 1 || groups.some((group) => group.own[0]!.length > 1) ? someOf(groups, asPhrases) : null,
    job: job && { own: quotedAnyOf(job.own), related: quotedAnyOf(job.related) },
  }
}

function someOf(groups: readonly AskedGroup[], phrases: readonly string[]): string {
  const words = groups.flatMap((group) => [...group.own.flat().map(quote), ...relatedOf(group, { inTitle: true })])
  return [...new Set([...words, ...phrases])].join(' | ')
}

/** As far apart as they were typed, or one more; or turned round: 'teacher of maths' for 'maths teacher', and the other way. */
function nextTo(one: string, other: string, gap: number): string {
  const [first, second] = [quote(one), quote(other)]
  return `(${first} <${gap}> ${second} | ${first} <${gap + 1}> ${second} | ${second} <${gap === 1 ? 2 : 1}> ${first})`
}

function employerTerm(term: string): string {
  return `e:${term}`
}

function ofEmployerOnly(forms: readonly string[]): string[] {
  return forms.length === 0 ? [] : [allOf(forms.map((form) => quote(employerTerm(form))))]
}

function ownOf(group: AskedGroup): string[] {
  return group.own.map((terms) => allOf(terms.map(quote)))
}

function relatedOf(group: AskedGroup, { inTitle }: { inTitle: boolean } = { inTitle: false }): string[] {
  return group.related.map((term) => quote(inTitle ? inTitleTerm(term) : term))
}

/** In the title's own terms 't:nursing' is 'nursing'. */
function inTitleTerm(term: string): string {
  return term.replace(/^t:/, '')
}

function inOrder({ terms, gaps }: AskedPhrase): string {
  const steps = terms.map((term, i) => (i === 0 ? quote(term) : `<${gaps[i]}> ${quote(term)}`))
  return steps.length === 1 ? steps[0]! : `(${steps.join(' ')})`
}

function quotedAnyOf(terms: readonly string[]): string {
  return anyOf(terms.map(quote))
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' | ')})`
}

function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`
}
