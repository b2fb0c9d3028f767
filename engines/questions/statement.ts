import type { Said } from './grammar/parse.ts'

/*
 * A statement to tick or to call true, read as the question that it answers: 'I will not need sponsorship' as 'Will you need sponsorship?', turned.
 */

type Turned = { words: string[]; isNegated: boolean }

const auxiliaries: ReadonlySet<string> = new Set(['do', 'will', 'would', 'can', 'could', 'may'])

/** 'Tick this box if you …' */
const ticking = /^(?:(?:select|check) (?:this |box |here |this box )?if )?(?:i|you) /u

/** @returns null if it is no statement about the person */
export function questionIn(words: readonly string[]): Turned | null {
  const text = words.join(' ')
  const begun = ticking.exec(text)?.[0]
  // 'You have to …' tells; only 'if you …' and 'I …' state.
  if (begun === undefined || begun === 'you ') return null
  const [verb = '', ...rest] = text.slice(begun.length).split(' ')
  const [next = '', ...others] = rest
  const isNegated = next === 'not' || next === 'never' || verb === 'cannot'
  const after = verb !== 'cannot' && isNegated ? others : rest
  if (verb === 'am' || verb === 'are') return { words: ['are', 'you', ...after], isNegated }
  if (verb === 'cannot') return { words: ['can', 'you', ...rest], isNegated }
  if (auxiliaries.has(verb)) return { words: [verb, 'you', ...after], isNegated }
  // 'I have no car', 'I have not worked …': another polarity in each.
  return isNegated || next === 'no' ? null : { words: ['do', 'you', verb, ...rest], isNegated: false }
}

/** The same in the other polarity. */
export function inOtherPolarity({ negated, ...said }: Said): Said {
  return negated === undefined ? { ...said, negated: 'yes' } : said
}
