import { open, stat } from 'node:fs/promises'
import type { Browser, BrowserContext, Route } from 'playwright-core'
import { recordingLimits as limits } from '../../../contract/recordings/limits.ts'
import type { Media } from '../../../contract/recordings/kinds.ts'
import type { ChromiumLaunch } from '../../platform/chromium.ts'

/** What a player shows before somebody plays it. */
export type Drawn = {
  /** JPEG; null for sound. */
  poster: Uint8Array | null
  /** From 0 to 100, over the whole length; empty for a file that is too large to be decoded as a whole. */
  levels: number[]
}

export const drawLimits = {
  /** For all of it, with the start of the browser. */
  seconds: 30,
  /** Pixels of the longer side of a poster. */
  posterSide: 640,
  posterBytes: 300_000,
  /** What the browser is given at a time of a file that may be large. */
  rangeBytes: 2 * 1024 * 1024,
  /** Of a file that is measured for its loudness: five minutes at what our pages ask browsers for, and half as much again. */
  measuredBytes: 60 * 1024 * 1024,
} as const

/** Where the files are said to be; nothing answers there but we. */
const site = 'http://recording.invalid/'

/**
 * Has a browser of its own take a picture out of a recording and measure how loud it is. Strangers' bytes are decoded in its sandbox and nowhere else.
 * @param given.file on this machine
 * @throws where it does not succeed in time, or the browser breaks
 */
export async function draw(
  launch: ChromiumLaunch,
  given: { file: string; type: string; media: Media; seconds: number },
): Promise<Drawn> {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, '--host-resolver-rules=MAP * ~NOTFOUND', '--mute-audio'],
    timeout: drawLimits.seconds * 1_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  try {
    return await within(drawLimits.seconds, async () => await drawIn(browser, given))
  } finally {
    // One that answers nothing is ended by its driver, and nobody waits for that.
    void browser.close().catch(() => {})
  }
}

async function drawIn(browser: Browser, given: Parameters<typeof draw>[1]): Promise<Drawn> {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false })
  await serve(context, given)
  const page = await context.newPage()
  await page.goto(site)
  const poster = given.media === 'video' ? await page.evaluate(takePicture, pictureOf(given.seconds)) : null
  const isSmall = (await stat(given.file)).size <= drawLimits.measuredBytes
  const levels = isSmall ? asLevels(await page.evaluate(measureLevels, limits.levels)) : []
  return { poster: poster === null ? null : asPoster(poster), levels }
}

/** A moment after the beginning: at the very first people still look for the button. */
function pictureOf(seconds: number) {
  return { at: Math.min(1, seconds / 3), side: drawLimits.posterSide }
}

async function serve(context: BrowserContext, { file, type }: { file: string; type: string }): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === site) return await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    if (url === `${site}media`) return await giveRange(route, { file, type })
    if (url === `${site}whole`) return await route.fulfill({ path: file, contentType: type })
    await route.abort()
  })
}

/** A piece of the file, never all of a large one: the browser asks for the next when it needs it. */
async function giveRange(route: Route, { file, type }: { file: string; type: string }): Promise<void> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const [, first, end] = /^bytes=(\d+)-(\d*)$/u.exec(route.request().headers()['range'] ?? '') ?? []
    const start = Number(first ?? 0)
    const last = Math.min(end ? Number(end) : size - 1, size - 1, start + drawLimits.rangeBytes - 1)
    if (last < start) return await route.fulfill({ status: 416, headers: { 'content-range': `bytes */${size}` } })
    const body = Buffer.alloc(last - start + 1)
    await handle.read(body, 0, body.length, start)
    await route.fulfill({
      status: 206,
      body,
      headers: { 'accept-ranges': 'bytes', 'content-type': type, 'content-range': `bytes ${start}-${last}/${size}` },
    })
  } finally {
    await handle.close()
  }
}

/** Runs in the page. @returns a JPEG as a data address */
async function takePicture({ at, side }: { at: number; side: number }): Promise<string> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  const happened = async (name: string) =>
    await new Promise<void>((resolve, reject) => {
      video.addEventListener(name, () => resolve(), { once: true })
      video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'broken')), { once: true })
    })
  const loaded = happened('loadeddata')
  video.src = '/media'
  await loaded
  const sought = happened('seeked')
  video.currentTime = at
  await sought
  const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.8)
}

/** Runs in the page. Loudness as the root of the mean square of each stretch, beside the loudest. */
async function measureLevels(count: number): Promise<number[]> {
  const answer = await fetch('/whole')
  // At 8,000 values a second: five minutes are 10 MB.
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: 8_000 })
  const samples = (await context.decodeAudioData(await answer.arrayBuffer())).getChannelData(0)
  const each = samples.length / count
  const loudness = Array.from({ length: count }, (_, i) => {
    const [from, to] = [Math.floor(i * each), Math.max(Math.floor(i * each) + 1, Math.floor((i + 1) * each))]
    let sum = 0
    for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2
    return Math.sqrt(sum / (to - from))
  })
  const most = Math.max(...loudness)
  // What is softer than this is silence, and not to be drawn as if it were loud.
  return loudness.map((one) => Math.round((100 * one) / Math.max(most, 0.01)))
}

/** What comes out of the browser is a stranger's too. */
function asPoster(address: string): Uint8Array {
  const [, base64 = ''] = /^data:image\/jpeg;base64,([\w+/]+=*)$/u.exec(address) ?? []
  const bytes = Buffer.from(base64, 'base64')
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  if (!isJpeg || bytes.length > drawLimits.posterBytes) throw new Error('The browser gave no picture')
  return bytes
}

function asLevels(levels: unknown): number[] {
  if (!Array.isArray(levels) || levels.length !== limits.levels) throw new Error('The browser gave no levels')
  return levels.map((level) => Math.min(100, Math.max(0, Math.round(Number(level)) || 0)))
}

async function within<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`No picture was drawn within ${seconds} s`)), seconds * 1_000)
  const working = work()
  // Once it is late nobody listens any more.
  working.catch(() => {})
  try {
    return await Promise.race([working, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
