import { useEffect, useState } from 'react'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { Button } from '../parts/button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useFocusOnChange } from '../recordings/phase-focus.ts'
import { RecordingById } from '../recordings/recording-by-id.tsx'
import { Recorder } from '../recordings/recorder.tsx'
import { TranscriptField } from '../recordings/transcript-field.tsx'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { useAfterPress } from './after-press.ts'
import css from './job-ads.module.css'

type Props = {
  type: Exclude<AdContent['type'], 'text'>
  /** Empty as long as nothing was recorded. */
  recording: string
  problem: string | undefined
  onUse: (recording: string) => void
}

/** The recording of an audio or video ad, with what is said in it. */
export function RecordedAd({ type, recording, problem, onUse }: Props) {
  const isHydrated = useHydrated()
  const [isAgain, setAgain] = useState(false)
  const word = type === 'video' ? 'video' : 'recording'
  const [isLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  // Said at the field it is about, where it can be mended.
  const isMissing = problem === texts.transcriptMissing && isHydrated
  const place = useFocusOnChange<HTMLElement>(`${recording} ${isAgain}`)
  useEffect(() => {
    const element = place.current
    if (element === null || recording === '') return
    const note = ({ relatedTarget }: FocusEvent) => {
      const isStill = relatedTarget instanceof Node && element.contains(relatedTarget)
      if (!isStill) afterPress(() => setLeft(true))
    }
    element.addEventListener('focusout', note)
    return () => element.removeEventListener('focusout', note)
  }, [recording, place, afterPress])
  return (
    <section ref={place} className={css.recorded} id="recording" tabIndex={-1} aria-labelledby="recording-title">
      <h2 id="recording-title">{type === 'video' ? 'Your video' : 'Your recording'}</h2>
      <p className="problem">{isMissing ? undefined : problem}</p>
      {!isHydrated ? (
        <p>
          Recording needs scripts, which are switched off or still loading here. You can fill in the ad meanwhile, or
          post it as a text ad.
        </p>
      ) : recording === '' || isAgain ? (
        <>
          <Recorder
            kind={type === 'video' ? 'video-ad' : 'audio-ad'}
            what={{
              asked: 'Say what the work is, with whom, and what you are like to work for.',
              seenBy: 'Everybody, while the ad is online',
              deleted: 'When you replace it, and with the ad',
            }}
            onUse={(uuid) => {
              setAgain(false)
              onUse(uuid)
            }}
          />
          {isAgain && (
            <p>
              <Button type="button" look="plain" onClick={() => setAgain(false)}>
                Keep the {word} I have
              </Button>
            </p>
          )}
        </>
      ) : (
        <>
          <RecordingById uuid={recording} title={type === 'video' ? 'Video of your ad' : 'Recording of your ad'}>
            {(found) => <Transcript recording={found} isLeft={isLeft || isMissing} />}
          </RecordingById>
          {/* Also where it was refused, or is gone. */}
          <p>
            <Button type="button" onClick={() => setAgain(true)}>
              Record again
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

/** @param given.isLeft the person has gone on to something else: what is missing is said from then on, until it is there. */
function Transcript({ recording, isLeft }: { recording: PlayableRecording; isLeft: boolean }) {
  const [hasWords, setHasWords] = useState((recording.transcript ?? '').trim() !== '')
  return (
    <div>
      <p>
        Before you publish, type or upload what is said. People who cannot hear it, or may not listen now, read it
        instead.
      </p>
      <TranscriptField
        recording={recording}
        problem={isLeft && !hasWords ? texts.transcriptMissing : undefined}
        onSaved={({ transcript }) => setHasWords((transcript ?? '').trim() !== '')}
      />
    </div>
  )
}
