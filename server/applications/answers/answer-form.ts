import type {
  AnswerOrigin,
  AnswerValue,
  FormAnswer,
  FormQuestion,
} from '../../../contract/applications/applications.ts'
import { answer, answerByWords, type Answer, type Known as Data } from '../../../engines/questions/index.ts'
import { asEngineReads, meaningOf } from '../../applying/index.ts'
import type { RememberedAnswer } from './answer-bank.ts'
import { termsHash } from './agreed-terms.ts'
import { answerProblem } from './check-answer.ts'
import type { Known } from './known.ts'

type Found = { value: AnswerValue; origin: AnswerOrigin }

/**
 * What is known for a question of a form, with where it is from; nothing is guessed: a question that is not understood word for word is
 * answered only with what the person said to those very words. The person's own word for this application comes first. What is sensitive is
 * answered by nothing but what they had remembered, what they declare or sign by nothing at all, and terms by their own word at this board to
 * the same text. Boxes that are not needed stay off. What would not be taken (out of range, not among the options) counts as not known.
 */
export function answerForm(question: FormQuestion, known: Known): FormAnswer {
  const found = findAnswer(question, known)
  if (found === null || answerProblem(question, found.value) !== null) {
    const off = question.kind === 'optional-consent'
    const origin: AnswerOrigin | null = off ? { from: 'rule', text: 'we leave boxes that are not needed off' } : null
    return { question, value: off ? false : null, origin }
  }
  return { question, ...found }
}

function findAnswer(question: FormQuestion, known: Known): Found | null {
  const own = known.given.get(question.key)
  if (own !== undefined && own.value !== null && own.origin?.from === 'you' && own.problem === undefined) {
    return { value: own.value, origin: own.origin }
  }
  switch (question.kind) {
    case 'optional-consent':
    case 'declaration':
      return null
    case 'terms':
      return agreedBefore(question, known)
    case 'sensitive':
      return rememberedWord(question, known)
    case 'screening':
    case 'document':
    case 'about-you':
      return byMeaning(question, known)
  }
}

/** The same words at the same board were agreed to by the person before. */
function agreedBefore(question: FormQuestion, { agreed }: Known): Found | null {
  const at = question.type === 'consent' ? agreed.get(termsHash(question)) : undefined
  if (at === undefined) return null
  return { value: true, origin: { from: 'you', text: `you agreed to this wording on ${at.slice(0, 10)}`, givenAt: at } }
}

/** What is sensitive is compared word for word. */
function rememberedWord({ key }: FormQuestion, { bank }: Known): Found | null {
  const remembered = bank.get(key)
  return remembered === undefined ? null : { value: remembered.value, origin: originOf(remembered) }
}

function byMeaning(question: FormQuestion, known: Known): Found | null {
  const data = dataOf(known)
  const meaning = meaningOf(question, known.country)
  const found = meaning === null ? answerByWords(asEngineReads(question, known.country), data) : answer(meaning, data)
  return found === null ? null : { value: found.value, origin: originOfAnswer(found, known) }
}

const seen = new WeakMap<Known, Data>()

/** As the engine wants it, made once for all questions of a form. */
function dataOf(known: Known): Data {
  const before = seen.get(known)
  if (before) return before
  const { cv, profile, home, documents, bank, rights, now } = known
  const data: Data = {
    cv,
    profile,
    home,
    documents,
    remembered: [...bank.values()].map(({ question, value, givenFor, givenAt }) => ({
      question: asEngineReads(question, null),
      value,
      givenFor,
      givenAt,
    })),
    rights,
    today: now.toISOString().slice(0, 10),
  }
  seen.set(known, data)
  return data
}

function originOf({ givenFor, givenAt }: Pick<RememberedAnswer, 'givenFor' | 'givenAt'>): AnswerOrigin {
  return { from: 'answer-bank', text: `you answered this for ${givenFor}`, givenAt }
}

function originOfAnswer({ source }: Answer, { cv }: Known): AnswerOrigin {
  switch (source.from) {
    case 'cv':
      return { from: 'cv', text: `from your CV: ${source.part}` }
    case 'profile':
      return { from: 'profile', text: 'from your profile' }
    case 'document':
      return source.document === 'letter'
        ? { from: 'you', text: 'the letter that you chose' }
        : { from: cv === null ? 'you' : 'cv', text: 'the CV that you chose' }
    case 'remembered': {
      const { givenFor, givenAt } = source.answer
      return {
        from: 'answer-bank',
        text: `you answered this for ${givenFor}`,
        ...(givenAt !== null && { givenAt }),
      }
    }
  }
}
