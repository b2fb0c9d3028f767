import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import { askedQuestion } from '../../applying/form/asked.ts'
import { plain } from '../../applying/form/questions.ts'
import { answerForm, type Known } from './answer-form.ts'
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
]
const career: readonly [string, FormQuestion['type']][] = [
  ['Expected salary', 'number'],
  ['Do you have the right to work in the UK?', 'yes-no'],
]

/** What nearly every form asks, in the words of most. */
const usual: readonly FormQuestion[] = [...personal, ...career].map(([label, type]) =>
  askedQuestion({ label, type, isRequired: false }),
)

/**
 * Everything that is known for a form, for anyone who fills it in themselves: what was prepared for this one, what their CV says, and
 * what they had remembered. What a board did not take is left out, and so is what only the person may say for each form again.
 */
export function answerSheet(prepared: readonly FormAnswer[], known: Known): FormAnswer[] {
  const remembered = [...known.bank.values()].map(({ question }) => question)
  const others = [...usual, ...remembered].filter(({ kind }) => kind !== 'sensitive' && kind !== 'optional-consent')
  const all = [...prepared, ...others.map((question) => answerForm(question, known))]
  const said = new Set<string>()
  return all.filter(({ question, value, problem }) => {
    const label = plain(question.label)
    const isWorthCopying = !isEmpty(value) && problem === undefined && !['file', 'consent'].includes(question.type)
    if (!isWorthCopying || said.has(label)) return false
    said.add(label)
    return true
  })
}
