/*
 * Which sentences may promise something: by their words. Too many is right here: what promises nothing is listed in docs/promises.md
 * with why, and a promise that nobody noticed has no test.
 */

const count = String.raw`(?:an?|one|two|three|five|ten|thirty|…|\d+)`
const time = '(?:second|minute|hour|day|week|month|year)s?'

/** 'once' before one of these is a conjunction, as in 'once you have confirmed it'. */
const afterConjunction =
  'you|we|they|it|the|an?|some|anybody|somebody|this|that|your|several|two|again|enough|he|there|each|one|who|on|yours'

const words = [
  String.raw`never|always|nobody|no one|nothing|exactly(?! one)|twice|for good|no program|once(?!,? (?:${afterConjunction})\b)`,
  'every (?:job|board|ad|vacancy|application|answer|email|alert|step)|on every row|each row',
  "(?:we|you|they|it)[’']ll|we will(?! (?:see|be able))|you will (?:stay|no longer|not|get|see)|will carry on",
  '(?:will|would) be (?:sold|told|sent|deleted|kept|charged|refunded)',
  'still here|as (?:it was|you) sent|(?:is|are) (?:kept|stored|deleted|refunded|gone)|only you',
  `(?:within|for) (?:up to |about |another )?${count}(?: more| calendar| working)? ${time}`,
  `${count} ${time} (?:before|ahead|at most)|notice before|ten codes|up to ${count} (?:times|attempts)`,
  '(?<!-)free|at once|immediate(?:ly)?|straight away|as soon as(?! possible)|at any time|with proof|where it comes from|guarantees?',
  String.raw`we (?:do not|don[’']t)(?! (?:know|have (?!ad)|want|understand|need)\b)`,
  '(?:we|our server) (?:only|deletes?|keeps?|remind|refund|tell|answer within|try again|give back|leave out|save)',
  'cannot (?:be (?:undone|seen|turned|traced)|undo|search)|do(?:es)? not contain|have no tracking|no employer sees|none (?:is|counts)',
  'costs? (?:nothing|the same|no)|no (?:advertising|trackers?|automated|credit)|numbers are|encrypted|you can (?:cancel|withdraw|undo)',
  `(?:${count}|nine|thirteen|sixteen) (?:job )?(?:boards|sites)`,
]

/** A word that may promise something, with any blanks in it, so that it is found across the lines of a source as well. */
export const promising = new RegExp(
  String.raw`(?<![\p{L}\p{N}’-])(?:${words.join('|').replaceAll(' ', String.raw`\s+`)})(?![\p{L}’])`,
  'iu',
)

/**
 * The sentences of a text that may promise something. A gap before the first word is left out.
 * @returns in the order of the text.
 */
export function promisingSentences(text: string): string[] {
  const sentences = text.split(/(?<=[.!?:][’”]?)\s(?=[\p{Lu}‘“…])/u).map((one) => one.replace(/^[\s…]+(?=\p{Lu})/u, ''))
  return sentences.filter((one) => promising.test(one))
}
