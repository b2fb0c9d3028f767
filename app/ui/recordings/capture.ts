export type Capture = {
  /** What is recorded, as the recorder says, which can differ from what was asked for. */
  mimeType: string
  /** Milliseconds recorded so far; pauses do not count. */
  ms: () => number
  /** Hands out what there is so far: for a page that may go. */
  flush: () => void
  pause: () => void
  resume: () => void
  /** The last chunk comes before `onEnd`. */
  stop: () => void
}

type Heard = {
  onChunk: (chunk: Blob, ms: number) => void
  onEnd: (ms: number) => void
  onStart: (mimeType: string) => void
}

/** Milliseconds between chunks, as far as the browser keeps to it. */
const timesliceMs = 5_000
/** 300 s of it are about 40 MB; without a limit browsers choose by the camera, and a long recording is refused for its size. */
const videoBitsPerSecond = 1_000_000
const audioBitsPerSecond = 64_000
/** Without it a key frame comes only every few seconds, and a player cannot go to what lies between. */
const keyFrameMs = 2_000

/**
 * Records the devices' own tracks: a canvas between would stand still in a hidden tab. Time is our own, by a clock that is never set.
 */
export function capture(stream: MediaStream, mimeType: string, { onChunk, onEnd, onStart }: Heard): Capture {
  const isVideo = stream.getVideoTracks().length > 0
  const recorder = new MediaRecorder(stream, {
    mimeType,
    audioBitsPerSecond,
    ...(isVideo && { videoBitsPerSecond, videoKeyFrameIntervalDuration: keyFrameMs }),
  } as MediaRecorderOptions)
  let before = 0
  let since: number | null = null
  const ms = () => before + (since === null ? 0 : performance.now() - since)
  const halt = () => {
    before = ms()
    since = null
  }

  recorder.addEventListener('start', () => {
    since = performance.now()
    onStart(recorder.mimeType === '' ? mimeType : recorder.mimeType)
  })
  recorder.addEventListener('pause', halt)
  recorder.addEventListener('resume', () => (since = performance.now()))
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onChunk(data, ms())
  })
  // Also after an error, and when the last track has ended.
  recorder.addEventListener('stop', () => {
    halt()
    onEnd(ms())
  })
  recorder.start(timesliceMs)

  return {
    get mimeType() {
      return recorder.mimeType === '' ? mimeType : recorder.mimeType
    },
    ms,
    flush: () => recorder.state === 'recording' && recorder.requestData(),
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => recorder.state === 'paused' && recorder.resume(),
    stop() {
      if (recorder.state === 'inactive') return
      halt()
      recorder.stop()
    },
  }
}
