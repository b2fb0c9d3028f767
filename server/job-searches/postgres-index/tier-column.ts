import { type AskedWords, tiers } from '../../../engines/words/index.ts'
import { titleBits } from './title-bits.ts'
import { titleQueries, type TermList, type TitleQueries, type TitleQuery } from './title-queries.ts'

/**
 * The tier of a title as one digit, in SQL: what `titleTier` says of one ad.
 * @param namedOnly whether the search leaves out ads that only mention what is asked for (`onlyMentions`): then all of them are `none`.
 * @param value takes a value of the statement and gives its placeholder.
 */
export function tierColumn(
  words: AskedWords,
  { namedOnly }: { namedOnly: boolean },
  value: (of: unknown) => string,
): string {
  const asked = titleQueries(words)
  if (asked === null) return none
  const length = words.length + words.phrases.reduce((sum, { terms }) => sum + terms.length, 0)
  const hasNoOther = length > 0 ? `title_length = ${length}` : 'false'
  const fits = (text: string) => `title_terms @@ ${value(text)}::tsquery`
  return namedOnly ? tierOfNamed({ ...asked, hasNoOther, fits }) : tierOfAny({ ...asked, hasNoOther, fits })
}

type Asked = TitleQueries & {
  /** SQL: the title has as many words as were asked for. */
  hasNoOther: string
  /** SQL: the title's terms fit the text of a question. */
  fits: (text: string) => string
}
type Case = { when: string; tier: string }

const none = digit('none')

function tierOfAny(asked: Asked): string {
  const { own, some, job } = asked
  return firstOf([
    ofOwn(asked),
    ...(job === null ? [] : [{ when: fitsAll(asked, [own]), tier: digit('apart') }]),
    ...ofOthers(asked, job === null ? [] : [job.related]),
    ...(some === null ? [] : [{ when: fitsAll(asked, [some]), tier: digit('some') }]),
  ])
}

function tierOfNamed(asked: Asked): string {
  const { own, job } = asked
  // A title that has the own words but not the job only mentions it, whatever else it has.
  return firstOf([ofOwn(asked), ...ofOthers(asked, job === null ? [] : [job.related, not(own)])])
}

/** Titles that have all own words, and are of the job where one is asked for, by how they have them. */
function ofOwn(asked: Asked): Case {
  const { own, job, inOrder, near, hasNoOther, fits } = asked
  const tiersInOrder = [
    { when: hasNoOther, tier: digit('exact') },
    ...(inOrder === null ? [] : [{ when: fits(inOrder), tier: digit('inOrder') }]),
    ...(near === null ? [] : [{ when: fits(near), tier: digit('near') }]),
  ]
  return {
    when: fitsAll(asked, job === null ? [own] : [own, job.own]),
    tier: firstOf(tiersInOrder, digit(near === null ? 'near' : 'apart')),
  }
}

/** Titles that have similar names or the employer's. @param must what else they must fulfil. */
function ofOthers(asked: Asked, must: readonly TitleQuery[]): Case[] {
  const { related, employer } = asked
  return [
    ...(related === null ? [] : [{ when: fitsAll(asked, [related, ...must]), tier: digit('related') }]),
    ...(employer === null ? [] : [{ when: fitsAll(asked, [employer, ...must]), tier: digit('employer') }]),
  ]
}

/** Comparing numbers first: it says no to most titles, and reading the terms of one takes far longer. */
function fitsAll({ fits }: Asked, queries: readonly TitleQuery[]): string {
  const parts = queries.flatMap((query) => query.parts)
  const needed = parts.filter((part) => part.length === 1).flat(2)
  const sieve = [
    ...(needed.length === 0 ? [] : [mayHave(needed)]),
    ...parts
      .filter((part) => part.length > 1 && part.length <= alternativesAtMost)
      .map((part) => `(${[...new Set(part.map(mayHave))].join(' or ')})`),
  ]
  return [...sieve, fits(queries.map(({ text }) => text).join(' & '))].join(' and ')
}

/** More of them would let nearly every title through. */
const alternativesAtMost = 8

/** False for most titles that do not have all of the terms. */
function mayHave(terms: TermList): string {
  const bits = `(${titleBits(terms)})::bigint`
  return `title_bits & ${bits} = ${bits}`
}

function not({ text }: TitleQuery): TitleQuery {
  return { text: `!(${text})`, parts: [] }
}

function firstOf(cases: readonly Case[], otherwise = none): string {
  return `case ${cases.map(({ when, tier }) => `when ${when} then ${tier}`).join(' ')} else ${otherwise} end`
}

function digit(tier: keyof typeof tiers): string {
  return `'${tiers[tier]}'`
}
