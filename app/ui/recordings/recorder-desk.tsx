import { useMemo } from 'react'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import type { Media } from './devices.ts'
import type { RecorderProps } from './recorder-props.ts'
import { RecorderView } from './recorder-view.tsx'
import { useRecorder } from './use-recorder.ts'

type Props = RecorderProps & { media: Media; seconds: number }

/** The recorder at work: its script comes only to pages that have one. */
export default function RecorderDesk({
  kind,
  media,
  seconds,
  tries,
  triesLeft,
  about,
  hasPractice,
  isSetUp = false,
  onUse,
  name,
}: Props) {
  const limits = useMemo(() => ({ ms: seconds * 1_000, tries: tries ?? null }), [seconds, tries])
  const recorder = useRecorder({
    kind,
    media,
    limits,
    about: about ?? location.pathname,
    triesUsed: tries === undefined || triesLeft === undefined ? 0 : Math.max(0, tries - triesLeft),
    isSetUp,
    isSignedIn: useIsSignedIn(),
    onSaved: (uuid) => onUse?.(uuid),
  })
  return (
    <>
      <RecorderView
        {...recorder}
        media={media}
        limits={limits}
        hasPractice={hasPractice === true}
        isInForm={name !== undefined}
      />
      {name !== undefined && recorder.state.phase.name === 'saved' && (
        <input type="hidden" name={name} value={recorder.uuid ?? ''} />
      )}
    </>
  )
}
