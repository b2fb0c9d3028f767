import type { AnswerOrigin, FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import { asksForStoredCv } from '../../../contract/applications/stored-cv.ts'
import type { ApplicationOrder } from '../application-form.ts'
import { documentAsked } from './meaning.ts'

type Documents = ApplicationOrder['documents']

const rules = {
  off: { from: 'rule', text: 'We leave optional boxes empty' },
  cv: { from: 'cv', text: 'Your CV as a file' },
  letter: { from: 'you', text: 'Your cover letter' },
  stored: { from: 'you', text: 'You chose it for this board' },
} as const satisfies Record<string, AnswerOrigin>

/** What a question is answered with, of what is known; a value of null: nothing, and nothing is guessed. */
export function decideAnswer(question: FormQuestion, known: readonly FormAnswer[], documents: Documents): FormAnswer {
  const { kind, isRequired } = question
  const answer = known.find(({ question: { key } }) => key === question.key)
  const value = answer?.value ?? null
  if (kind === 'optional-consent') return { question, value: false, origin: rules.off }
  // What binds the person is said by nobody else: ticked where they said so, and otherwise open.
  if (kind === 'terms' || kind === 'declaration') {
    if (answer?.origin?.from === 'you' && !isNothing(value)) return { question, value, origin: answer.origin }
    const isOff = question.type === 'consent' && !isRequired
    return isOff ? { question, value: false, origin: rules.off } : { question, value: null, origin: null }
  }
  // Of these only the person's own word counts, given for this very form.
  if (kind === 'sensitive' && answer?.origin?.from !== 'you') return { question, value: null, origin: null }
  if (question.type === 'file') return fileFor(question, answer?.origin ?? null, documents)
  if (kind === 'document' && question.type === 'choice') return storedFileFor(question, answer, documents)
  if (value === null && kind === 'document' && documents.letter && documentAsked(question) === 'letter') {
    return { question, value: documents.letter.text, origin: rules.letter }
  }
  return { question, value, origin: answer?.origin ?? null }
}

/** Of the files that the board keeps only the very one that goes with this application, or the one that the person names. */
function storedFileFor(question: FormQuestion, answer: FormAnswer | undefined, documents: Documents): FormAnswer {
  const { cv, letter, storedCv } = documents
  if (answer?.origin?.from === 'you') return { question, value: answer.value, origin: answer.origin }
  const isLetter = !asksForStoredCv(question)
  if (!isLetter && storedCv !== undefined) {
    const isThere = question.options.includes(storedCv)
    return { question, value: isThere ? storedCv : null, origin: isThere ? rules.stored : null }
  }
  const name = isLetter ? letter?.name : cv.name
  const value = question.options.find((option) => option === name) ?? null
  return { question, value, origin: value === null ? null : isLetter ? rules.letter : rules.cv }
}

/** The CV and the letter go where a field asks for just that; an anonymised CV, or both in one file, are the person's to give. */
function fileFor(question: FormQuestion, origin: AnswerOrigin | null, { cv, letter }: Documents): FormAnswer {
  const asked = documentAsked(question)
  const [file, rule] = asked === 'letter' ? [letter, rules.letter] : asked === 'cv' ? [cv, rules.cv] : [null, null]
  return file
    ? { question, value: { file: file.name }, origin: origin ?? rule }
    : { question, value: null, origin: null }
}

function isNothing(value: FormAnswer['value']): boolean {
  return value === null || value === false || value === ''
}
