import { Form, useNavigation, useSubmit } from 'react-router'
import { questionLimits as limits } from '../../../contract/questions/limits.ts'
import { noAnalysis } from '../../../contract/questions/texts.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { TextArea } from '../parts/text-field.tsx'
import { Recorder } from '../recordings/recorder.tsx'
import css from './questions.module.css'

type Props = {
  questionId: string
  title: string
  seconds: number
  /** Left out: as many as one likes. */
  tries?: number
  triesLeft?: number
  /** Tells this answer apart from those to other questions. */
  about: string
  seenBy: string
  deleted: string
  alert: Alert | null
  /** What was typed and not sent. */
  typed: string
}

/** Answers a question: by video, or in writing, which is always there and counts the same. */
export function AnswerDesk({
  questionId,
  title,
  seconds,
  tries,
  triesLeft,
  about,
  seenBy,
  deleted,
  alert,
  typed,
}: Props) {
  const submit = useSubmit()
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className={css.part}>
      {alert !== null && <AlertBox alert={alert} />}
      <p>{noAnalysis}</p>
      <Recorder
        // Another question is another recorder.
        key={questionId}
        kind="video-answer"
        seconds={seconds}
        {...(tries !== undefined && { tries })}
        {...(triesLeft !== undefined && { triesLeft })}
        about={about}
        hasPractice
        what={{ asked: <p>{title}</p>, seenBy, deleted }}
        onUse={(videoId) => void submit({ intent: 'answer', questionId, videoId }, { method: 'post' })}
        writingInstead={
          <details className={css.inner} open={typed !== ''}>
            <summary>Answer in writing instead</summary>
            <Form method="post" className={css.form}>
              <input type="hidden" name="intent" value="answer" />
              <input type="hidden" name="questionId" value={questionId} />
              <TextArea
                name="text"
                label="Your answer"
                hint="A written answer counts the same as a recorded one."
                rows={6}
                required
                maxLength={limits.writing}
                defaultValue={typed}
              />
              <div>
                <Button aria-busy={isSending}>Send answer in writing</Button>
              </div>
            </Form>
          </details>
        }
      />
    </div>
  )
}
