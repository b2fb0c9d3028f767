import type {
  AnswerOrigin,
  AnswerValue,
  FormAnswer,
  FormQuestion,
} from '../../../contract/applications/applications.ts'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import type { Bank } from './answer-bank.ts'
import { isDialCodeLabel } from '../../applying/form/phones.ts'
import { answerProblem } from './check-answer.ts'
import { cvRules } from './cv-rules.ts'

/** All that answers may come from. */
export type Known = {
  cv: Cv | null
  profile: { name: string; email: string | null; phone: string | null }
  bank: Bank
  /** Where the person lives, by the postcode or town of their CV; null: not known. */
  home: { county: string | null } | null
  /** What the person said for this very application, by the keys of the questions. */
  given: ReadonlyMap<string, FormAnswer>
  documents: { cv: { name: string } | null; letter: { name: string; text: string } | null }
}

type Found = { value: AnswerValue; origin: AnswerOrigin }

/**
 * What is known for a question of a form, with where it is from; nothing is guessed. The person's own word for this application comes
 * first; a sensitive question is answered by nothing else, unless they had an answer to it remembered. Boxes that are not needed
 * stay off. What would not be taken (out of range, not among the options) counts as not known.
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
  const remembered = known.bank.get(question.key)
  const fromBank: Found | null =
    remembered === undefined
      ? null
      : {
          value: remembered.value,
          origin: { from: 'answer-bank', text: `you answered this for ${remembered.givenFor}` },
        }
  switch (question.kind) {
    case 'sensitive':
    case 'screening':
    case 'terms':
      return fromBank ?? (question.kind === 'screening' ? fromCv(question, known) : null)
    case 'optional-consent':
      return null
    case 'document':
      return documentFor(question, known)
    case 'about-you':
      return fromCv(question, known) ?? fromProfile(question, known) ?? fromBank
  }
}

function documentFor(question: FormQuestion, { documents, cv }: Known): Found | null {
  const isLetter = /\bletter\b|supporting statement|covering/iu.test(question.label)
  if (isLetter) {
    if (documents.letter === null) return null
    const value = question.type === 'file' ? { file: documents.letter.name } : documents.letter.text
    return { value, origin: { from: 'you', text: 'the letter that you chose' } }
  }
  if (question.type !== 'file' || documents.cv === null) return null
  return {
    value: { file: documents.cv.name },
    origin: { from: cv === null ? 'you' : 'cv', text: 'the CV that you chose' },
  }
}

function fromCv(question: FormQuestion, { cv, home }: Known): Found | null {
  if (cv === null) return null
  // 'Name of your referee', 'emergency contact number': about somebody else.
  if (/\b(?:refer(?:ee|ence)|emergency|next of kin|manager)\b/iu.test(question.label)) return null
  // 'Do you need …?' is the other way round.
  if (/\b(?:need|require|without)\b/iu.test(question.label)) return null
  // Parted from the number where the form is filled in, as only there it is known what stands beside it.
  if (isDialCodeLabel(question.label)) return null
  const rule = cvRules.find(({ asks }) => asks.test(question.label))
  const read = rule?.read(cv, { home, type: question.type }) ?? null
  if (rule === undefined || read === null || read === '') return null
  const value = typeof read === 'boolean' ? yesOrNo(question, read) : asOption(question, read)
  return value === null ? null : { value, origin: { from: 'cv', text: `from your CV: ${rule.where}` } }
}

function fromProfile(question: FormQuestion, { profile }: Known): Found | null {
  const { email, phone } = profile
  const value =
    question.type === 'email' || /\be-?mail\b/iu.test(question.label) ? email : question.type === 'phone' ? phone : null
  return value === null ? null : { value, origin: { from: 'profile', text: 'from your profile' } }
}

/** As worded in the form. */
function yesOrNo({ type, options }: FormQuestion, isYes: boolean): AnswerValue | null {
  const word = isYes ? /^yes\b/iu : /^no\b/iu
  if (type === 'yes-no' && options.length === 0) return isYes ? 'Yes' : 'No'
  const fitting = options.filter((option) => word.test(option))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function asOption({ options }: FormQuestion, text: string): string | null {
  if (options.length === 0) return text
  const same = (a: string, b: string): boolean => inOrder(a) === inOrder(b)
  const alike = options.filter((option) => same(option, text))
  if (alike.length > 0) return alike[0] ?? null
  const countries = unitedKingdom.test(text.trim()) ? options.filter((option) => unitedKingdom.test(option.trim())) : []
  return countries.length === 1 ? (countries[0] ?? null) : null
}

const unitedKingdom =
  /^(?:uk|u\.k\.|gb|(?:the )?united kingdom(?: of great britain.*)?|great britain)(?: \((?:uk|gb)\))?$/iu

/** 'Yorkshire, West' and 'West Yorkshire' are one. */
function inOrder(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ')
}
