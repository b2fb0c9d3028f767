import type { AnswerOrigin, FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import type { ApplicationOrder } from '../application-form.ts'
import { isCoverLetter, isCv } from './kinds.ts'

type Documents = ApplicationOrder['documents']

const rules = {
  off: { from: 'rule', text: 'We leave optional boxes empty' },
  terms: { from: 'rule', text: 'The board requires this' },
  cv: { from: 'cv', text: 'Your CV as a file' },
  letter: { from: 'you', text: 'Your cover letter' },
} as const satisfies Record<string, AnswerOrigin>

/** What a question is answered with, of what is known; a value of null: nothing, and nothing is guessed. */
export function decideAnswer(question: FormQuestion, known: readonly FormAnswer[], documents: Documents): FormAnswer {
  const { kind, isRequired } = question
  const answer = known.find(({ question: { key } }) => key === question.key)
  const value = answer?.value ?? null
  if (kind === 'optional-consent') return { question, value: false, origin: rules.off }
  if (kind === 'terms') return { question, value: isRequired, origin: isRequired ? rules.terms : rules.off }
  // Of these only the person's own word counts, given for this very form.
  if (kind === 'sensitive' && answer?.origin?.from !== 'you') return { question, value: null, origin: null }
  if (question.type === 'file') return fileFor(question, answer?.origin ?? null, documents)
  if (kind === 'document' && question.type === 'choice') return storedFileFor(question, answer, documents)
  if (value === null && kind === 'document' && isCoverLetter(question.label) && documents.letter) {
    return { question, value: documents.letter.text, origin: rules.letter }
  }
  return { question, value, origin: answer?.origin ?? null }
}

/** Of the files that the board keeps only the very one that goes with this application, or the one that the person names. */
function storedFileFor(question: FormQuestion, answer: FormAnswer | undefined, { cv, letter }: Documents): FormAnswer {
  if (answer?.origin?.from === 'you') return { question, value: answer.value, origin: answer.origin }
  const isLetter = isCoverLetter(question.label)
  const name = isLetter ? letter?.name : cv.name
  const value = question.options.find((option) => option === name) ?? null
  return { question, value, origin: value === null ? null : isLetter ? rules.letter : rules.cv }
}

function fileFor(question: FormQuestion, origin: AnswerOrigin | null, { cv, letter }: Documents): FormAnswer {
  const { label } = question
  const [file, rule] = isCoverLetter(label)
    ? [letter, rules.letter]
    : isCv(label) || /upload (?:a |your )?(?:file|document)/iu.test(label)
      ? [cv, rules.cv]
      : [null, null]
  return file
    ? { question, value: { file: file.name }, origin: origin ?? rule }
    : { question, value: null, origin: null }
}
