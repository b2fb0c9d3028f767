import { useState } from 'react'
import { data, Form, href, Link } from 'react-router'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import { inWords } from '../../../contract/interviews/wall-clock.ts'
import { changedSince } from '../../../contract/platform/revision.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/kit'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import app from '../../ui/applications/applications.module.css'
import css from '../../ui/interviews/interviews.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ChangedSince } from '../../ui/parts/changed-since.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { doneOf } from '../../ui/parts/said.ts'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { TextArea } from '../../ui/parts/text-field.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  companyOnly(context)
  return await ask(context, (api) => api.interviews.kit({ params }))
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const of = textOf(form, 'do')
  const { answer, refusal } = await tryAsk(context, async (api) => {
    if (of === 'questions') {
      const questions = textOf(form, 'questions')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      const forAll = textOf(form, 'forAll') === 'yes'
      const baseRevision = textOf(form, 'baseRevision') || undefined
      return await api.interviews.saveQuestions({ params, body: { questions, forAll, baseRevision } })
    }
    const scores = form.getAll('question').map((question, at) => {
      const score = textOf(form, `score${at}`)
      return { question: String(question), score: score === '' ? null : Number(score), note: textOf(form, `note${at}`) }
    })
    return await api.interviews.saveScores({ params, body: { scores } })
  })
  if (refusal === null) return data({ of, alert: answer, since: null }, { status: 200 })
  if (refusal.message === changedSince) {
    const there = await ask(context, (api) => api.interviews.kit({ params }))
    const differences = [
      { label: 'Questions', there: there.questions.join('\n'), yours: textOf(form, 'questions').trim() },
    ]
    return data({ of, alert: null, since: { differences, revision: there.revision } }, { status: 409 })
  }
  return data(
    { of, alert: alert('error', Object.values(refusal.fields)[0] ?? refusal.message), since: null },
    { status: 400 },
  )
}

/** What interviewers ask and how they score it; to be printed too. */
export default function KitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { interview, questions, revision, isOfAd, own, others } = loaderData
  const done = doneOf(actionData?.alert)
  const since = actionData?.since ?? null
  // As it was when they were last shown to be typed over.
  const [base, setBase] = useState(revision)
  if (done !== null && actionData?.of === 'questions' && base !== revision) setBase(revision)
  const candidate = interview.participants.find(({ side }) => side === 'candidate')?.user.name ?? ''
  const mine = new Map((own ?? []).map((score) => [score.question, score]))
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={`Questions and scores: ${candidate}`} isForSearchEngines={false} />
      <p className={css.noPrint}>
        <Link to={href('/manage-interviews/:interviewId', { interviewId: interview._id })}>The interview</Link>
      </p>
      <h1>
        Questions and scores: {candidate}, {interview.job.jobTitle}
      </h1>
      <p>{inWords(interview.time, interview.zone)}</p>
      <div aria-live="polite">{done !== null && <AlertBox alert={done} />}</div>
      <Form method="post" className={css.form} preventScrollReset>
        <h2>Your scores</h2>
        <p className="hint">1 is poor, 9 is excellent. You see the others’ scores once yours are saved.</p>
        {questions.map((question, at) => (
          <fieldset key={question} className={css.score}>
            <legend>
              {at + 1}. {question}
            </legend>
            <input type="hidden" name="question" value={question} />
            <SelectField
              name={`score${at}`}
              label={
                <>
                  Score<span className="unseen"> for question {at + 1}</span>
                </>
              }
              isOptional
              defaultValue={mine.get(question)?.score ?? ''}
            >
              <option value="">Not scored</option>
              {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((score) => (
                <option key={score} value={score}>
                  {score}
                </option>
              ))}
            </SelectField>
            <TextArea
              name={`note${at}`}
              label={
                <>
                  Note<span className="unseen"> for question {at + 1}</span>
                </>
              }
              isOptional
              rows={2}
              maxLength={interviewLimits.scoreNote}
              defaultValue={mine.get(question)?.note ?? ''}
            />
          </fieldset>
        ))}
        <ProblemSummary said={actionData?.of === 'questions' ? null : actionData?.alert} />
        <div className={css.noPrint}>
          <Button look="primary" name="do" value="scores">
            Save my scores
          </Button>
        </div>
      </Form>
      {others.map(({ name, scores }) => (
        <section key={name} className={css.part} aria-label={`Scores by ${name}`}>
          <h2>{name}</h2>
          <dl className={app.facts}>
            {scores.map(({ question, score, note }) => (
              <div key={question} className={app.answer}>
                <dt>{question}</dt>
                <dd>
                  {score ?? 'Not scored'}
                  {note !== '' && `: ${note}`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <details className={`${css.inner} ${css.noPrint}`} open={since !== null || undefined}>
        <summary>Change the questions</summary>
        <Form method="post" className={css.form} preventScrollReset>
          <TextArea
            name="questions"
            label="Questions"
            hint={`One a line, at most ${interviewLimits.questions}. ${isOfAd ? 'They are for this ad.' : 'Saving them keeps them for this ad only.'}`}
            rows={8}
            defaultValue={questions.join('\n')}
          />
          <Checkbox name="forAll" value="yes">
            For all our ads that have no questions of their own
          </Checkbox>
          <ProblemSummary said={actionData?.of === 'questions' ? actionData.alert : null} />
          {since === null && <input type="hidden" name="baseRevision" value={base} />}
          <ChangedSince
            since={since}
            reload={href('/manage-interviews/:interviewId/kit', { interviewId: interview._id })}
          />
          <div>
            <Button name="do" value="questions">
              Save questions
            </Button>
          </div>
        </Form>
      </details>
    </div>
  )
}
