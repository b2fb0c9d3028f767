import { Form, href, Link, useNavigation } from 'react-router'
import type { Candidate } from '../../../contract/candidates/desk.ts'
import { questionLimits as limits } from '../../../contract/questions/limits.ts'
import type { VideoQuestion } from '../../../contract/questions/questions.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { callOf } from '../candidates/desk/desk-words.ts'
import { Button } from '../parts/button.tsx'
import { DateField } from '../parts/date-field.tsx'
import { Folded } from '../parts/folded.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import { SelectField } from '../parts/select-field.tsx'
import css from './questions.module.css'
import { Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'

type AskTyped = { questions: readonly string[]; candidates: readonly string[]; closesOn: string; tries: string }

type Props = {
  roundId: string
  questions: readonly VideoQuestion[]
  /** Those who can be asked. */
  candidates: readonly Candidate[]
  /** The titles of what some of them were asked before. */
  asked: ReadonlyMap<string, readonly string[]>
  typed: AskTyped
  first: string
  last: string
  problems: Readonly<Record<string, string>>
  said: Alert | null
}

/** Which questions, whom, and until when. */
export function AskForm({ roundId, questions, candidates, asked, typed, first, last, problems, said }: Props) {
  const isSending = useNavigation().state === 'submitting'
  if (questions.length === 0) {
    return (
      <EmptyState
        title="Your company has no questions yet"
        action={
          <Link to="/create-question" reloadDocument>
            Record a question
          </Link>
        }
      >
        <p>Record a question once, and ask it as often as you like.</p>
      </EmptyState>
    )
  }
  if (candidates.length === 0) return <p>Nobody can be asked: no application to this ad is open.</p>
  // Who was ticked in the list stands first: of many who applied, the others are a line to open.
  const ticked = candidates.filter(({ _id }) => typed.candidates.includes(_id))
  const others = candidates.filter(({ _id }) => !typed.candidates.includes(_id))
  const asChoice = (one: Candidate) => (
    <Checkbox key={one._id} name="candidate" value={one._id} defaultChecked={typed.candidates.includes(one._id)}>
      {callOf(one)}
      {asked.has(one._id) && <span className="quiet"> (asked before: {asked.get(one._id)?.join(', ')})</span>}
    </Checkbox>
  )
  return (
    <Form method="post" className={css.form} noValidate>
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="roundId" value={roundId} />
      <ChoiceGroup id="questions" legend="Questions" problem={problems['questions']}>
        {questions.map(({ _id, title, seconds }) => (
          <Checkbox key={_id} name="question" value={_id} defaultChecked={typed.questions.includes(_id)}>
            {title} <span className="quiet">(up to {seconds} seconds)</span>
          </Checkbox>
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        id="candidates"
        legend="Candidates"
        hint="Ask all of them the same questions, so that you can compare fairly."
        problem={problems['candidates']}
      >
        {ticked.map(asChoice)}
        <Folded
          count={others.length}
          summary={ticked.length === 0 ? `${others.length} candidates` : `${others.length} others`}
          isOpen={ticked.length === 0}
        >
          {others.map(asChoice)}
        </Folded>
      </ChoiceGroup>
      <DateField
        name="closesOn"
        label="Last day to answer"
        hint="Until midnight, UK time. We remind them three days and one day before. You can give more time later."
        min={first}
        max={last}
        defaultValue={typed.closesOn}
        problem={problems['closesOn']}
      />
      <SelectField
        name="tries"
        label="Tries for each answer"
        hint="How often somebody can record an answer before they send it."
        defaultValue={typed.tries}
      >
        {Array.from({ length: limits.tries.most }, (_, at) => (
          <option key={at} value={at + 1}>
            {at + 1}
          </option>
        ))}
      </SelectField>
      <p className="quiet">
        They can answer by video or in writing, and both count the same. Their answers are deleted with their
        application. <Link to={href('/my-question-list')}>Your questions</Link>
      </p>
      <ProblemSummary problems={problems} said={said} />
      <div>
        <Button look="primary" aria-busy={isSending}>
          Send questions
        </Button>
      </div>
    </Form>
  )
}
