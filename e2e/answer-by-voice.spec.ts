import type { Page } from '@playwright/test'
import { aCv } from '../test/cvs.ts'
import { expect, test } from './journey.ts'
import { quickCountdown, refuseDevices } from './fake-devices.ts'
import { isWhole } from './is-whole.ts'
import { heading } from './on-the-page.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi, signUpAndIn } from './people.ts'
import { expectStaysStill } from './stays-still.ts'
import { timeLeft } from './time-left.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const asked = { kind: 'audio', why: '', least: '', most: '', options: '', recording: '' } as const

test('answer one question by voice and one in writing after refusing the microphone; the company plays and reads them', async ({
  journey,
}) => {
  const { page } = journey
  const company = await journey.open()
  const { ad, job } = await anOwnAd('voices@example.com', {
    jobTitle: 'Harbour voice baker',
    needsEducation: true,
    education: 'Level 2',
    questions: [
      { ...asked, uuid: 'last', question: 'Tell us about your last bakery' },
      { ...asked, uuid: 'best', question: 'What do you bake best?' },
    ],
  })
  await signUpAndIn(page, 'by-voice@example.com')
  await page.request.post('/api/users/me/savecv', { data: aCv() })
  const { allow } = await refuseDevices(page)
  await quickCountdown(page)
  await page.goto(`/apply-here/${job}`)
  await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor()
  await page.getByText('You have 1 minute').waitFor()
  await isWhole(page, 'answer-by-voice')

  await allow()
  await button(page, 'Set up microphone').click()
  await expect(page.getByRole('meter')).not.toHaveAttribute('value', '0')
  await button(page, 'Practise first').click()
  await timeLeft(page, '0:58')
  await button(page, 'Stop').click()
  await page.getByText('Your practice', { exact: true }).waitFor()
  await button(page, 'Back to the recorder').click()
  await button(page, 'Start recording').click()
  await timeLeft(page, '0:57')
  await button(page, 'Stop').click()
  await page.evaluate(() => Object.assign(window, { isRefused: true }))
  await button(page, 'Use this recording').click()

  // The microphone that is set up goes on by itself for the next question.
  await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor()
  await page.getByText('Error with your recording device').waitFor()
  await isWhole(page, 'answer-by-voice-refused')
  await button(page, 'Answer in writing instead').click()
  await page.getByLabel('Your answer').fill('Sourdough, since I was ten')
  await button(page, 'Save and go on').click()

  const answers = page.getByRole('list', { name: 'Your answers' })
  await answers.getByText('Recorded').waitFor()
  await answers.getByText('In writing').waitFor()
  // Loaded again, or left and come back to, nothing of it is lost.
  await page.reload()
  await answers.getByText('Recorded').waitFor()
  await answers.getByText('In writing').waitFor()
  await answers.locator('audio').waitFor()
  await page.getByText('Please fill in all required fields!').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Your highest level of education' }).click()
  await expect(page.getByLabel('Your highest level of education')).toBeFocused()
  await button(page, 'Send to server').waitFor()
  await isWhole(page, 'answer-by-voice-done')
  await page.getByLabel('Your highest level of education').selectOption('Level 3')
  await button(page, 'Send application').click()
  await heading(page, 'Receipt 1').waitFor()
  await page.getByText('Sourdough, since I was ten').waitFor()
  await isWhole(page, 'answered-by-voice')

  await logInByApi(company, 'voices@example.com')
  await company.goto(`/posted-job-details/${ad}`)
  await expectStaysStill(company, 'the desk')
  await company.getByRole('link', { name: /^Ann Example/u }).click()
  await company.getByText('Sourdough, since I was ten').waitFor()
  const player = company.locator('audio')
  await player.evaluate(async (element: HTMLMediaElement) => {
    element.muted = true
    await element.play()
  })
  await expect
    .poll(async () => await player.evaluate((element: HTMLMediaElement) => element.currentTime))
    .toBeGreaterThan(0.2)
  await isWhole(company, 'candidate-by-voice')
})
