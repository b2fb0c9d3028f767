import { useRef } from 'react'
import type { Media } from './devices.ts'
import looks from './media.module.css'

/** Plays what is still in the browser. */
export function OwnRecording({ address, media }: { address: string | null; media: Media }) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  if (address === null) return <p className="quiet">It cannot be played here, but it is kept.</p>
  const given = {
    ref: player,
    src: address,
    controls: true,
    onLoadedMetadata: () => findLength(player.current),
  }
  // Nobody has written captions for what was recorded a moment ago.
  return media === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video {...given} className={looks.picture} playsInline width={640} height={480} aria-label="Your recording" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio {...given} className={looks.sound} aria-label="Your recording" />
  )
}

/** Browsers do not write the length into what they record. They find it when they are sent beyond the end. */
function findLength(player: HTMLMediaElement | null): void {
  if (player === null || Number.isFinite(player.duration)) return
  player.addEventListener(
    'durationchange',
    () => {
      player.currentTime = 0
    },
    { once: true },
  )
  player.currentTime = 1e7
}
