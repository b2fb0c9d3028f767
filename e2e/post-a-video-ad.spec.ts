import type { Page } from '@playwright/test'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { expect, test } from './journey.ts'
import { cuttableProduct } from './cut-connection.ts'
import { quickCountdown } from './fake-devices.ts'
import { isWhole } from './is-whole.ts'
import { heading } from './on-the-page.ts'
import { aPublisher } from './own-ads.ts'
import { logInByApi, signUpAndIn } from './people.ts'
import { scriptsOf } from './script-size.ts'
import { timeLeft } from './time-left.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a company records a video ad and a question while the connection is cut, and a guest finds and plays it', async ({
  journey,
}) => {
  await using product = await cuttableProduct()
  journey.expectError(/ERR_|WebSocket connection|status of 4(?:00|22)/u)
  const page = await journey.open({ baseURL: product.url })
  await aPublisher('video-ad@example.com')
  await logInByApi(page, 'video-ad@example.com')
  await quickCountdown(page)
  await page.goto('/post-job-ad?new')
  await page.getByRole('toolbar').first().waitFor()
  await button(page, 'Make it a video ad, 5 credits').click()
  await heading(page, 'Create a video ad').waitFor()

  await button(page, 'Preview').click()
  await page.getByText('Empty mandatory fields').waitFor()
  await page.getByText('Please make sure job title and location fields are filled in').waitFor()
  await page.getByText('Please enter a title').first().waitFor()
  await isWhole(page, 'create-video-ad-missing')

  const recording = page.getByRole('region', { name: 'Your video', exact: true })
  await button(page, 'Set up camera and microphone').click()
  await button(page, 'Start recording').click()
  await timeLeft(page, '4:58')
  product.cut()
  await page.getByText('You are offline. Recording goes on').waitFor()
  await button(page, 'Stop').click()
  await button(page, 'Use this recording').click()
  await page.getByText('Saving continues when you are back online.').waitFor()
  product.mend()
  // Missing words are told beside their field, once somebody has gone on from it.
  const missing = recording.getByText('Type or upload what is said in the recording.')
  await recording.getByLabel('Transcript').focus()
  await page.getByLabel('Job title').focus()
  await missing.waitFor()
  await expect(recording.getByLabel('Transcript')).toHaveAccessibleDescription(/Type or upload what is said/u)
  await recording.getByLabel('Transcript').fill('Hello. We bake from four, by the harbour.')
  await button(page, 'Save transcript').click()
  await page.getByText('Transcript saved.').waitFor()
  await expect(missing).toHaveCount(0)
  // There is a recording now, so the error is gone.
  await page.getByText('Record your ad first').first().waitFor({ state: 'detached' })
  const upload = async (name: string, content: string | Buffer, said: RegExp | string) => {
    const file = { name, mimeType: '', buffer: Buffer.from(content) }
    await recording.getByLabel('Upload captions or text').setInputFiles(file)
    await recording.getByText(said).waitFor()
  }
  await upload('film.vtt', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 1]), 'This is not a text file.')
  await upload('long.txt', 'a'.repeat(600_000), 'The file can have 500 kB at most.')
  await upload('empty.txt', '', 'This file is empty.')
  await upload('broken.vtt', 'WEBVTT\n\n00:00.000 --> 00:0x.000\nHello', /Line \d of the captions cannot be read\./u)
  const spoken = 'Hello. We bake from four, by the harbour.'
  await upload('words.txt', `${spoken}\n`, 'We put the text into the field. Check it, then save.')
  await upload('words.srt', `1\n00:00:00,500 --> 00:00:02,000\n${spoken}\n`, 'Your captions are saved.')
  await expect(recording.getByLabel('Transcript')).toHaveValue(spoken)
  await recording.locator('video').waitFor()

  await fillIn(page, 'Harbour video baker')
  await page.locator('summary', { hasText: 'Questions' }).click()
  await page.getByLabel('Add a question').fill('Why do you want to bake with us?')
  await button(page, 'Add question').click()
  await page.getByLabel('Answered by').selectOption('audio')
  await button(page, 'Record the question').click()
  await button(page, 'Set up microphone').click()
  await button(page, 'Start recording').click()
  await timeLeft(page, '1:58')
  await button(page, 'Stop').click()
  await button(page, 'Use this recording').click()
  await button(page, 'Remove the recording').waitFor()
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
  await isWhole(page, 'create-video-ad')

  await button(page, 'Preview').click()
  await heading(page, 'Preview').waitFor()
  await page.locator('video').waitFor()
  await isWhole(page, 'video-ad-preview')
  await button(page, 'Publish for 5 credits').click()
  await page.getByText('You have just published your job advert').waitFor()
  await page.getByText('Video', { exact: true }).waitFor()

  const visitor = await journey.open()
  await visitor.goto(resultsAddress({ ...defaultSearch, jobTitle: 'harbour video baker', jobLocation: 'Whitby' }))
  const row = visitor.getByRole('link', { name: 'Harbour video baker' }).first()
  const found = visitor.getByRole('listitem').filter({ has: row })
  await found.getByText('Video', { exact: true }).waitFor()
  const address = (await row.getAttribute('href')) ?? ''
  await visitor.goto(address)
  await visitor.getByText('Video', { exact: true }).first().waitFor()
  await visitor.getByRole('heading', { name: 'Meet the night shift' }).waitFor()
  await visitor.getByText('Hello. We bake from four, by the harbour.').waitFor()
  await expectPlays(visitor, 'video')
  await expect
    .poll(async () => await visitor.locator('script[type="application/ld+json"]').textContent())
    .toContain('"JobPosting"')
  await isWhole(visitor, 'own-video-ad')

  const reader = await journey.open()
  const scripts = scriptsOf(reader)
  await reader.goto(address)
  const video = reader.locator('video')
  await expect.poll(async () => await video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
  await reader.getByRole('heading', { name: 'More about this job' }).waitFor()
  await scripts.expectWithinBudget()

  // Whoever applies hears the question, and hides or shows its words.
  const applicant = await journey.open()
  await signUpAndIn(applicant, 'hears-the-question@example.com')
  await applicant.goto(address)
  await applicant.goto(
    (await applicant
      .getByRole('link', { name: /^Apply/u })
      .first()
      .getAttribute('href')) ?? '',
  )
  await applicant.getByRole('heading', { name: 'Question 1 of 1' }).waitFor()
  const words = applicant.getByRole('region', { name: 'Question 1 of 1' }).getByText('Why do you want to bake with us?')
  await expect(words).toBeVisible()
  await applicant.getByLabel('Show transcript').uncheck()
  await expect(words).toHaveCount(0)
  await applicant.getByLabel('Show transcript').check()
  await expect(words).toBeVisible()

  // Changed without a new recording, it stays what it is.
  await page.getByRole('link', { name: 'Edit Harbour video baker' }).click()
  await heading(page, 'Modify your video ad').waitFor()
  await page.getByRole('region', { name: 'Your video', exact: true }).locator('video').waitFor()
  await isWhole(page, 'modify-video-ad')
  await page.getByLabel('Hours a week (optional)').fill('38')
  await button(page, 'Publish changes').click()
  await page.getByText('Your changes are online.').waitFor()
})

/** What is recorded moves, with its sound off. */
async function expectPlays(page: Page, what: 'audio' | 'video'): Promise<void> {
  const player = page.locator(what).first()
  await player.evaluate(async (element: HTMLMediaElement) => {
    element.muted = true
    await element.play()
  })
  await expect
    .poll(async () => await player.evaluate((element: HTMLMediaElement) => element.currentTime))
    .toBeGreaterThan(0.2)
}

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title of the video').fill('Meet the night shift')
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('Contract', { exact: true }).selectOption('permanent')
  await page.getByRole('spinbutton', { name: 'From £' }).fill('29000')
  await page.getByRole('spinbutton', { name: 'To £' }).fill('33000')
  await page.getByRole('combobox', { name: 'Place' }).fill('Whitby')
  await page.getByRole('radio', { name: 'Full time' }).check()
  await page.getByRole('toolbar').first().waitFor()
  const text = page.getByRole('textbox', { name: 'Job description' })
  await text.click()
  await text.pressSequentially('You bake croissants and tarts for our shop by the harbour.')
}
