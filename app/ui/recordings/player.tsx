import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { Recording } from '../../../contract/recordings/recordings.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { clock } from './clock.ts'
import { LevelCurve } from './level-curve.tsx'
import looks from './media.module.css'
import css from './player.module.css'
import { keyActions } from './player-keys.ts'
import type { PlayerProps } from './player-props.ts'
import { usePlayable } from './use-playable.ts'

const speeds = [0.75, 1, 1.25, 1.5, 2] as const

/**
 * Plays a recording with the browser's own controls, which keyboards and screen readers know, and adds speed, keys and the transcript.
 * It never starts by itself. Addresses last ten minutes: a new one is fetched when the old one has run out, and it goes on at the same
 * second.
 */
export function Player({ recording: given, title, transcriptBeside = false }: PlayerProps) {
  const { recording, state, address, onFailed, onLoaded, again } = usePlayable(given)
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [speed, setSpeed] = useState(1)
  const [at, setAt] = useState(0)
  const id = useId()

  function choose(next: number): void {
    setSpeed(next)
    if (player.current !== null) player.current.playbackRate = next
  }

  function press(event: KeyboardEvent): void {
    if (player.current === null || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    // In a list or on a button a key means what it always does.
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) return
    if (target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')) return
    const action = keyActions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action(player.current, { speed, choose })
  }

  const isVideo = recording.media === 'video'
  const name = `${title}${recording.seconds === null ? '' : `, ${clock(Math.round(recording.seconds))}`}`
  if (state !== 'ready') return <NotPlayable state={state} recording={recording} onAgain={again} />
  const shared = {
    src: address?.media,
    controls: true,
    preload: 'metadata',
    'aria-label': name,
    onError: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => onFailed(currentTarget),
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      currentTarget.playbackRate = speed
      onLoaded(currentTarget)
    },
  } as const
  const track = address?.captions != null && (
    <track kind="captions" srcLang="en" label="English" src={address.captions} default />
  )
  return (
    // The keys work wherever the focus is in it; what they do can be done by its controls as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.player}
      data-has-transcript={(transcriptBeside && recording.transcript !== null) || undefined}
      onKeyDown={press}
      aria-label={title}
    >
      <div className={css.media}>
        {isVideo ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- there may be no captions yet: the transcript stands beside it
          <video
            {...shared}
            ref={player}
            className={looks.picture}
            playsInline
            width={640}
            height={480}
            poster={address?.poster ?? undefined}
          >
            {track}
          </video>
        ) : (
          <>
            <LevelCurve levels={recording.levels} share={recording.seconds === null ? 0 : at / recording.seconds} />
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
            <audio
              {...shared}
              ref={player}
              className={looks.sound}
              onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
            >
              {track}
            </audio>
          </>
        )}
        <div className={css.below}>
          <div className={css.speed}>
            <SelectField
              id={`${id}-speed`}
              label="Speed"
              value={String(speed)}
              onChange={(value) => choose(Number(value))}
            >
              {speeds.map((one) => (
                <option key={one} value={one}>
                  {one === 1 ? 'Normal' : `${one}×`}
                </option>
              ))}
            </SelectField>
          </div>
          {recording.seconds !== null && <p className="quiet">Length: {clock(Math.round(recording.seconds))}</p>}
          <details className={css.keys}>
            <summary>Keyboard keys</summary>
            <ul>
              <li>Space or K: play and pause</li>
              <li>Left and right arrow: 5 seconds back or on; J and L: 10 seconds</li>
              <li>Home and End: to the start or the end</li>
              <li>&lt; and &gt;: slower or faster</li>
              <li>M: sound on and off{recording.hasCaptions && '; C: captions on and off'}</li>
              {isVideo && <li>F: full screen</li>}
            </ul>
          </details>
        </div>
      </div>
      {recording.transcript !== null && <Transcript of={title} text={recording.transcript} isOpen={transcriptBeside} />}
    </section>
  )
}

function Transcript({ of, text, isOpen }: { of: string; text: string; isOpen: boolean }) {
  return (
    <details className={css.transcript} open={isOpen}>
      <summary>Transcript</summary>
      {/* It scrolls: a keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.words} tabIndex={0} aria-label={`Transcript: ${of}`}>
        {text}
      </section>
    </details>
  )
}

type NotPlayableProps = {
  state: 'processing' | 'refused' | 'gone' | 'failed'
  recording: Recording
  onAgain: () => void
}

function NotPlayable({ state, recording, onAgain }: NotPlayableProps) {
  switch (state) {
    case 'processing':
      return (
        <output className={css.waiting}>
          We are getting your recording ready. This takes a minute or two; the page shows it by itself.
        </output>
      )
    case 'refused':
      return (
        <AlertBox
          alert={{
            code: 2,
            message: 'This recording cannot be played.',
            details: recording.problem ?? 'Reload the page to try again.',
          }}
        />
      )
    case 'gone':
      return <p className={css.waiting}>This recording is not here any more.</p>
    case 'failed':
      return (
        <div className={css.waiting}>
          <p>The recording could not be loaded. Check your connection.</p>
          <Button type="button" onClick={onAgain}>
            Try again
          </Button>
        </div>
      )
  }
}
