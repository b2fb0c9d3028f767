import type { Page } from '@playwright/test'
import { Pool } from 'pg'
import { expect, test } from './journey.ts'
import { cuttableProduct } from './cut-connection.ts'
import { keepingBrowser, overhear, overheard, quickCountdown, quickParts, refuseDevices } from './fake-devices.ts'
import { isWhole } from './is-whole.ts'
import { logInByApi, signUp, signUpAndIn } from './people.ts'
import { product } from './product.ts'
import { expectFocus, pressByKeys as press } from './tab-to.ts'
import { timeLeft } from './time-left.ts'

const recorder = (query: string) => `/parts?recorder=${query}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('recorded by keyboard alone: check, test, practice, countdown, stop, watch, record again, use', async ({
  journey: { page },
}) => {
  await signUpAndIn(page, 'recorder-by-keys@example.com')
  await overhear(page)
  await page.goto(recorder('video-answer&seconds=20&tries=2'))
  await press(page, 'Set up camera and microphone')
  await button(page, 'Start recording').waitFor()
  await expect(page.getByRole('meter')).not.toHaveAttribute('value', '0')
  await expect(page.getByLabel('Camera', { exact: true }).locator('option').first()).toBeAttached()
  await isWhole(page, 'recorder-check')

  await press(page, 'Test for 5 seconds')
  await page.getByText('Your test', { exact: true }).waitFor()
  await press(page, 'Back to the recorder')
  await press(page, 'Practise first')
  await page.getByText('Recording – not kept').waitFor()
  await timeLeft(page, '0:19')
  await page.keyboard.press('Escape')
  await page.getByText('Your practice', { exact: true }).waitFor()
  await press(page, 'Back to the recorder')

  for (const left of ['1 try', null]) {
    await expectFocus(page, 'Start recording')
    await page.keyboard.press('Enter')
    await expectFocus(page, 'Cancel')
    await expectFocus(page, 'Stop')
    await timeLeft(page, '0:18')
    await page.keyboard.press('Enter')
    await page.getByText('Your recording', { exact: true }).waitFor()
    if (left !== null) await press(page, `Record again (${left} left)`)
  }
  await expect(button(page, /Record again/u)).toHaveCount(0)
  await isWhole(page, 'recorder-recorded')
  await press(page, 'Use this recording')
  await page.getByText('Your recording is saved.').waitFor()
  await expectKept(page)
  await page.getByLabel(/^What you recorded, 0:0\d$/u).waitFor()
  await isWhole(page, 'recorder-played')
})

test(
  'the connection is cut in the middle, recording goes on, and the server gets exactly what was recorded',
  { tag: '@main' },
  async ({ journey }) => {
    await using product = await cuttableProduct()
    journey.expectError(/ERR_|WebSocket connection/u)
    const page = await journey.open({ baseURL: product.url })
    await signUpAndIn(page, 'recorder-cut-off@example.com')
    await overhear(page)
    await quickCountdown(page)
    await page.goto(recorder('video-ad&seconds=12'))
    await startRecording(page)
    await timeLeft(page, '0:10')
    product.cut()
    await page.getByText('You are offline. Recording goes on').waitFor()
    await page.getByText('10 seconds left').waitFor({ state: 'attached' })
    await page.getByText('Your time was up, so we stopped.').waitFor()
    await button(page, 'Use this recording').click()
    await page.getByText('Saving continues when you are back online.').waitFor()
    product.mend()
    await page.getByText('Your recording is saved.').waitFor()
    await expectKept(page)
  },
)

test('the script that keeps and sends recordings is lost twice, comes, and sends what was recorded meanwhile', async ({
  journey,
}) => {
  const { page } = journey
  journey.expectError(/ERR_FAILED/u)
  let asked = 0
  await page.context().route(/\/ww-recordings\.js/u, async (route) => {
    await (++asked > 2 ? route.fallback() : route.abort())
  })
  await signUpAndIn(page, 'recorder-without-script@example.com')
  await overhear(page)
  await quickCountdown(page)
  await page.goto(recorder('audio-ad&seconds=60'))
  await startRecording(page)
  await timeLeft(page, '0:58')
  await button(page, 'Stop').click()
  await button(page, 'Use this recording').click()
  await page.getByText('Your recording is saved.').waitFor()
  await expectKept(page)
  expect(asked).toBe(3)
})

test('a page that is loaded anew in the middle offers what was kept, and sends it', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'recorder-reloads@example.com')
  await quickParts(page)
  await quickCountdown(page)
  await page.goto(recorder('audio-ad&seconds=60'))
  await startRecording(page)
  await timeLeft(page, '0:58')
  await page.reload()
  await page.getByText(/We kept the first 0:0\d of your recording\. Use it, or record again\./u).waitFor()
  await expect.poll(async () => await page.locator('audio').getAttribute('src')).toContain('blob:')
  await button(page, 'Use this recording').click()
  await page.getByText('Your recording is saved.').waitFor()
  await expect.poll(async () => (await rowOf(page)).status).toMatch(/processing|ready/u)

  // Somebody else at the same browser is shown nothing of it.
  await page.goto(recorder('audio-ad&seconds=60'))
  await startRecording(page)
  await timeLeft(page, '0:58')
  await page.context().clearCookies()
  await signUpAndIn(page, 'recorder-somebody-else@example.com')
  await page.goto(recorder('audio-ad&seconds=60'))
  await button(page, 'Set up microphone').waitFor()
  await expect(page.getByText('We kept the first')).toHaveCount(0)
})

test('a browser that was closed without a connection has kept it, and sends it the next time', async () => {
  await using product = await cuttableProduct()
  using profile = await keepingBrowser()
  await signUp('recorder-closes@example.com')
  {
    await using context = await profile.open({ baseURL: product.url })
    const page = context.pages()[0]!
    await logInByApi(page, 'recorder-closes@example.com')
    await quickParts(page)
    await quickCountdown(page)
    await page.goto(recorder('video-ad&seconds=60'))
    await startRecording(page)
    product.cut()
    await timeLeft(page, '0:58')
  }
  product.mend()
  await using context = await profile.open({ baseURL: product.url })
  const page = context.pages()[0]!
  await logInByApi(page, 'recorder-closes@example.com')
  await page.goto(recorder('video-ad&seconds=60'))
  await page.getByText(/We kept the first 0:0\d of your recording/u).waitFor()
  await button(page, 'Use this recording').click()
  await page.getByText('Your recording is saved.').waitFor()
  await expect.poll(async () => (await rowOf(page)).status).toMatch(/processing|ready/u)
})

test('refused, logged out, without scripts: it says so, and points at writing instead', async ({ journey }) => {
  const { page } = journey
  await page.goto(recorder('video-answer'))
  await page.getByText('You can only record videos if you are currently logged in').waitFor()
  await page.getByRole('link', { name: 'Answer in writing instead' }).waitFor()

  await signUpAndIn(page, 'recorder-refuses@example.com')
  const { allow } = await refuseDevices(page)
  await page.goto(recorder('video-answer'))
  await button(page, 'Set up camera and microphone').click()
  await page.getByText('Error with your recording device').waitFor()
  await page.getByText('Make sure you allow access to the device.').waitFor()
  await page.getByText('Click the icon to the left of the address').waitFor()
  await isWhole(page, 'recorder-refused')
  await allow()
  await button(page, 'Try again').click()
  await button(page, 'Start recording').waitFor()

  const plain = await journey.open({ javaScriptEnabled: false })
  await plain.goto(recorder('video-answer'))
  await plain.getByText('Recording needs JavaScript.').waitFor()
  await plain.getByText('You can answer in writing instead.').waitFor()
})

/** Sets up the devices and starts; comes back when it records. */
async function startRecording(page: Page): Promise<void> {
  await button(page, /^Set up/u).click()
  await button(page, 'Start recording').click()
  await page.getByText('Recording', { exact: true }).waitFor()
}

type Row = { status: string; root: string | null; seconds: number | null }

/** The server's row of the recording that the page has handed over. */
async function rowOf(page: Page): Promise<Row> {
  const uuid = await page.getByText('Submitted:').locator('code').innerText()
  const pool = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    const { rows } = await pool.query<Row>('select status, root, seconds from recordings where id = $1', [uuid])
    return rows[0]!
  } finally {
    await pool.end()
  }
}

/** The server has the very bytes that the browser recorded, and finds them as long as the browser does. */
async function expectKept(page: Page): Promise<void> {
  const { root, seconds } = await overheard(page)
  await expect.poll(async () => (await rowOf(page)).status).toBe('ready')
  const row = await rowOf(page)
  expect(row.root).toBe(root)
  expect(Math.abs(Number(row.seconds) - seconds)).toBeLessThan(0.1)
}
