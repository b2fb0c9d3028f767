import { useEffect, useRef } from 'react'
import looks from './media.module.css'
import css from './recorder.module.css'

/** What the camera sees, turned round as in a mirror: people move the right way then. */
export function LivePicture({ stream }: { stream: MediaStream | null }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      className={`${looks.picture} ${css.mirror}`}
      width={640}
      height={480}
      autoPlay
      muted
      playsInline
      aria-label="What your camera sees"
    />
  )
}
