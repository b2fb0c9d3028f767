import type { Page } from '@playwright/test'
import { aCv } from '../test/cvs.ts'
import { test } from './journey.ts'
import { quickCountdown, refuseDevices } from './fake-devices.ts'
import { heading } from './on-the-page.ts'
import { anOwnAd, aPublisher } from './own-ads.ts'
import { logInByApi, signUpAndIn } from './people.ts'
import { expectFocus, expectFocusKept, pressByKeys, tabTo, typeByKeys } from './tab-to.ts'

const phone = { viewport: { width: 320, height: 640 } }
const asked = { kind: 'audio', why: '', least: '', most: '', options: '', recording: '' } as const

test('a company posts a video ad with a spoken question at 320 px by keyboard alone', async ({ journey }) => {
  const page = await journey.open(phone)
  await aPublisher('video-ad-by-keys@example.com')
  await logInByApi(page, 'video-ad-by-keys@example.com')
  await quickCountdown(page)
  await page.goto('/create-video-ad/new')
  await page.getByRole('toolbar').first().waitFor()

  await record(page, 'Set up camera and microphone', /^4:5[0-7]/u)
  await typeByKeys(page, 'Transcript', 'Hello. We bake from four, by the harbour.')
  await pressByKeys(page, 'Save transcript')
  await page.getByText('Transcript saved.').waitFor()
  await expectFocus(page, 'Save transcript')

  await typeByKeys(page, 'Title of the video', 'Meet the night shift')
  await typeByKeys(page, 'Job title', 'Harbour keyboard baker')
  await typeByKeys(page, 'Contract', 'Perm')
  await typeByKeys(page, 'From £', '29000')
  await typeByKeys(page, 'To £', '33000')
  await typeByKeys(page, 'Place', 'Whitby')
  await tabTo(page, 'Full time')
  await page.keyboard.press('Space')
  await typeByKeys(page, 'Job description', 'You bake croissants and tarts for our shop by the harbour.')
  await pressByKeys(page, 'Questions Optional')
  await typeByKeys(page, 'Add a question (optional)', 'Why do you want to bake with us?')
  await pressByKeys(page, 'Add question')
  await tabTo(page, 'Answered by', 'Shift+Tab')
  // The last option. Letters would do, but where a busy browser takes more than a second for them, the space between them opens the list.
  await page.keyboard.press('End')
  await pressByKeys(page, 'Record the question 1')
  await record(page, 'Set up microphone', /^1:5[0-7]/u)
  await tabTo(page, 'Remove the recording of question 1')
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()

  await pressByKeys(page, 'Preview')
  await heading(page, 'Preview').waitFor()
  await pressByKeys(page, 'Publish for 5 credits')
  await page.getByText('You have just published your job advert').waitFor()
})

test('a candidate practises, answers by voice and in writing, and sends at 320 px by keyboard alone', async ({
  journey,
}) => {
  const page = await journey.open(phone)
  const { job } = await anOwnAd('asks-keyboards@example.com', {
    jobTitle: 'Harbour spoken baker',
    needsEducation: true,
    education: 'Level 2',
    questions: [
      { ...asked, uuid: 'last', question: 'Tell us about your last bakery' },
      { ...asked, uuid: 'best', question: 'What do you bake best?' },
    ],
  })
  await signUpAndIn(page, 'by-voice-and-keys@example.com')
  await page.request.post('/api/users/me/savecv', { data: aCv() })
  const { allow } = await refuseDevices(page)
  await quickCountdown(page)
  await page.goto(`/apply-here/${job}`)
  await page.getByText('You have 1 minute').waitFor()
  await allow()

  await pressByKeys(page, 'Set up microphone')
  await expectFocus(page, 'Start recording')
  await pressByKeys(page, 'Practise first')
  await page.getByText(/^0:5[0-8]/u).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page, 'Your practice')
  await pressByKeys(page, 'Back to the recorder')
  await expectFocus(page, 'Start recording')
  await page.keyboard.press('Enter')
  await page.getByText(/^0:5[0-8]/u).waitFor()
  await page.keyboard.press('Enter')
  await expectFocus(page, 'Your recording')
  await page.evaluate(() => Object.assign(window, { isRefused: true }))
  await pressByKeys(page, 'Use this recording')

  // The microphone that is set up goes on by itself for the next question.
  await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor()
  await expectFocusKept(page)
  await page.getByText('Error with your recording device').waitFor()
  await expectFocusKept(page)
  await pressByKeys(page, 'Answer in writing instead')
  await expectFocusKept(page)
  await typeByKeys(page, 'Your answer', 'Sourdough, since I was ten')
  await pressByKeys(page, 'Save and go on')
  await page.getByRole('list', { name: 'Your answers' }).waitFor()
  await expectFocusKept(page)
  await tabTo(page, 'Your highest level of education', 'Shift+Tab')
  await page.keyboard.type('Level 3')
  await pressByKeys(page, 'Send application')
  await heading(page, 'Receipt 1').waitFor()
})

/** Sets up the devices, records some seconds, looks at it and uses it. */
async function record(page: Page, setUp: string, left: RegExp): Promise<void> {
  await pressByKeys(page, setUp)
  await expectFocus(page, 'Start recording')
  await page.keyboard.press('Enter')
  await page.getByText(left).first().waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page, 'Your recording')
  await pressByKeys(page, 'Use this recording')
  await page.getByRole('button', { name: 'Use this recording' }).waitFor({ state: 'detached' })
  await expectFocusKept(page)
}
