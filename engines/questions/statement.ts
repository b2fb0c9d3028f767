import type { Said } from './grammar/parse.ts'

/*
 * A statement to tick or to call true, read as the question that it answers: 'I will not need sponsorship' as 'Will you need sponsorship?', turned.
 */

/** `isReason`: asked as what hinders them, which a right to work is not. */
type Turned = { words: string[]; isNegated: boolean; isReason?: true }

const auxiliaries: ReadonlySet<string> = new Set(['do', 'will', 'would', 'can', 'could', 'may'])

/** 'Tick this box if you …', 'Please confirm whether you …', 'Let us know if you …' */
const asking =
  /^(?:(?:can|could|would) you )?(?:(?:(?:select|check|mark|confirm|indicate|state|say|specify|advise|declare|answer|tell us|let us know) )(?:to )?(?:(?:confirm|indicate|state|say|show|declare) )?(?:this |box |here |this box )?(?:if|whether|whether or not|that) )?(?:i|you) /u

/** 'Is there any reason why you could not …' */
const reason =
  /^(?:is there|are there) (?:any |some )?(?:reason|reasons) (?:why |that )?you (?:could not|can not|cannot|would not be able to|may not be able to|are unable to) /u

/** @returns null if it is no statement about the person */
export function questionIn(words: readonly string[]): Turned | null {
  const text = words.join(' ')
  const hindered = reason.exec(text)?.[0]
  if (hindered !== undefined) {
    return { words: ['can', 'you', ...text.slice(hindered.length).split(' ')], isNegated: true, isReason: true }
  }
  const begun = asking.exec(text)?.[0]
  // 'You have to …' tells; only 'if you …' and 'I …' state.
  if (begun === undefined || begun === 'you ') return null
  const [verb = '', ...rest] = text.slice(begun.length).split(' ')
  const [next = '', ...others] = rest
  if (verb === 'no' || verb === 'never') return null
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
