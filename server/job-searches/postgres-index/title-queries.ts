import { orderedFormsOf, type AskedGroup, type AskedPhrase, type AskedWords } from '../../../engines/words/index.ts'
import { titleTerm } from './title-terms.ts'
import { allOf, anyOf, inOrder } from './tsquery.ts'
import { quote } from './tsvector.ts'

/** Questions to the terms of a title, from the best rank down. */
export type TitleQueries = {
  /** The own words, in order and next to one another; null for one word. */
  inOrder: string | null
  /** The own words in order, at most one word more between two, or as 'teacher of maths'; null where they cannot be told so. */
  near: string | null
  own: TitleQuery
  /** Own words or their relatives; null where there are none. */
  related: TitleQuery | null
  /** Each word in the title or in the employer's name, which makes it an ad of the employer who was asked for; null: no word may be of one. */
  employer: TitleQuery | null
  /** Any of the words; null where there is one only. */
  some: TitleQuery | null
  /** What must be there beside the own words, and beside related or the employer's, where a job is asked for; null: it is not. */
  job: { own: TitleQuery; related: TitleQuery } | null
}

/** The text of a question, and of each part that a title must have the lists of terms that do for it. */
export type TitleQuery = { text: string; parts: readonly (readonly TermList[])[] }
export type TermList = readonly string[]

/** Null where nothing is asked for by words: then all titles are equal. */
export function titleQueries({ groups, phrases, inOrder: typed, near, job }: AskedWords): TitleQueries | null {
  if (groups.length === 0 && phrases.length === 0) return null
  const words = [...groups.map(wordOf), ...phrases.map(wordOfPhrase)]
  const hasOneTerm = words.length === 1 && groups.every((group) => group.own[0]!.length === 1)
  return {
    inOrder: typed && inOrder(typed),
    near: near && nearOne(near),
    own: eachOf(words.map(({ own }) => own)),
    related: words.some(({ related }) => related.length > 0)
      ? eachOf(words.map(({ own, related }) => [...own, ...related]))
      : null,
    employer: words.some(({ employer }) => employer.length > 0)
      ? eachOf(words.map(({ own, employer }) => [...own, ...employer]))
      : null,
    some: hasOneTerm ? null : eachOf([words.flatMap(({ some }) => some)]),
    job: job && { own: anyOneOf(job.own), related: anyOneOf(job.related) },
  }
}

/** Terms that a title must have, all of them, and the question for them. */
type Alternative = { terms: TermList; text: string }
/** What does for one word of a search, by the ranks of titles. */
type Word = { [rank in 'own' | 'related' | 'employer' | 'some']: readonly Alternative[] }

function wordOf(group: AskedGroup): Word {
  const related = group.related.map((term) => together([inTitleTerm(term)]))
  return {
    own: group.own.map(together),
    related,
    employer: ofEmployer(group.employer),
    some: [...group.own.flat().map((term) => together([term])), ...related],
  }
}

function wordOfPhrase(phrase: AskedPhrase): Word {
  const own = [{ terms: phrase.terms, text: inOrder(phrase) }]
  return { own, related: [], employer: ofEmployer(orderedFormsOf(phrase.text)), some: own }
}

/** In the title's own terms 't:nursing' is 'nursing'. */
function inTitleTerm(term: string): string {
  return term.replace(/^t:/, '')
}

function ofEmployer(forms: readonly string[]): Alternative[] {
  return forms.length === 0 ? [] : [together(forms.map((form) => `e:${form}`))]
}

function inTitle(term: string): string {
  return quote(titleTerm(term))
}

function together(terms: TermList): Alternative {
  return { terms: terms.map(titleTerm), text: allOf(terms.map(inTitle)) }
}

function anyOneOf(terms: TermList): TitleQuery {
  return eachOf([terms.map((term) => together([term]))])
}

function eachOf(parts: readonly (readonly Alternative[])[]): TitleQuery {
  return {
    text: parts.map((alternatives) => anyOf(alternatives.map(({ text }) => text))).join(' & '),
    parts: parts.map((alternatives) => alternatives.map(({ terms }) => terms)),
  }
}

function nearOne({ terms, gaps }: Pick<AskedPhrase, 'terms' | 'gaps'>): string {
  return terms
    .slice(1)
    .map((term, i) => nextTo(terms[i]!, term, gaps[i + 1]!))
    .join(' & ')
}

/** As far apart as they were typed, or one more; or turned round: 'teacher of maths' for 'maths teacher', and the other way. */
function nextTo(one: string, other: string, gap: number): string {
  const [first, second] = [quote(one), quote(other)]
  return `(${first} <${gap}> ${second} | ${first} <${gap + 1}> ${second} | ${second} <${gap === 1 ? 2 : 1}> ${first})`
}
