import { useId, useState } from 'react'
import { recordingLimits } from '../../../contract/recordings/limits.ts'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { transcriptTooLong } from '../../../contract/recordings/texts.ts'
import { Banner } from '../parts/banner.tsx'
import { Button, buttonClass } from '../parts/button.tsx'
import { TextArea } from '../parts/text-field.tsx'
import { useForScripts } from '../use-hydrated.ts'
import { readTextFile } from './text-file.ts'
import css from './transcript-field.module.css'

type Props = {
  recording: Pick<PlayableRecording, 'uuid' | 'transcript' | 'hasCaptions' | 'transcribing'>
  /** Of the field, for a form around it that works without scripts. */
  name?: string
  problem?: string | undefined
  onSaved?: (recording: PlayableRecording) => void
}

type Said = { tone: 'success' | 'error'; text: string } | null

/**
 * What is said in a recording, in writing: typed, or from a file of captions (WebVTT or SubRip), which are then shown with the
 * recording, or from a plain text file. What is wrong with a file is said with its line.
 */
export function TranscriptField({ recording, ...given }: Props) {
  if (recording.transcribing === 'locked') return <LockedTranscript transcript={recording.transcript} />
  return <OpenTranscript recording={recording} {...given} />
}

function LockedTranscript({ transcript }: Pick<PlayableRecording, 'transcript'>) {
  return (
    <div className={css.field}>
      <p className="label">Transcript</p>
      <p className={css.text}>{transcript ?? 'Nobody has written down what is said.'}</p>
      <p className="quiet">Only the person who recorded this can change its transcript.</p>
    </div>
  )
}

function OpenTranscript({
  recording: { uuid, transcript, hasCaptions, transcribing },
  name = 'transcript',
  problem,
  onSaved,
}: Props) {
  const [text, setText] = useState(transcript ?? '')
  const [said, setSaid] = useState<Said>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [areCaptions, setAreCaptions] = useState(hasCaptions)
  const forScripts = useForScripts()
  const id = useId()

  async function send(body: { text: string } | { captions: string }, done: string): Promise<void> {
    setIsBusy(true)
    setSaid(null)
    const outcome = await saveTranscript(uuid, body)
    setIsBusy(false)
    if (outcome.problem !== null) return setSaid({ tone: 'error', text: outcome.problem })
    setText(outcome.recording.transcript ?? '')
    setAreCaptions(outcome.recording.hasCaptions)
    setSaid({ tone: 'success', text: done })
    onSaved?.(outcome.recording)
  }

  async function read(file: File): Promise<void> {
    if (file.size > recordingLimits.captions)
      return setSaid({ tone: 'error', text: `The file can have ${recordingLimits.captions / 1_000} kB at most.` })
    const content = await readTextFile(file)
    if (content === null)
      return setSaid({ tone: 'error', text: 'This is not a text file. Choose WebVTT, SubRip (.srt) or plain text.' })
    if (content.trim() === '') return setSaid({ tone: 'error', text: 'This file is empty.' })
    if (/\.txt$/iu.test(file.name) || file.type === 'text/plain') {
      const typed = content.trim()
      if (typed.length > recordingLimits.transcript)
        return setSaid({ tone: 'error', text: `${transcriptTooLong(recordingLimits.transcript)}.` })
      setText(typed)
      return setSaid({ tone: 'success', text: 'We put the text into the field. Check it, then save.' })
    }
    await send({ captions: content }, 'Your captions are saved. Their words are the transcript.')
  }

  return (
    <div className={css.field}>
      <TextArea
        id={`${id}-text`}
        name={name}
        label="Transcript"
        hint="What is said, in writing: for people who cannot hear it, or cannot play it now."
        maxLength={recordingLimits.transcript}
        rows={8}
        required={false}
        problem={problem}
        value={text}
        onChange={setText}
      />
      {transcribing === 'correct' && transcript !== null && (
        <p className="quiet">It is online: what you save is shown at once. You can correct it, but not delete it.</p>
      )}
      {areCaptions && (
        <p className="quiet">
          This recording has captions, which stay as they are when you change the text here. To change them, upload a
          new file.
        </p>
      )}
      <p className={`${css.buttons} ${forScripts ?? ''}`}>
        <Button
          type="button"
          aria-busy={isBusy}
          onClick={() => void send({ text }, text.trim() === '' ? 'The transcript is deleted.' : 'Transcript saved.')}
        >
          Save transcript
        </Button>
        <label className={buttonClass(undefined, css.file)}>
          Upload captions or text
          <input
            type="file"
            className="unseen"
            accept=".vtt,.srt,.txt,text/vtt,text/plain,application/x-subrip"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              // The same file can be chosen again once it is mended.
              currentTarget.value = ''
              if (file !== undefined) void read(file)
            }}
          />
        </label>
        <span className="quiet">WebVTT, SubRip (.srt) or plain text</span>
      </p>
      <div aria-live="polite">{said !== null && <Banner tone={said.tone}>{said.text}</Banner>}</div>
    </div>
  )
}

type Outcome = { recording: PlayableRecording; problem: null } | { recording: null; problem: string }

async function saveTranscript(uuid: string, body: { text: string } | { captions: string }): Promise<Outcome> {
  try {
    const answer = await fetch(`/api/recordings/${uuid}/transcript`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return { recording: (await answer.json()) as PlayableRecording, problem: null }
    return { recording: null, problem: problemOf(await answer.json().catch(() => null)) }
  } catch {
    return { recording: null, problem: 'It was not saved. Check your connection and try again.' }
  }
}

/** The line by the field where there is one, else the sentence as a whole. */
function problemOf(refusal: unknown): string {
  if (typeof refusal !== 'object' || refusal === null) return 'It was not saved. Please try again.'
  const { errors, message, details } = refusal as {
    errors?: Record<string, { message: string }>
    message?: string
    details?: string
  }
  const lines = Object.values(errors ?? {}).map((one) => one.message)
  if (lines.length > 0) return lines.join(' ')
  return [message, details].filter((one) => one !== undefined && one !== '').join(' ')
}
