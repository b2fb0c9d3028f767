import type { Page } from '@playwright/test'
import { Pool } from 'pg'
import { expect, test } from './journey.ts'
import { cuttableProduct } from './cut-connection.ts'
import { quickCountdown, quickParts, troubledDevices } from './fake-devices.ts'
import { isWhole } from './is-whole.ts'
import { logInByApi, signUpAndIn } from './people.ts'
import { product } from './product.ts'
import { sessionEnds } from './session-ends.ts'
import { timeLeft } from './time-left.ts'

const recorder = (query: string) => `/parts?recorder=${query}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a device gives nothing and comes back, then it is lost: time stands still, and what there is can be used', async ({
  journey: { page },
}) => {
  await signUpAndIn(page, 'recorder-loses-devices@example.com')
  const devices = await troubledDevices(page)
  await quickCountdown(page)
  await page.goto(recorder('video-answer&seconds=20&tries=2'))
  await startRecording(page)
  await timeLeft(page, '0:18')
  await devices.mute('audio')
  await page.getByText('Nothing is coming from your camera or microphone').waitFor()
  const left = await page.getByRole('timer').innerText()
  await isWhole(page, 'recorder-interrupted')
  await expect(page.getByRole('timer')).toHaveText(left, { useInnerText: true })
  await devices.mute('video')
  // Only when both are back.
  await devices.unmute('audio')
  await page.getByText('Paused', { exact: true }).waitFor()
  await devices.unmute('video')
  await timeLeft(page, '0:16')

  await devices.lose('video')
  await page.getByText(/Your camera or microphone was disconnected\. We kept the first 0:0[3-6]\./u).waitFor()
  await page.getByText('Use it, or record again: this try does not count.').waitFor()
  await button(page, 'Record again (2 tries left)').waitFor()
  await isWhole(page, 'recorder-lost-device')
  await button(page, 'Use this recording').click()
  await page.getByText('Your recording is saved.').waitFor()
  await page.getByLabel(/^What you recorded, 0:0\d$/u).waitFor()
})

test('a browser without room says that the page must stay open, and everything arrives', async ({
  journey: { page },
}) => {
  await signUpAndIn(page, 'recorder-without-room@example.com')
  await quickCountdown(page)
  await page.goto(recorder('video-ad&seconds=60'))
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await startRecording(page)
  await page.getByText('This device has no room left').waitFor()
  await isWhole(page, 'recorder-no-room')
  await button(page, 'Stop').click()
  await button(page, 'Use this recording').click()
  await page.getByText('Your recording is saved.').waitFor()
  await page.getByLabel(/^What you recorded, 0:\d\d$/u).waitFor()
})

test('logged out in another window while it is saved: it says so, keeps it, and goes on after logging in', async ({
  journey,
}) => {
  await using behindWire = await cuttableProduct()
  journey.expectError(/ERR_|WebSocket connection/u)
  const page = await journey.open({ baseURL: behindWire.url })
  await signUpAndIn(page, 'recorder-logs-out@example.com')
  await quickCountdown(page)
  await page.goto(recorder('video-ad&seconds=60'))
  await startRecording(page)
  await timeLeft(page, '0:58')
  behindWire.cut()
  await page.getByText('You are offline. Recording goes on').waitFor()
  await button(page, 'Stop').click()
  await button(page, 'Use this recording').click()
  await page.getByText('Saving continues when you are back online.').waitFor()
  await sessionEnds(page)
  behindWire.mend()
  await page.getByText('You have been logged out. Your recording is kept in this browser.').waitFor()
  await page.getByRole('link', { name: 'Log in in another tab' }).waitFor()
  await isWhole(page, 'recorder-logged-out')
  await logInByApi(page, 'recorder-logs-out@example.com')
  await page.getByText('Your recording is saved.').waitFor()
  await expect(page.getByText('You have been logged out')).toHaveCount(0)
  await page.getByLabel(/^What you recorded, 0:0\d$/u).waitFor()
})

test('what one window saves, another neither saves nor deletes', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'recorder-in-two-windows@example.com')
  await quickParts(page)
  await quickCountdown(page)
  await page.goto(recorder('audio-ad&seconds=60'))
  await startRecording(page)
  await timeLeft(page, '0:58')
  await page.reload()
  const other = await page.context().newPage()
  await other.goto(recorder('audio-ad&seconds=60'))
  for (const window of [page, other]) await window.getByText('We kept the first').waitFor()
  await button(page, 'Use this recording').click()
  await page.getByText('Your recording is saved.').waitFor()

  await button(other, 'Use this recording').click()
  await other.getByText('This recording is open in another window.').waitFor()
  await isWhole(other, 'recorder-other-window')
  await button(other, 'Record again').click()
  await button(other, 'Start recording').waitFor()
  await page.getByLabel(/^What you recorded, 0:0\d$/u).waitFor()
})

test('a recording that the server gives up in the middle is stopped with a word of its own', async ({
  journey: { page },
}) => {
  await signUpAndIn(page, 'recorder-is-refused@example.com')
  await quickCountdown(page)
  await page.goto(recorder('audio-ad&seconds=60&tries=2'))
  await startRecording(page)
  await timeLeft(page, '0:58')
  await deleteRecordingsOf('recorder-is-refused@example.com')
  await page.getByText('We had to stop your recording.').waitFor()
  await page.getByText('this try does not count').waitFor()
  await expect(page.getByText('disconnected')).toHaveCount(0)
  await isWhole(page, 'recorder-stopped')
  await button(page, 'Record again').click()
  await button(page, 'Start recording').click()
  await timeLeft(page, '0:58')
  await button(page, 'Stop').click()
  await button(page, 'Record again (1 try left)').waitFor()
})

test('whoever presses everything twice has one recording', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'recorder-presses-twice@example.com')
  await quickCountdown(page)
  await page.goto(recorder('video-answer&seconds=20&tries=3'))
  await button(page, 'Set up camera and microphone').dblclick()
  await button(page, 'Start recording').dblclick()
  await page.getByText('Recording', { exact: true }).waitFor()
  await timeLeft(page, '0:18')
  await button(page, 'Stop').dblclick()
  await button(page, 'Use this recording').waitFor()
  await button(page, /^Record again/u).dblclick()
  await button(page, 'Start recording').dblclick()
  await timeLeft(page, '0:18')
  await button(page, 'Stop').dblclick()
  await button(page, 'Record again (1 try left)').waitFor()
  await button(page, 'Use this recording').dblclick()
  await page.getByText('Your recording is saved.').waitFor()
  const statuses = async () => await statusesOf('recorder-presses-twice@example.com')
  await expect.poll(statuses).toEqual(['ready'])
})

test('an address that has run out is replaced, and it goes on where it was', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'recorder-plays-long@example.com')
  await quickCountdown(page)
  await page.goto(recorder('audio-ad&seconds=20'))
  await startRecording(page)
  await timeLeft(page, '0:09')
  await button(page, 'Stop').click()
  await button(page, 'Use this recording').click()
  const player = page.getByLabel(/^What you recorded, 0:1\d$/u).and(page.locator('audio'))
  await player.waitFor()
  const old = (await player.getAttribute('src'))!
  const asked = await page.request.get(old)
  const file = await asked.body()
  // Of a long recording the browser asks for the rest later, when the ten minutes are over.
  const most = Math.floor(file.length / 2)
  let requests = 0
  await page.route(
    (url) => url.pathname + url.search === old,
    async (route) => {
      if (requests++ > 0) {
        await expect.poll(async () => await page.evaluate(() => Math.max(0, ...window.places))).toBeGreaterThan(1)
        // One that fails in its first fifteen seconds is broken, not old: a quarter of a minute goes by at once.
        await page.evaluate(() => {
          const before = performance.now.bind(performance)
          performance.now = () => before() + 16_000
        })
        return await route.fulfill({ status: 404 })
      }
      const headers = { ...asked.headers(), 'content-range': `bytes 0-${most - 1}/${file.length}` }
      await route.fulfill({ status: 206, headers, body: file.subarray(0, most) })
    },
  )
  await player.evaluate(async (audio: HTMLAudioElement) => {
    window.places = []
    audio.load()
    audio.muted = true
    audio.addEventListener('timeupdate', () => window.places.push(audio.currentTime))
    await audio.play()
  })
  await expect(player).not.toHaveAttribute('src', old)
  expect(requests).toBeGreaterThan(1)
  await expect.poll(async () => await player.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true)
  const places = await page.evaluate(() => window.places)
  // It went on from where it stood, to a tenth of a second. While another address is loaded the place is 0.
  const heard = places.filter((at) => at > 0)
  for (const [i, at] of heard.entries()) expect(at).toBeGreaterThan((heard[i - 1] ?? 0) - 0.1)
})

declare global {
  interface Window {
    /** Where the player stood, each time it said so. */
    places: number[]
  }
}

/** Sets up the devices and starts; comes back when it records. */
async function startRecording(page: Page): Promise<void> {
  await button(page, /^Set up/u).click()
  await button(page, 'Start recording').click()
  await page.getByText('Recording', { exact: true }).waitFor()
}

async function inDatabase<Row extends object>(text: string, values: readonly string[]): Promise<Row[]> {
  const pool = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    return (await pool.query<Row>(text, [...values])).rows
  } finally {
    await pool.end()
  }
}

/** As when somebody deletes the account's recordings, or an operator does. */
async function deleteRecordingsOf(email: string): Promise<void> {
  await inDatabase('delete from recordings where user_id = (select id from users where email = $1)', [email])
}

/** Of all recordings that they have at the server. */
async function statusesOf(email: string): Promise<string[]> {
  const rows = await inDatabase<{ status: string }>(
    'select status from recordings where user_id = (select id from users where email = $1)',
    [email],
  )
  return rows.map(({ status }) => status)
}
