import { readPlain, type Help } from './around.ts'
import { asInRules } from './lexicon/same-words.ts'
import { turning } from './lexicon/vetoes.ts'
import { isShownBy } from './asked-kinds.ts'
import type { Asked, AskedFor } from './meaning.ts'
import { isOnlyExample } from './plain-label.ts'
import type { Question } from './question.ts'
import { joined, restated } from './restated.ts'
import { isPartOf, sameAsked } from './same-asked.ts'
import { asksAnew, asksElse, isBenign } from './surroundings.ts'
import { wordsOf } from './words.ts'

/*
 * A question with its help beside it: sentence by sentence, clause by clause.
 */

/** What is asked, with what its help adds to it; null: the help could make it another question. */
export function besideHelp(
  { label, help: text }: Question,
  help: Help | null,
  asked: Asked,
  read: (text: string) => Asked | null,
): Asked | null {
  if ((isOnlyExample(text) && isShownBy(asked)) || isPartOf(read(text), asked)) return asked
  // 'You must be 21' beside 'Are you over 18?'
  if (asked.asks === 'age' && [...text.matchAll(agesIn)].some(([, age]) => Number(age) !== asked.age)) return null
  let all: Asked | null = help === null ? null : asked
  for (const sentence of help?.unread ?? []) {
    if (all === null) return null
    const clauses = clausesOf(sentence)
    const whole = besideSentence(sentence, { asked: all, label, read })
    all =
      whole ??
      (clauses.length < 2
        ? null
        : clauses.reduce<Asked | null>(
            (so, clause) => (so === null ? null : besideClause(clause, { asked: so, label, read })),
            all,
          ))
  }
  return all
}

/** 'be 21', 'over 18' */
const agesIn = /\b(?:be|over|aged?|least|under|above|turned?|than) (\d{1,2})\b/giu

type Beside = { asked: Asked; label: string; read: (text: string) => Asked | null }

function besideClause(joinedBy: string, beside: Beside): Asked | null {
  const clause = joinedBy.replace(/^(?:and|but|so|as|because|since|which|otherwise) /u, '')
  const said = readPlain(clause)
  return said !== null && Object.keys(said).length === 0 ? beside.asked : besideSentence(clause, beside)
}

function besideSentence(sentence: string, { asked, label, read }: Beside): Asked | null {
  if (asksElse(sentence, asked)) return null
  if (isBenign(sentence, asked) || isWrittenOut(sentence, label) || isSaidAgain(sentence, label)) return asked
  if (asked.asks === 'pay') {
    const offered = inCurrencyOf(sentence, asked)
    if (offered !== null) return offered
  }
  // 'Give your job title, not your grade'
  const wanted = sentence
    .replace(/,? (?:and )?not (?:your|the|a|an|one|where|how|when) [\p{L} ]{2,40}\.?$/u, '')
    .replace(/^(?:please )?(?:use|give|put|write) /iu, '')
  if (isPartOf(read(wanted), asked) || sameAsked(read(sentence.replace(/ only\.?$/iu, '')), asked)) return asked
  return (
    restated(sentence, asked) ??
    restated(wanted, asked) ??
    joined(asked, asksAnew(sentence) ? null : read(`${label} ${sentence}`))
  )
}

const offer =
  /^(?:please note(?: that)? |note(?: that)? |for (?:your )?information,? )?(?:the|this|our|most|all|some|these) (?:[\p{L}]+ ){0,3}?(?:role|roles|job|jobs|post|posts|position|positions|vacancy|band|bands|range|salary|salaries|pay|budget|grade) (?:\p{L}+ ){0,6}?[£€]\d/iu

/** 'The band for this role is £28,000 to £32,000': a sum in that currency is asked for. */
function inCurrencyOf(sentence: string, asked: AskedFor<'pay'>): Asked | null {
  const signs = new Set(sentence.match(/[£€$]/gu))
  const [sign] = signs
  if (signs.size !== 1 || !offer.test(sentence)) return null
  if (/\b(?:hour|hourly|day|daily|week|weekly|month|monthly|pro rata|fte)\b/iu.test(sentence)) return null
  const currency = sign === '£' ? 'GBP' : sign === '€' ? 'EUR' : 'other'
  return asked.currency === undefined || asked.currency === currency ? { ...asked, currency } : null
}

/** 'Check it – a typo means that you will not hear from us', 'Use one that you read, as we write often': each by itself. */
function clausesOf(sentence: string): string[] {
  return sentence.split(
    / [–—-] |, (?=(?:as|because|so|since|but|and|which|otherwise) (?:we|you|it|this|our|the|all|some|not|they) )|: /u,
  )
}

/** 'You must hold a full UK driving licence', 'Tell us your status today': words of the label itself, and such as ask. */
function isSaidAgain(sentence: string, label: string): boolean {
  const own = new Set(asInRules(wordsOf(label)))
  const words = asInRules(wordsOf(sentence))
  return (
    words.length > 2 &&
    !words.some((word) => turning.has(word)) &&
    words.some((word) => own.has(word)) &&
    words.every((word) => own.has(word) || sayingAgain.has(word))
  )
}

/** What says nothing of its own in such a sentence. */
const sayingAgain = new Set(
  'a an you must need to have hold be is are of at time application tell us give state enter this that it for in and which needed essential today by as here do will applicants candidates'.split(
    ' ',
  ),
)

/** 'Nursing and Midwifery Council' beside 'NMC registration' */
function isWrittenOut(sentence: string, label: string): boolean {
  const initials = sentence.match(/\b\p{Lu}(?=\p{Ll})/gu)?.join('') ?? ''
  return initials.length > 2 && label.split(/[^\p{L}]+/u).includes(initials) && !/[^\p{L} ,&-]/u.test(sentence)
}
