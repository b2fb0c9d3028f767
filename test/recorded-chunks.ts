import { chromium } from 'playwright-core'
import { chromiumForTests } from './chromium.ts'

/** What a browser recorded: slices as its recorder gave them, of which only the first can be played by itself. */
export type RecordedChunks = {
  /** As the recorder says once it runs. */
  mimeType: string
  slices: Buffer[]
  /** Seconds from its start to its stop, by the clock of the page. */
  seconds: number
}

/** What Chromium has in place of a camera and a microphone: a picture that changes, and a beep each second. */
const fakeDevices = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/**
 * Has a real browser record some real audio and video, all at once.
 * @param wanted with `codecs` as `MediaRecorder` takes them, such as 'video/webm;codecs=vp8,opus'
 */
export async function recordChunks(
  wanted: readonly { mimeType: string; seconds: number; sliceMs?: number; bits?: number }[],
): Promise<RecordedChunks[]> {
  const found = await chromiumForTests()
  const browser = await chromium.launch({ ...found, args: [...found.args, ...fakeDevices] })
  try {
    const page = await browser.newPage()
    // Devices are for secure pages: one that is served by nobody but this.
    await page.route(
      'https://record.example/',
      async (route) => await route.fulfill({ contentType: 'text/html', body: '' }),
    )
    await page.goto('https://record.example/')
    const recorded = await page.evaluate(async (jobs) => {
      const asText = async (blob: Blob): Promise<string> =>
        await new Promise((resolve, reject) => {
          const reader = new FileReader()
          reader.onload = () => resolve(String(reader.result).replace(/^.*;base64,/u, ''))
          reader.onerror = () => reject(new Error('The slice cannot be read'))
          reader.readAsDataURL(blob)
        })
      return await Promise.all(
        jobs.map(async ({ mimeType, seconds, sliceMs = 500, bits = 400_000 }) => {
          const video = mimeType.startsWith('video/') && { width: 320, height: 240, frameRate: 15 }
          const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video })
          const options = { mimeType, videoBitsPerSecond: bits, audioBitsPerSecond: 32_000 }
          const recorder = new MediaRecorder(stream, {
            ...options,
            videoKeyFrameIntervalDuration: 1_000,
          } as MediaRecorderOptions)
          const slices: Blob[] = []
          recorder.ondataavailable = ({ data }) => {
            if (data.size > 0) slices.push(data)
          }
          const [started, stopped] = ['onstart', 'onstop'].map(
            async (name) => await new Promise<void>((resolve) => ((recorder as never)[name] = resolve as never)),
          )
          recorder.start(sliceMs)
          await started
          const began = performance.now()
          await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
          const type = recorder.mimeType
          recorder.stop()
          const took = (performance.now() - began) / 1_000
          await stopped
          for (const track of stream.getTracks()) track.stop()
          return { mimeType: type, seconds: took, slices: await Promise.all(slices.map(asText)) }
        }),
      )
    }, wanted)
    return recorded.map((one) => ({ ...one, slices: one.slices.map((slice) => Buffer.from(slice, 'base64')) }))
  } finally {
    await browser.close()
  }
}
