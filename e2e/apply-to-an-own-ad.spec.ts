import { setTimeout } from 'node:timers/promises'
import { aCv } from '../test/cvs.ts'
import { expect, test } from './journey.ts'
import { heading, openResults } from './on-the-page.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi, password, signUp, signUpAndIn } from './people.ts'
import { isWhole } from './is-whole.ts'
import { sessionEnds } from './session-ends.ts'

const asked = { why: '', least: '', most: '', options: '', recording: '' }

test(
  'apply to an ad with two screening questions, have a receipt, be seen by the company, withdraw',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    const company = await journey.open()
    const { job } = await anOwnAd('bakery@example.com', {
      jobTitle: 'Harbour night baker',
      questions: [
        {
          ...asked,
          uuid: 'ovens',
          kind: 'text',
          question: 'Which ovens have you worked with?',
          why: 'We have deck ovens',
        },
        { ...asked, uuid: 'years', kind: 'number', question: 'How many years have you baked?', least: '2' },
      ],
      needsEducation: true,
      education: 'Level 2',
    })
    await logInByApi(company, 'bakery@example.com')
    await signUpAndIn(page, 'baker@example.com')
    await page.request.post('/api/users/me/savecv', { data: aCv() })
    await page.goto(`/job/${job}`)
    await page.getByText('It goes straight to the employer').first().waitFor()
    await page.getByRole('link', { name: 'Apply: Harbour night baker' }).first().click()
    await heading(page, 'Apply: Harbour night baker').waitFor()
    await isWhole(page, 'apply-here')

    journey.expectError(/400/u)
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByText('Please fill in all required fields!').waitFor()
    await page.getByRole('link', { name: 'How many years have you baked? Answer this question' }).waitFor()
    await isWhole(page, 'apply-here-missing')
    await page.getByLabel('Which ovens have you worked with?').fill('Deck and rack ovens')
    await page.getByLabel('How many years have you baked?').fill('1')
    await page.getByText('What the levels mean').click()
    await page.getByText('A levels, a T level', { exact: false }).waitFor()
    await page.getByLabel('Your highest level of education').selectOption('Level 3')
    await page.getByRole('button', { name: 'Send application' }).click()
    await heading(page, 'Receipt 1').waitFor()
    await page.getByText('Your application was accepted.').waitFor()
    await page.getByText('Deck and rack ovens').waitFor()
    await isWhole(page, 'applied-here')

    // The job says so, the form sends nothing twice, and the history has it.
    await page.goto(`/job/${job}`)
    await page.getByRole('link', { name: 'Receipt: Harbour night baker' }).first().waitFor()
    await page.goto(`/apply-here/${job}`)
    await page.getByText('One application is enough').waitFor()
    await page.goto('/applied-jobs')
    await page.getByRole('link', { name: 'Harbour night baker', exact: true }).waitFor()
    await isWhole(page, 'my-applications-here')

    await company.goto('/manage-my-job-ads')
    await company.getByRole('link', { name: '1 person has applied' }).click()
    await heading(company, 'Harbour night baker').waitFor()
    await company.getByText('1 of 2 as asked').waitFor()
    await company.getByRole('link', { name: /^Ann Example/u }).click()
    await company.getByRole('heading', { name: 'Ann Example', level: 2 }).waitFor()
    await company.getByText('Not what the ad asks for: at least 2').waitFor()
    await isWhole(company, 'person-who-applied')
    const [cv] = await Promise.all([
      company.waitForEvent('download'),
      company.getByRole('link', { name: /^CV: .*\.pdf$/u }).click(),
    ])
    expect(cv.suggestedFilename()).toMatch(/\.pdf$/u)

    await page.getByRole('link', { name: 'Harbour night baker', exact: true }).click()
    await page.getByText('Opened by the employer').waitFor()
    await isWhole(page, 'candidacy')
    await page.getByText('Withdraw this application').click()
    await page.getByRole('button', { name: 'Withdraw application' }).click()
    await page.getByText('Your application is withdrawn.').waitFor()
    await company.reload()
    await company.getByText('They have withdrawn their application.').waitFor()
    await expect(company.getByText('Deck and rack ovens')).toHaveCount(0)
  },
)

test('what was typed stays: without a connection, when a question comes up, and when the ad closes', async ({
  journey,
}) => {
  const { page } = journey
  const ovens = { ...asked, uuid: 'ovens', kind: 'text', question: 'Which ovens have you worked with?' } as const
  const nights = { ...asked, uuid: 'nights', kind: 'yes-no', question: 'Can you begin at four?' } as const
  const { change, close } = await anOwnAd('bakery-3@example.com', {
    jobTitle: 'Harbour oven hand',
    questions: [ovens],
  })
  await signUpAndIn(page, 'oven@example.com')
  await page.request.post('/api/users/me/savecv', { data: aCv() })
  // From a row of results.
  await openResults(page, { jobTitle: 'harbour oven hand', jobLocation: 'Whitby' })
  await page.getByRole('link', { name: 'Apply: Harbour oven hand' }).first().click()
  await heading(page, 'Apply: Harbour oven hand').waitFor()
  const answer = page.getByLabel('Which ovens have you worked with?')
  await answer.fill('Deck and rack ovens')

  const send = page.getByRole('button', { name: 'Send application' })
  await page.context().setOffline(true)
  await send.click()
  await page.getByText('Nothing was sent; your text is kept.').waitFor()
  await expect(answer).toHaveValue('Deck and rack ovens')
  await page.context().setOffline(false)
  await page.reload()
  await page.getByText('We kept what you entered here').waitFor()
  await expect(answer).toHaveValue('Deck and rack ovens')
  await isWhole(page, 'apply-here-kept')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(answer).toHaveValue('')
  await answer.fill('Deck and rack ovens')
  await page.getByRole('link', { name: 'Read the ad' }).click()
  await page.waitForURL('**/job/*')
  await page.goBack()
  await expect(answer).toHaveValue('Deck and rack ovens')

  journey.expectError(/400/u)
  await change({ questions: [ovens, nights] })
  await send.click()
  await page.getByRole('link', { name: 'Can you begin at four? Choose yes or no' }).waitFor()
  await page.getByRole('group', { name: 'Can you begin at four?' }).getByLabel('Yes').check()
  await expect(answer).toHaveValue('Deck and rack ovens')
  await isWhole(page, 'apply-here-changed')

  await close()
  await send.click()
  await page.getByText('There was a problem with your application: this ad has closed.').waitFor()
  await expect(answer).toHaveValue('Deck and rack ovens')
  await page.reload()
  await page.getByText('This ad has closed. You can no longer apply.').waitFor()
  await isWhole(page, 'apply-here-closed')
})

test('a visitor presses Apply on the page of a job, and logs in there', async ({ journey }) => {
  const { page } = journey
  const { job } = await anOwnAd('bakery-4@example.com', { jobTitle: 'Harbour pie baker' })
  await signUp('pies@example.com')
  await page.goto(`/job/${job}`)
  await page.getByRole('link', { name: 'Apply: Harbour pie baker' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill('pies@example.com')
  await dialog.getByRole('button', { name: 'Log in with your password' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await heading(page, 'Apply: Harbour pie baker').waitFor()
  await page.getByText('You have no CV yet.').waitFor()
  await isWhole(page, 'apply-here-no-cv')
})

test('the session ends while somebody answers: they log in over the page, and the application is sent', async ({
  journey,
}) => {
  const { page } = journey
  const { job } = await anOwnAd('bakery-5@example.com', {
    jobTitle: 'Harbour cake baker',
    questions: [{ ...asked, uuid: 'cakes', kind: 'audio', question: 'Tell us about your best cake' }],
  })
  await signUpAndIn(page, 'cakes@example.com')
  await page.request.post('/api/users/me/savecv', { data: aCv() })
  await page.goto(`/apply-here/${job}`)
  await page.getByText('Question 1 of 1').waitFor()
  await page.getByText('Tell us about your best cake').waitFor()
  await page.getByRole('button', { name: 'Answer in writing instead' }).click()
  await page.getByLabel('Your answer').fill('Four layers and a lighthouse')
  // What the page's head counts is asked for meanwhile.
  journey.expectError(/status of 401/u)
  await sessionEnds(page)
  await page.getByRole('button', { name: 'Send application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email address').fill('cakes@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  // The page asks for what it shows again, as somebody is in now, before it is told of the route that the receipt is on.
  await page.route(/\/apply-here\/\d+\.data/u, async (route) => {
    if (route.request().method() === 'GET') await setTimeout(150)
    await route.continue()
  })
  await page.route('**/__manifest*', async (route) => {
    await setTimeout(450)
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await heading(page, 'Receipt 1').waitFor()
  await page.getByText('Four layers and a lighthouse').waitFor()
})
