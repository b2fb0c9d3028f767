import type { AskedGroup, AskedPhrase, AskedWords } from '../../../engines/words/index.ts'
import { quote } from './tsvector.ts'

/**
 * `all`: what must hold, as one condition each. The index walks such lists side by side and skips through the long ones;
 * one condition of them all it works out for every member of the lists of a place: three times as long, as measured.
 * `phrases`: those that must also stand in order, which the index of terms cannot tell.
 */
export type MatchQuery = { all: readonly string[]; phrases: readonly string[] }

/**
 * What the terms of an ad must fulfil.
 * @param further more that must hold, as alternatives: cells, areas.
 */
export function matchQuery(asked: readonly AskedWords[], further: readonly (readonly string[])[]): MatchQuery {
  const groups = asked
    .flatMap(({ groups }) => groups)
    .map((group) => anyOf([...ownOf(group), ...group.related.map(quote)]))
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

/** Terms next to one another, or as far apart as the phrase says. */
export function inOrder({ terms, gaps }: AskedPhrase): string {
  const steps = terms.map((term, i) => (i === 0 ? quote(term) : `<${gaps[i]}> ${quote(term)}`))
  return steps.length === 1 ? steps[0]! : `(${steps.join(' ')})`
}

function quotedAnyOf(terms: readonly string[]): string {
  return anyOf(terms.map(quote))
}

export function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' | ')})`
}

export function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`
}

function ownOf(group: AskedGroup): string[] {
  return group.own.map((terms) => allOf(terms.map(quote)))
}
