import { Banner } from '../parts/banner.tsx'
import { Button } from '../parts/button.tsx'
import { clock, triesWord } from './clock.ts'
import { OwnRecording } from './own-recording.tsx'
import { usePhaseFocus } from './phase-focus.ts'
import css from './recorder.module.css'
import { triesLeft, type Phase } from './recorder-state.ts'
import type { RecorderViewProps } from './recorder-props.ts'

type Props = RecorderViewProps & { phase: Extract<Phase, { name: 'recorded' }> }

/** Look at it, use it, or record again. */
export function PlaybackView({ phase, state, dispatch, taken, again, media, limits }: Props) {
  const heading = usePhaseFocus<HTMLParagraphElement>(phase)
  const left = triesLeft(state, limits)
  const length = clock(Math.round(phase.ms / 1_000))
  const isReal = phase.take === 'real'
  return (
    <>
      <p ref={heading} tabIndex={-1} className={css.title}>
        {titles[phase.take]}
      </p>
      {phase.endedBy === 'time-up' && isReal && <p>Your time was up, so we stopped.</p>}
      {phase.endedBy === 'device-lost' && (
        <Banner tone="warning">
          Your {media === 'video' ? 'camera or microphone' : 'microphone'} was disconnected. We kept the first {length}
          {isReal && '. Use it, or record again: this try does not count'}.
        </Banner>
      )}
      {phase.endedBy === 'kept' && (
        <Banner>We kept the first {length} of your recording. Use it, or record again.</Banner>
      )}
      <OwnRecording address={taken.address} media={media} />
      <p className="quiet">
        Length: {length}.{' '}
        {isReal
          ? 'Nobody else sees it until you choose ‘Use this recording’.'
          : 'It is on this page only and goes when you leave.'}
      </p>
      <p className={css.buttons}>
        {isReal && (
          <Button type="button" look="primary" onClick={() => dispatch({ type: 'use' })}>
            Use this recording
          </Button>
        )}
        {(!isReal || left !== 0) && (
          <Button type="button" onClick={again}>
            {isReal ? `Record again${left === null ? '' : ` (${triesWord(left)} left)`}` : 'Back to the recorder'}
          </Button>
        )}
      </p>
    </>
  )
}

const titles = { test: 'Your test', practice: 'Your practice', real: 'Your recording' } as const
