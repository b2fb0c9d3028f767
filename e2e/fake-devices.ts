import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { product } from './product.ts'

/**
 * The person says no to camera and microphone until `allow` is called. Before the page is opened. (A browser says either yes or no as long
 * as it runs, so that the page is given its answer.)
 */
export async function refuseDevices(page: Page): Promise<{ allow: () => Promise<void> }> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    Object.assign(window, { isRefused: true })
    devices.getUserMedia = async (wanted) => {
      if ((window as unknown as { isRefused: boolean }).isRefused)
        throw new DOMException('Permission denied', 'NotAllowedError')
      return await ask(wanted)
    }
  })
  return { allow: async () => await page.evaluate(() => void Object.assign(window, { isRefused: false })) }
}

export type FakeDevices = {
  /** A device is pulled out. */
  lose: (kind: 'audio' | 'video') => Promise<void>
  /** A device gives nothing, as while a phone rings, until it is `unmute`d. */
  mute: (kind: 'audio' | 'video') => Promise<void>
  unmute: (kind: 'audio' | 'video') => Promise<void>
}

/** What becomes of devices while they record; Chromium's own fake ones always work. Before the page is opened. */
export async function troubledDevices(page: Page): Promise<FakeDevices> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      Object.assign(window, { lastStream: stream })
      return stream
    }
  })
  const tell = async (given: { kind: string; type: string; isMuted: boolean }) =>
    await page.evaluate(({ kind, type, isMuted }) => {
      const { lastStream } = window as unknown as { lastStream: MediaStream }
      for (const track of lastStream.getTracks().filter((one) => one.kind === kind)) {
        if (type === 'ended') track.stop()
        else Object.defineProperty(track, 'muted', { value: isMuted, configurable: true })
        track.dispatchEvent(new Event(type))
      }
    }, given)
  return {
    lose: async (kind) => await tell({ kind, type: 'ended', isMuted: false }),
    mute: async (kind) => await tell({ kind, type: 'mute', isMuted: true }),
    unmute: async (kind) => await tell({ kind, type: 'unmute', isMuted: false }),
  }
}

/**
 * A browser with camera and microphone that keeps its data: what was stored is there again after it has been closed. Other contexts are
 * private windows, which forget.
 */
export async function keepingBrowser(): Promise<{
  open: (options?: { baseURL?: string }) => Promise<BrowserContext>
  [Symbol.dispose]: () => void
}> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-profile-'))
  return {
    async open({ baseURL = product().url } = {}) {
      return await chromium.launchPersistentContext(folder, { baseURL })
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The recorder's countdown of three seconds takes a third of one; record.spec.ts waits for a whole one. Before the page is opened. */
export async function quickCountdown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const plain = window.setInterval.bind(window) as (does: TimerHandler, ms?: number, ...given: unknown[]) => number
    const quick = (does: TimerHandler, ms?: number, ...given: unknown[]) =>
      plain(does, ms === 1_000 ? 100 : ms, ...given)
    Object.assign(window, { setInterval: quick })
  })
}

/** The page's recorder hands out what it has every half second, not every few: a recording of two seconds has parts. Before the page is opened. */
export async function quickParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Plain = MediaRecorder
    window.MediaRecorder = class extends Plain {
      override start() {
        super.start(500)
      }
    }
  })
}

/** Keeps what the page's recorder gives, for comparing it with what the server has. Before the page is opened. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Blob[] = []
    Object.assign(window, { heard })
    const Plain = MediaRecorder
    window.MediaRecorder = class extends Plain {
      override start(slice?: number) {
        heard.length = 0
        this.addEventListener('dataavailable', ({ data }) => data.size > 0 && heard.push(data))
        super.start(slice)
      }
    }
  })
}

/** What was overheard: the root of its parts as the server knows it, and how long the browser itself finds it. */
export async function overheard(page: Page): Promise<{ root: string; seconds: number }> {
  return await page.evaluate(async () => {
    const { heard } = window as unknown as { heard: Blob[] }
    const hash = async (bytes: BufferSource) =>
      [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
    const lines: string[] = []
    for (const [i, blob] of heard.entries()) lines.push(`${i}:${blob.size}:${await hash(await blob.arrayBuffer())}`)
    const video = document.createElement('video')
    video.src = URL.createObjectURL(new Blob(heard, { type: heard[0]!.type }))
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }))
    if (!Number.isFinite(video.duration)) {
      const found = new Promise((resolve) => video.addEventListener('durationchange', resolve, { once: true }))
      video.currentTime = 1e7
      await found
    }
    return { root: await hash(new TextEncoder().encode(lines.join('\n'))), seconds: video.duration }
  })
}
