import { useEffect, useRef, useState } from 'react'
import { AlertBox } from '../../parts/alert-box.tsx'
import { alert } from '../../../../contract/texts/messages.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

/** Pixels (K6). A camera that has others gives what it has. */
const wanted = { width: { ideal: 600 }, height: { ideal: 800 }, facingMode: 'user' } as const

type State = { kind: 'asking' } | { kind: 'on'; stream: MediaStream } | { kind: 'refused'; why: string }

/** Asks for the camera, shows what it sees, and takes a picture. Nothing is taken or sent before the button is pressed. */
export function Camera({ onTake }: { onTake: (picture: Blob) => void }) {
  const [tries, setTries] = useState(0)
  return <OneTry key={tries} onTake={onTake} onRetry={() => setTries(tries + 1)} />
}

function OneTry({ onTake, onRetry }: { onTake: (picture: Blob) => void; onRetry: () => void }) {
  const [state, setState] = useState<State>({ kind: 'asking' })
  // A camera that is on shows nothing yet: there is no picture to take before its first.
  const [isSeeing, setSeeing] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let open: MediaStream | null = null
    let isGone = false
    const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())
    openCamera().then(
      (stream) => {
        if (isGone) return stop(stream)
        open = stream
        setState({ kind: 'on', stream })
      },
      (error: unknown) => !isGone && setState({ kind: 'refused', why: reasonOf(error) }),
    )
    return () => {
      isGone = true
      stop(open)
    }
  }, [])

  useEffect(() => {
    if (state.kind !== 'on' || video.current === null) return
    video.current.srcObject = state.stream
  }, [state])

  useEffect(() => {
    if (isSeeing) button.current?.focus()
  }, [isSeeing])

  function take() {
    const { current } = video
    if (current === null || current.videoWidth === 0) return
    const canvas = document.createElement('canvas')
    canvas.width = current.videoWidth
    canvas.height = current.videoHeight
    canvas.getContext('2d')?.drawImage(current, 0, 0)
    canvas.toBlob((blob) => blob !== null && onTake(blob), 'image/jpeg', 0.92)
  }

  switch (state.kind) {
    case 'asking':
      return <output>Your browser may ask you to allow this page to use the camera …</output>
    case 'refused':
      return (
        <>
          <AlertBox alert={alert('error', 'We cannot use your camera.', state.why)} />
          <p>
            {/* A page that was reached from another keeps what that one was allowed: loaded again, this one may ask. */}
            <Button type="button" onClick={isShutOut() ? () => location.reload() : onRetry}>
              {isShutOut() ? 'Reload page' : 'Try again'}
            </Button>
          </p>
        </>
      )
    case 'on':
      return (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own picture as it is now: there is nothing to put into captions */}
          <video
            className={css.video}
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="Live picture from your camera"
            onLoadedData={() => setSeeing(true)}
          />
          <p>
            <Button
              className={css.strong}
              type="button"
              ref={button}
              disabled={!isSeeing}
              aria-busy={!isSeeing}
              onClick={take}
            >
              Take picture
            </Button>
          </p>
        </>
      )
  }
}

async function openCamera(): Promise<MediaStream> {
  // Browsers offer this only over a secure connection.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotSupportedError')
  return await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false })
}

/** Whether the document was loaded for a page that may not use the camera. Only some browsers report it. */
function isShutOut(): boolean {
  const { featurePolicy: policy } = document as Document & {
    featurePolicy?: { allowsFeature: (name: string) => boolean }
  }
  return policy?.allowsFeature('camera') === false
}

function reasonOf(error: unknown): string {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Your browser blocked the camera. Allow it for this site with the icon beside the address, then try again. If that does not help, reload the page.'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No camera detected. You can choose a file instead.'
    case 'NotReadableError':
      return 'Another program is using the camera. Close that program and try again.'
    default:
      return 'This browser does not let pages use a camera. You can choose a file instead.'
  }
}
