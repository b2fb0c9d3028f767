import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { ApplyHere } from '../../../contract/candidates/candidacies.ts'
import { educationLevels } from '../../../contract/job-ads/education.ts'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import css from './candidates.module.css'
import { typedIn, type Typed } from './read-form.ts'
import * as texts from '../../../contract/candidates/texts.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import type { Problems } from '../parts/problems.ts'
import { useHydrated } from '../use-hydrated.ts'
import { ScreeningField } from './screening-field.tsx'
import type { SpokenAnswers } from './spoken-answers.ts'

// With the recorder, for ads that ask for a recording.
const SpokenQuestions = lazy(() => import('./spoken-questions.tsx'))

const labels = { education: 'Your highest level of education', experience: 'Your experience in years' } as const

type Props = {
  plan: ApplyHere
  /** Of the application: sent twice with it, it is sent once. */
  id: string
  typed: Typed | null
  problems: Readonly<Record<string, string>>
  /** The same with the questions' own words. */
  summary: Problems | undefined
  said: Alert | null
  /** Told what the form holds whenever that has changed. */
  onTyped: (typed: Typed) => void
}

/** The form for applying to an ad that was posted here. Nothing is sent until the last button. */
export function ApplyForm({ plan, id, typed, problems, summary, said, onTyped }: Props) {
  const isSending = useNavigation().state !== 'idle'
  const [first] = plan.cvs
  const chosenCv = typed?.cv ?? (first === undefined ? '' : `${first.kind}:${first._id}`)
  const [shown, setShown] = useState({
    cv: chosenCv,
    letter: typed?.letter ?? '',
    education: typed?.education ?? '',
    experience: typed?.experience ?? '',
  })
  const isHydrated = useHydrated()
  const spoken = plan.questions.filter(({ kind }) => kind === 'audio')
  const [isAllSpoken, setAllSpoken] = useState(false)
  const lacking = [
    ...(plan.education !== null && shown.education === '' ? [{ field: 'education', label: labels.education }] : []),
    ...(plan.experience !== null && shown.experience.trim() === ''
      ? [{ field: 'experience', label: labels.experience }]
      : []),
  ]
  const isOnlyFactsMissing = spoken.length > 0 && isAllSpoken && lacking.length > 0
  const element = useRef<HTMLFormElement>(null)
  const tell = () => {
    if (element.current !== null) onTyped(typedIn(new FormData(element.current)))
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    onTyped(typedIn(form))
    const text = (name: string) => String(form.get(name) ?? '')
    setShown({
      cv: text('cv'),
      letter: text('letter'),
      education: text('education'),
      experience: text('experience'),
    })
  }
  // Without scripts they are all answered in writing.
  const written = isHydrated ? plan.questions.filter(({ kind }) => kind !== 'audio') : plan.questions
  const hasQuestions = plan.questions.length > 0 || plan.education !== null || plan.experience !== null
  return (
    <Form method="post" className={css.form} ref={element} onChange={onChange} noValidate>
      <input type="hidden" name="id" value={id} />
      <section className={css.part} aria-labelledby="part-cv">
        <h2 id="part-cv">1. CV and letter</h2>
        <SelectField
          label="CV"
          name="cv"
          defaultValue={chosenCv}
          problem={problems['cv']}
          hint={
            first === undefined && (
              <>
                You have no CV yet. <Link to="/build-your-cv">Write one</Link> or <Link to="/upload">upload it</Link>,
                then come back.
              </>
            )
          }
        >
          {first === undefined && <option value="">None yet</option>}
          {plan.cvs.map(({ _id, name, kind }) => (
            <option key={_id} value={`${kind}:${_id}`}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Cover letter"
          name="letter"
          isOptional
          defaultValue={shown.letter}
          problem={problems['letter']}
        >
          <option value="">None</option>
          {plan.letters.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      </section>
      {hasQuestions && (
        <section className={css.part} aria-labelledby="part-answers">
          <h2 id="part-answers">2. Answers</h2>
          {plan.minutes > 0 && (
            <p className="quiet">
              About {plan.minutes} {plan.minutes === 1 ? 'minute' : 'minutes'}. The employer sees every answer, and no
              program rules you out by one.
            </p>
          )}
          <Requirements plan={plan} typed={typed} problems={problems} />
          {written.map((question) => (
            <ScreeningField
              key={question.uuid}
              question={question}
              value={typed?.answers[question.uuid] ?? ''}
              problem={problems[`answer-${question.uuid}`]}
            />
          ))}
          {isHydrated && spoken.length > 0 && (
            <Suspense>
              <SpokenQuestions
                questions={spoken}
                start={startOf(typed)}
                problems={problems}
                onAnswered={setAllSpoken}
                onChange={tell}
              />
            </Suspense>
          )}
        </section>
      )}
      <section className={css.part} aria-labelledby="part-check">
        <h2 id="part-check">{hasQuestions ? '3' : '2'}. Check what the employer gets</h2>
        <WhatTheyGet plan={plan} shown={shown} hasQuestions={hasQuestions} />
      </section>
      <section className={css.part} aria-labelledby="part-send">
        <h2 id="part-send">{hasQuestions ? '4' : '3'}. Send</h2>
        <p>
          It costs no credit. You get a receipt, can see when the employer opens your application, and can withdraw it.
        </p>
        <ProblemSummary problems={summary} said={said} />
        {isOnlyFactsMissing && (
          <div className={css.missing}>
            <AlertBox alert={alert('warning', texts.dataMissing, texts.fillInAll)} />
            <ul>
              {lacking.map(({ field, label }) => (
                <li key={field}>
                  <a href={`#${field}`}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Button look="primary" type="submit" aria-busy={isSending}>
            {isOnlyFactsMissing ? 'Send to server' : 'Send application'}
          </Button>
        </div>
      </section>
    </Form>
  )
}

function startOf(typed: Typed | null): SpokenAnswers {
  if (typed === null) return {}
  const { answers, recordings } = typed
  return Object.fromEntries(
    Object.entries(answers).map(([uuid, text]) => [uuid, { text, recording: recordings[uuid] ?? '' }]),
  )
}

/** The level and the years that an ad asks for (S22.2). */
function Requirements({ plan, typed, problems }: Pick<Props, 'plan' | 'typed' | 'problems'>) {
  const { education, experience } = plan
  return (
    <>
      {education !== null && (
        <div>
          <SelectField
            label={labels.education}
            name="education"
            hint={`The employer asks for ${education}.`}
            defaultValue={typed?.education ?? ''}
            problem={problems['education']}
          >
            <option value="">Please choose</option>
            {educationLevels.map(({ level }) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </SelectField>
          <details className={css.levels}>
            <summary>What the levels mean</summary>
            <dl>
              {educationLevels.map(({ level, description }) => (
                <div key={level}>
                  <dt>{level}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      )}
      {experience !== null && (
        <TextField
          label={labels.experience}
          name="experience"
          inputMode="numeric"
          maxLength={2}
          required={false}
          hint={`The employer asks for ${experience} ${experience === 1 ? 'year' : 'years'}. Count a part year as a whole one. Enter 0 if you have none. You can still apply.`}
          defaultValue={typed?.experience ?? ''}
          problem={problems['experience']}
        />
      )}
    </>
  )
}

type Shown = { cv: string; letter: string }

function WhatTheyGet({ plan, shown, hasQuestions }: { plan: ApplyHere; shown: Shown; hasQuestions: boolean }) {
  const { name, email, phone } = plan.applicant
  const cv = plan.cvs.find(({ _id, kind }) => `${kind}:${_id}` === shown.cv)
  const letter = plan.letters.find(({ _id }) => _id === shown.letter)
  return (
    <>
      <dl className={css.check}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>{email ?? 'Not sent: you have not confirmed it'}</dd>
        <dt>Phone</dt>
        <dd>{phone ?? 'Not sent'}</dd>
        <dt>CV</dt>
        <dd>{cv?.name ?? 'None'}</dd>
        <dt>Cover letter</dt>
        <dd>{letter?.name ?? 'None'}</dd>
        {hasQuestions && (
          <>
            <dt>Answers</dt>
            <dd>As you gave them above</dd>
          </>
        )}
      </dl>
      <p className="quiet">
        They get copies. If you change your CV or letter later, what you sent stays the same. Never send bank details
        before you have an offer.
      </p>
    </>
  )
}
