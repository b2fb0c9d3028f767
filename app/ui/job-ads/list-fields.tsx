import { lazy, Suspense } from 'react'
import type { QuestionText } from '../../../contract/job-ads/content.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import { Button } from '../parts/button.tsx'
import type { Problems } from '../parts/problems.ts'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'
import { Tips } from './form-section.tsx'
import css from './job-ads.module.css'

// Few questions are spoken: the recorder comes when one is.
const SpokenQuestion = lazy(() => import('./spoken-question.tsx'))

type Act = (intent: string) => (event?: { preventDefault: () => void }) => void

/** What the job offers beside its pay: lines that are added one by one, and can be changed and removed. */
export function BenefitsField({
  benefits,
  problems,
  onAct,
}: {
  benefits: readonly string[]
  problems: Problems
  onAct: Act
}) {
  return (
    <fieldset className={css.list}>
      <legend className="label">Benefits (optional)</legend>
      {benefits.map((benefit, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two benefits may read the same; the count changes with each that comes or goes
        <div key={`${i} ${benefits.length}`} className={css.row}>
          <TextField
            id={`benefit-${i}`}
            name="benefit"
            label={`Benefit ${i + 1}`}
            defaultValue={benefit}
            maxLength={adLimits.line}
            problem={problems[`benefit-${i}`]}
          />
          <Tips of={`benefit-${i}`} />
          <Button name="intent" value={`remove-benefit:${i}`} onClick={onAct(`remove-benefit:${i}`)}>
            Remove<span className="unseen"> benefit {i + 1}</span>
          </Button>
        </div>
      ))}
      {benefits.length < adLimits.benefits && (
        <div className={css.row}>
          <TextField
            key={benefits.length}
            name="newBenefit"
            label="Add a benefit"
            hint="For example: 28 days’ holiday, cycle scheme"
            isOptional
            isAnnounced
            maxLength={adLimits.line}
            problem={problems['newBenefit']}
          />
          <Button name="intent" value="add-benefit" onClick={onAct('add-benefit')}>
            Add benefit
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type QuestionsProps = {
  questions: readonly QuestionText[]
  problems: Problems
  minutes: number
  onAct: Act
  /** Recording takes an account, and scripts. */
  canRecord: boolean
}

/** Screening questions, with the time that they take a candidate. */
export function QuestionsField({ questions, problems, minutes, onAct, canRecord }: QuestionsProps) {
  return (
    <fieldset className={css.list}>
      <legend className="label">Screening questions (optional)</legend>
      <p className="hint">
        {questions.length === 0
          ? `Up to ${adLimits.questions}. Fewer questions bring more applications.`
          : `Answering takes a candidate about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`}
      </p>
      {questions.map((question, i) => (
        <Question
          key={question.uuid}
          question={question}
          index={i}
          problems={problems}
          onAct={onAct}
          canRecord={canRecord}
        />
      ))}
      {questions.length < adLimits.questions && (
        <div className={css.row}>
          <TextField
            key={questions.length}
            name="newQuestion"
            label="Add a question"
            hint="For example: Which ovens have you worked with?"
            isOptional
            isAnnounced
            maxLength={adLimits.line}
            problem={problems['newQuestion']}
          />
          <Button name="intent" value="add-question" onClick={onAct('add-question')}>
            Add question
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Question(props: {
  question: QuestionText
  index: number
  problems: Problems
  onAct: Act
  canRecord: boolean
}) {
  const { question, index, problems, onAct, canRecord } = props
  const { uuid } = question
  const at = `question-${index}`
  return (
    <fieldset className={css.question}>
      <legend className="label">Question {index + 1}</legend>
      <input type="hidden" name="question" value={uuid} />
      <TextField
        id={at}
        name={`${uuid}.question`}
        label="Question"
        defaultValue={question.question}
        maxLength={adLimits.line}
        problem={problems[at]}
      />
      <Tips of={at} />
      <SelectField id={`${at}-kind`} name={`${uuid}.kind`} label="Answered by" defaultValue={question.kind}>
        <option value="text">Text</option>
        <option value="number">A number</option>
        <option value="yes-no">Yes or no</option>
        <option value="choice">One of several answers</option>
        <option value="audio">A recording, or text instead</option>
      </SelectField>
      <div className={css.range}>
        <TextField
          id={`${at}-least`}
          name={`${uuid}.least`}
          label="Lowest"
          inputMode="decimal"
          isOptional
          defaultValue={question.least}
          maxLength={20}
          problem={problems[`${at}-least`]}
        />
        <TextField
          id={`${at}-most`}
          name={`${uuid}.most`}
          label="Highest"
          inputMode="decimal"
          isOptional
          defaultValue={question.most}
          maxLength={20}
          problem={problems[`${at}-most`]}
        />
      </div>
      <div className={css.options}>
        <TextArea
          id={`${at}-options`}
          name={`${uuid}.options`}
          label="Answers to choose from"
          hint="One on each line"
          defaultValue={question.options}
          maxLength={2_000}
          problem={problems[`${at}-options`]}
        />
        <Tips of={`${at}-options`} />
      </div>
      <TextField
        id={`${at}-why`}
        name={`${uuid}.why`}
        label="Why we ask"
        hint="Candidates see this beside the question."
        isOptional
        defaultValue={question.why}
        maxLength={adLimits.line}
        problem={problems[`${at}-why`]}
      />
      <Tips of={`${at}-why`} />
      <input type="hidden" name={`${uuid}.recording`} value={question.recording} />
      <p className="problem">{problems[`${at}-recording`]}</p>
      {canRecord && (
        <Suspense>
          <SpokenQuestion
            recording={question.recording}
            number={index + 1}
            onUse={(recording) => onAct(`record-question:${uuid}:${recording}`)()}
          />
        </Suspense>
      )}
      <Button name="intent" value={`remove-question:${index}`} onClick={onAct(`remove-question:${index}`)}>
        Remove<span className="unseen"> question {index + 1}</span>
      </Button>
    </fieldset>
  )
}
