import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Pool } from 'pg'
import { aCv } from '../test/cvs.ts'
import { expect, test } from './journey.ts'
import { quickCountdown, refuseDevices } from './fake-devices.ts'
import { isWhole } from './is-whole.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi, signUp, signUpAndIn } from './people.ts'
import { product } from './product.ts'
import { expectFocus, pressByKeys } from './tab-to.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const oven = 'What do you do when the oven fails?'
const early = 'How do you get up at three?'

test('a round of two questions: by video with a pause, in writing without a camera, and too late', async ({
  journey,
}) => {
  const { page: company } = journey
  const { ad, job } = await anOwnAd('asks-questions@example.com', { jobTitle: 'Harbour question baker' })
  await logInByApi(company, 'asks-questions@example.com')

  await quickCountdown(company)
  await company.goto('/my-question-list')
  await company.getByText('Your company has no questions yet').waitFor()
  await isWhole(company, 'my-question-list-empty')
  await company.getByRole('link', { name: 'Record a question' }).click()
  await heading(company, 'Record a video question').waitFor()
  journey.expectError(/422|400/u)
  await button(company, 'Save question').click()
  await company.getByRole('link', { name: 'Question title is required' }).waitFor()
  await isWhole(company, 'create-question')
  await recordQuestion(company, oven, 'Everybody', true)
  await company.goto('/create-question')
  await recordQuestion(company, early, 'Only candidates')
  await isWhole(company, 'my-question-list')

  const people = [
    // By keyboard alone, on a small screen.
    {
      name: 'Aoife',
      page: await journey.open({ viewport: { width: 320, height: 640 } }),
      email: 'answers-by-video@example.com',
    },
    { name: 'Ben', page: await journey.open(), email: 'answers-in-writing@example.com' },
    { name: 'Chidi', page: await journey.open(), email: 'answers-too-late@example.com' },
  ]
  for (const { page, email, name } of people) {
    await signUp(email, `${name} Example`)
    await logInByApi(page, email)
    const cv = aCv()
    const personal_data = { ...cv.personal_data, given_name: name, surname: 'Example' }
    await page.request.post('/api/users/me/savecv', { data: { ...cv, personal_data } })
    const cvs = (await (await page.request.get('/api/cvs')).json()) as { _id: string }[]
    const data = { _id: randomUUID(), cvId: cvs[0]?._id }
    const sent = await page.request.post(`/api/apply-here/${job}`, { data })
    expect(sent.status()).toBe(201)
  }
  const [aoife, ben, chidi] = people.map(({ page }) => page) as [Page, Page, Page]
  await quickCountdown(aoife)

  await company.goto(`/posted-job-details/${ad}`)
  await button(company, 'Select all shown').click()
  await button(company, 'Video questions…').click()
  await heading(company, 'Video questions: Harbour question baker').waitFor()
  await button(company, 'Send questions').click()
  await company.getByRole('link', { name: 'Choose at least one question' }).waitFor()
  await isWhole(company, 'ask-questions')
  await company.getByLabel(oven).check()
  await company.getByLabel(early).check()
  await button(company, 'Send questions').click()
  await company.getByText('The questions are sent.').waitFor()
  await company.getByText('0 of 2, last day').first().waitFor()
  await isWhole(company, 'asked-questions')

  // By video and by keyboard alone: device check, recording, a pause, and the second one another day.
  await aoife.goto(await linkTo('answers-by-video@example.com', '/answer-questions/'))
  await aoife.getByText('No program judges them').waitFor()
  await isWhole(aoife, 'answer-questions')
  await pressByKeys(aoife, `Answer to ‘${oven}’`)
  await aoife.getByText('we do not analyse faces, voices or feelings').waitFor()
  await aoife
    .getByLabel(/^Question: What do you do/u)
    .first()
    .waitFor()
  await isWhole(aoife, 'answer-question')
  await recordByKeys(aoife)
  await aoife.getByText('Your answer is sent.').waitFor()
  await aoife.getByText('1 of 2 answered').waitFor()
  await aoife.goto('/applied-jobs')
  await aoife.goto(await candidacyOf(aoife))
  await heading(aoife, 'Harbour question baker').waitFor()
  await pressByKeys(aoife, 'Answer the questions')
  await aoife.getByText('No program judges them').waitFor()
  await pressByKeys(aoife, `Answer to ‘${early}’`)
  await recordByKeys(aoife)
  await aoife.getByText('You have answered all questions.').waitFor()
  await pressByKeys(aoife, `See your answer to ‘${oven}’`)
  await aoife
    .getByLabel(/^Your answer: What do you do/u)
    .first()
    .waitFor()
  await isWhole(aoife, 'answered-question')

  // The camera is refused: writing counts the same.
  await refuseDevices(ben)
  await ben.goto(await linkTo('answers-in-writing@example.com', '/answer-questions/'))
  await ben.getByRole('link', { name: `Answer to ‘${oven}’` }).click()
  await button(ben, 'Set up camera and microphone').click()
  await ben.getByText('Error with your recording device').waitFor()
  for (const [question, words] of [
    [oven, 'I move the bread to the other oven and call the fitter.'],
    [early, 'By going to bed at seven.'],
  ] as const) {
    await heading(ben, question).waitFor()
    await ben.getByText('Answer in writing instead', { exact: true }).click()
    await ben.getByRole('textbox', { name: 'Your answer' }).fill(words)
    await button(ben, 'Send answer in writing').click()
    await ben.getByText('Your answer is sent.').waitFor()
    if (question === oven) await ben.getByRole('link', { name: `Answer to ‘${early}’` }).click()
  }
  await ben.getByText('You have answered all questions.').waitFor()

  // The last day goes by.
  const late = await linkTo('answers-too-late@example.com', '/answer-questions/')
  await closeRound(late)
  await chidi.goto(late)
  await chidi.getByText('The time to answer is over.').waitFor()
  await expect(chidi.getByRole('link', { name: /^Answer to/u })).toHaveCount(0)
  await isWhole(chidi, 'answer-questions-closed')
  await chidi.goto(await candidacyOf(chidi))
  await chidi.getByText('The time to answer is over.').waitFor()

  await company.goto('/video-interview-dashboard')
  await expect(company.getByText('All answered')).toHaveCount(2)
  await company.getByText('Closed', { exact: true }).waitFor()
  await isWhole(company, 'video-interview-dashboard')
  await company.getByRole('link', { name: 'Aoife Example' }).click()
  const video = company.locator('video').first()
  await video.waitFor()
  await expect
    .poll(async () => await video.evaluate((one: HTMLVideoElement) => one.readyState > 0 && one.duration > 0.5))
    .toBe(true)
  await isWhole(company, 'answers-of-candidate')
  await company.goto('/video-interview-dashboard')
  await company.getByRole('link', { name: 'Ben Example' }).click()
  await company.getByText('By going to bed at seven.').waitFor()
  await company.goto(`/posted-job-details/${ad}/questions`)
  await company.getByText('Give more time', { exact: true }).first().click()
  await company.getByLabel('New last day').fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10))
  await company.getByLabel('For', { exact: true }).selectOption('Chidi Example')
  await button(company, 'Give more time').click()
  await company.getByText('They have more time now').waitFor()
  await chidi.goto('/today')
  await chidi.getByText('has 2 video questions for you').waitFor()
  await isWhole(chidi, 'today-with-questions')
  await chidi.goto(late)
  await chidi.getByRole('link', { name: `Answer to ‘${oven}’` }).waitFor()
})

test('the list for everybody: found, answered in writing, read by the company, deleted; others’ questions are not there', async ({
  journey,
}) => {
  const { page } = journey
  const company = await journey.open()
  await anOwnAd('asks-everybody@example.com', { jobTitle: 'Harbour everybody baker' })
  await logInByApi(company, 'asks-everybody@example.com')
  await quickCountdown(company)
  await company.goto('/create-question')
  await recordQuestion(company, 'What is your best cake?', 'Everybody')

  await page.goto('/create-video-interview')
  await page.getByText('We do not analyse faces, voices or feelings').waitFor()
  await signUpAndIn(page, 'answers-everybody@example.com')
  await expect
    .poll(
      async () => {
        await page.goto('/question-list')
        return await page.getByRole('link', { name: 'What is your best cake?' }).count()
      },
      { intervals: [1_000] },
    )
    .toBe(1)
  await isWhole(page, 'question-list')
  // The row is the link.
  await page.getByRole('row', { name: /best cake/u }).click()
  await heading(page, 'What is your best cake?').waitFor()
  await isWhole(page, 'question-detail')
  const detail = page.url()
  await page.getByText('Answer in writing instead', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Lemon drizzle.')
  await button(page, 'Send answer in writing').click()
  await page.getByText('You already answered on this question.').waitFor()

  await company.goto('/my-question-list')
  await company.getByRole('link', { name: 'What is your best cake?' }).click()
  await company.getByRole('link', { name: 'Read the answer of Ann Example' }).click()
  await company.getByText('Lemon drizzle.').waitFor()
  await isWhole(company, 'question-overview')
  const overview = company.url()
  await page.goto(detail)
  await button(page, 'Delete my answer').click()
  await page.getByText('Answer in writing instead', { exact: true }).waitFor()

  const other = await journey.open()
  await anOwnAd('asks-nobody@example.com', { jobTitle: 'Harbour nobody baker' })
  await logInByApi(other, 'asks-nobody@example.com')
  await other.goto(overview)
  await other.getByText('We could not find that').first().waitFor()
  await company.getByText('Delete this question').click()
  await button(company, 'Delete question').click()
  await company.getByText('The question is deleted, with its recording.').waitFor()
  await page.goto(detail)
  await page.getByText('We could not find that').first().waitFor()
  await isWhole(page, 'question-gone')
})

/** Records two seconds as a question. */
async function recordQuestion(page: Page, title: string, seenBy: string, isAgain = false): Promise<void> {
  await page.getByLabel('Question title').fill(title)
  await button(page, /^Set up/u).click()
  const record = async () => {
    await button(page, 'Start recording').click()
    await page
      .getByText(/^0:1[0-8]/u)
      .first()
      .waitFor()
    await button(page, 'Stop').click()
    await button(page, 'Use this recording').click()
    await page.getByText('Your recording is saved.').waitFor()
  }
  await record()
  if (isAgain) {
    // Before the question is saved, what was recorded can be played, and recorded again.
    await page.getByLabel('Your recording').waitFor()
    await button(page, 'Record again').click()
    await record()
  }
  await page.getByLabel(new RegExp(`^${seenBy}`, 'u')).check()
  await button(page, 'Save question').click()
  await page.getByText('Your question is saved.').waitFor()
}

/** After a device check, by keyboard alone. */
async function recordByKeys(page: Page): Promise<void> {
  await pressByKeys(page, 'Set up camera and microphone')
  await expectFocus(page, 'Start recording')
  await expect(page.getByRole('meter')).not.toHaveAttribute('value', '0')
  await page.keyboard.press('Enter')
  await page
    .getByText(/^0:1[0-8]/u)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page, 'Your recording')
  await pressByKeys(page, 'Use this recording')
}

/** The page of somebody's only application. */
async function candidacyOf(page: Page): Promise<string> {
  const [one] = (await (await page.request.get('/api/candidacies')).json()) as { _id: string }[]
  return `/candidacies/${one?._id}`
}

/** As if the last day had gone by for whoever has not finished. */
async function closeRound(invitation: string): Promise<void> {
  const db = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    const [, id] = /answer-questions\/([\w-]+)/u.exec(invitation) ?? []
    await db.query(`update question_invitations set closes_at = now() - interval '1 minute' where id = $1`, [id])
  } finally {
    await db.end()
  }
}
