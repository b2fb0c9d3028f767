import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import { askedQuestion, plain } from '../../applying/index.ts'
import { answerForm } from './answer-form.ts'
import type { Known } from './known.ts'
import { withReading } from './reading.ts'
import { isEmpty } from './check-answer.ts'

const personal: readonly [string, FormQuestion['type']][] = [
  ['First name', 'text'],
  ['Last name', 'text'],
  ['Email address', 'email'],
  ['Phone number', 'phone'],
  ['Address', 'text'],
  ['Town or city', 'text'],
  ['County', 'text'],
  ['Postcode', 'text'],
  ['Country', 'text'],
  ['Current job title', 'text'],
  ['Current employer', 'text'],
  ['Most recent job title', 'text'],
  ['Most recent employer', 'text'],
  ['LinkedIn profile', 'text'],
]
const career: readonly [string, FormQuestion['type']][] = [
  ['Expected annual salary', 'number'],
  ['Do you have the right to work in the UK?', 'yes-no'],
  ['Do you have the right to work in Ireland?', 'yes-no'],
  ['Notice period', 'text'],
]

/** What nearly every form asks, in the words of most. */
const usual: readonly FormQuestion[] = [...personal, ...career].map(([label, type]) =>
  askedQuestion({ label, type, isRequired: false }),
)

/**
 * Everything that is known for a form, for anyone who fills it in themselves: what was prepared for this one, what their CV says, and
 * what they had remembered. What a board did not take is left out, and so is what only the person may say for each form again. A question of
 * the form that nobody understood is on it without an answer, so that it is seen.
 */
export function answerSheet(prepared: readonly FormAnswer[], known: Known): FormAnswer[] {
  const remembered = [...known.bank.values()].map(({ question }) => question)
  const theirs = new Set(['sensitive', 'optional-consent', 'terms', 'declaration'])
  const others = [...usual, ...remembered].filter(({ kind }) => !theirs.has(kind))
  const all = withReading([...prepared, ...others.map((question) => answerForm(question, known))])
  const ofForm = new Set(prepared.map(({ question }) => question.key))
  const said = new Set<string>()
  return all.filter(({ question, value, problem, isUnderstood }) => {
    const label = plain(question.label)
    const isFilled = !isEmpty(value) && problem === undefined
    const isOpen = isEmpty(value) && isUnderstood === false && question.isRequired && ofForm.has(question.key)
    if (!(isFilled || isOpen) || ['file', 'consent'].includes(question.type) || said.has(label)) return false
    said.add(label)
    return true
  })
}
