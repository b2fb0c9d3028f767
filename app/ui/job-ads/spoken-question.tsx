import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useFocusOnChange } from '../recordings/phase-focus.ts'
import { RecordingById } from '../recordings/recording-by-id.tsx'
import { Recorder } from '../recordings/recorder.tsx'
import css from './job-ads.module.css'

type Props = {
  /** Empty as long as nothing was recorded. */
  recording: string
  number: number
  /** With an empty id it is taken off again. */
  onUse: (recording: string) => void
}

/** The words of a screening question, spoken by somebody of the company: for those who would rather hear it. */
export default function SpokenQuestion(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const place = useFocusOnChange<HTMLDivElement>(`${props.recording} ${isOpen}`)
  return (
    <div ref={place} tabIndex={-1} className={css.recording}>
      <Spoken {...props} isOpen={isOpen} setOpen={setOpen} />
    </div>
  )
}

type SpokenProps = Props & { isOpen: boolean; setOpen: (isOpen: boolean) => void }

function Spoken({ recording, number, onUse, isOpen, setOpen }: SpokenProps) {
  if (recording !== '') {
    return (
      <>
        <RecordingById uuid={recording} title={`Question ${number}, spoken`} />
        <p>
          <Button type="button" onClick={() => onUse('')}>
            Remove the recording<span className="unseen"> of question {number}</span>
          </Button>
        </p>
      </>
    )
  }
  if (!isOpen) {
    return (
      <p>
        <Button type="button" onClick={() => setOpen(true)}>
          Record the question<span className="unseen"> {number}</span>
        </Button>
      </p>
    )
  }
  return (
    <>
      <Recorder
        kind="ad-question"
        about={`question-${number}`}
        what={{
          asked: 'Read out the question as you wrote it.',
          seenBy: 'Everybody who applies. They can read the question as well',
          deleted: 'When you remove it, or the question',
        }}
        onUse={(uuid) => {
          setOpen(false)
          onUse(uuid)
        }}
      />
      <p>
        <Button type="button" look="plain" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </p>
    </>
  )
}
