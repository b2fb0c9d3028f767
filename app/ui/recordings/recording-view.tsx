import { useEffect } from 'react'
import { Banner } from '../parts/banner.tsx'
import { Button } from '../parts/button.tsx'
import { clock, duration } from './clock.ts'
import type { Media } from './devices.ts'
import { LevelMeter } from './level-meter.tsx'
import { LivePicture } from './live-picture.tsx'
import { usePhaseFocus } from './phase-focus.ts'
import css from './recorder.module.css'
import { longest, type Phase, type RecorderLimits } from './recorder-state.ts'

type CountingProps = { left: number; stream: MediaStream | null; media: Media; onCancel: () => void }

/** 3, 2, 1. */
export function CountingView({ left, stream, media, onCancel }: CountingProps) {
  const cancel = usePhaseFocus<HTMLButtonElement>('counting')
  return (
    <>
      <div className={css.stage}>
        {media === 'video' && <LivePicture stream={stream} />}
        <output className={`figure ${css.countdown}`}>
          <span className="unseen">Recording starts in </span>
          {left}
        </output>
      </div>
      <p className={css.buttons}>
        <Button ref={cancel} type="button" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </>
  )
}

type RecordingProps = {
  phase: Extract<Phase, { name: 'starting' | 'recording' | 'interrupted' | 'finishing' }>
  stream: MediaStream | null
  media: Media
  limits: RecorderLimits
  onStop: () => void
}

/** Seconds before the end from which the time left stands out and is read out. */
const warnAt = 10

/** While it is recorded: the time left, and Stop, which has the focus and is the Escape key as well. */
export function RecordingView({ phase, stream, media, limits, onStop }: RecordingProps) {
  const stop = usePhaseFocus<HTMLButtonElement>('recording')
  const ms = phase.name === 'starting' ? 0 : phase.ms
  const left = Math.ceil((longest(phase.take, limits) - ms) / 1_000)
  const isRunning = phase.name === 'recording' || phase.name === 'interrupted'
  const isLate = isRunning && left <= warnAt && phase.take !== 'test'

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onStop()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [onStop])

  return (
    <>
      <div className={css.stage}>
        {media === 'video' && <LivePicture stream={stream} />}
        <div className={css.running} data-is-late={isLate || undefined}>
          <p className={css.word}>
            <span className={css.dot} data-is-still={phase.name !== 'recording' || undefined} />
            {words[phase.name][phase.take === 'real' ? 0 : 1]}
          </p>
          <p className={`figure ${css.left}`} role="timer">
            {clock(left)} <span className={css.unit}>left</span>
          </p>
          {media === 'audio' && <LevelMeter stream={stream} />}
        </div>
      </div>
      {/* Read out at the turns, not every second. */}
      <output className="unseen">
        {isLate ? `${warnAt} seconds left` : isRunning && left === 60 ? '1 minute left' : ''}
      </output>
      {phase.name === 'interrupted' && (
        <Banner tone="warning">
          Nothing is coming from your {media === 'video' ? 'camera or microphone' : 'microphone'}, so we have paused the
          recording and the clock. We carry on when it is back, or you can choose Stop.
        </Banner>
      )}
      <p className={css.buttons}>
        <Button ref={stop} type="button" look="danger" aria-disabled={!isRunning} onClick={onStop}>
          Stop
        </Button>
        <span className="quiet">
          or press Esc. It stops by itself after {duration(longest(phase.take, limits) / 1_000)}.
        </span>
      </p>
    </>
  )
}

const words = {
  starting: ['Starting', 'Starting'],
  recording: ['Recording', 'Recording – not kept'],
  interrupted: ['Paused', 'Paused'],
  finishing: ['Finishing', 'Finishing'],
} as const
