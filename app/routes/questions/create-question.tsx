import { useState } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { questionLimits as limits } from '../../../contract/questions/limits.ts'
import { noAnalysis, recordFirst, titleMissing } from '../../../contract/questions/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/create-question'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import css from '../../ui/questions/questions.module.css'
import { Recorder } from '../../ui/recordings/recorder.tsx'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'
import { Radio } from '../../ui/parts/radio.tsx'

export function loader({ context }: Route.LoaderArgs) {
  companyOnly(context)
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = { title: textOf(form, 'title'), seconds: textOf(form, 'seconds'), isOpen: textOf(form, 'isOpen') }
  const videoId = textOf(form, 'videoId')
  const back = (problems: Record<string, string>, said: string | null = null) =>
    data({ typed, problems, alert: said === null ? null : alert('error', said) }, { status: 400 })
  const missing = {
    ...(typed.title.trim() === '' && { title: titleMissing }),
    ...(videoId === '' && { recorder: recordFirst }),
  }
  if (Object.keys(missing).length > 0) return back(missing)
  const body = { title: typed.title, videoId, seconds: Number(typed.seconds), isOpen: typed.isOpen === 'yes' }
  const { refusal } = await tryAsk(context, (api) => api.questions.create({ body }))
  if (refusal === null) throw redirect('/my-question-list?saved')
  const { videoId: recorder, ...fields } = refusal.fields
  const problems = { ...fields, ...(recorder !== undefined && { recorder }) }
  return back(problems, Object.keys(problems).length > 0 ? null : refusal.message)
}

const lengths = [10, 20, 30, 60, 90, 120]

/** A company records a question. */
export default function CreateQuestion({ actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  const [seconds, setSeconds] = useState<number>(limits.seconds.usual)
  const typed = actionData?.typed
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Record a video question" isForSearchEngines={false} />
      <p>
        <Link to="/my-question-list">Your questions</Link>
      </p>
      <h1>Record a video question</h1>
      <p>Ask one thing, as you would in an interview. Candidates can answer by video or in writing. {noAnalysis}</p>
      <Form method="post" className={css.form} noValidate>
        <TextField
          name="title"
          label="Question title"
          hint="The question in words, for everybody who cannot hear or play it"
          maxLength={limits.title}
          defaultValue={typed?.title ?? ''}
          problem={actionData?.problems['title']}
        />
        <SelectField
          name="length"
          label="How long your question may be"
          defaultValue={String(limits.seconds.usual)}
          onChange={(value) => setSeconds(Number(value))}
        >
          <Lengths />
        </SelectField>
        <div id="recorder" tabIndex={-1}>
          {actionData?.problems['recorder'] !== undefined && (
            <p className="problem">{actionData.problems['recorder']}</p>
          )}
          <Recorder
            kind="video-question"
            seconds={seconds}
            name="videoId"
            hasPractice
            what={{
              seenBy: 'Whoever you choose below: candidates you ask, or everybody who is logged in',
              deleted: 'When your company deletes the question, or you delete your account',
            }}
          />
        </div>
        <SelectField
          name="seconds"
          label="How long answers may be"
          defaultValue={typed?.seconds ?? String(limits.seconds.usual)}
          problem={actionData?.problems['seconds']}
        >
          <Lengths />
        </SelectField>
        <ChoiceGroup legend="Who sees it">
          <Radio name="isOpen" value="yes" defaultChecked={typed?.isOpen !== 'no'}>
            Everybody who is logged in, in the list of video questions
          </Radio>
          <Radio name="isOpen" value="no" defaultChecked={typed?.isOpen === 'no'}>
            Only candidates whom you ask
          </Radio>
        </ChoiceGroup>
        <ProblemSummary problems={actionData?.problems} said={actionData?.alert} />
        <div>
          <Button look="primary" aria-busy={isSending}>
            Save question
          </Button>
        </div>
      </Form>
    </div>
  )
}

function Lengths() {
  return lengths.map((one) => (
    <option key={one} value={one}>
      {one === 60 ? '1 minute' : one === 120 ? '2 minutes' : `${one} seconds`}
    </option>
  ))
}
