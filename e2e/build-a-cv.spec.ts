import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { password } from './people.ts'

/** The page once its scripts have taken it over. */
export async function openWizard(page: Page, address = '/build-your-cv'): Promise<void> {
  await page.goto(address)
  await expect.poll(async () => await page.getByRole('group', { name: stepNames }).first().isEnabled()).toBe(true)
}

const stepNames = /^(?:Personal details|Work|Education|Skills|Your next job)$/u

function main(page: Page): Locator {
  return page.getByRole('main')
}

async function fillPerson(page: Page, email: string): Promise<void> {
  const form = main(page)
  await form.getByLabel('Given name').fill('Aoife')
  await form.getByLabel('Surname').fill('Ní Bhriain')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByLabel('Phone').fill('+44 7700 900123')
}

test('a guest writes a CV in five steps and ends with an account that has it', async ({ journey: { page } }) => {
  await openWizard(page)
  const form = main(page)
  expect(await form.getByRole('button', { name: 'Next' }).isEnabled()).toBe(false)
  await form.getByText('Next needs your given name, surname, e-mail and phone.').waitFor()
  await fillPerson(page, 'aoife@example.com')
  await form.getByLabel('Headline').fill('Staff nurse')
  await form.getByText(/Saved \d\d:\d\d in this browser, until tomorrow/u).waitFor()
  await form.getByRole('button', { name: 'Next' }).click()

  await form.getByRole('heading', { level: 2, name: 'Step 2 of 5 Work' }).waitFor()
  expect(new URL(page.url()).searchParams.get('step')).toBe('1')
  await form.getByLabel('Job title').fill('Staff nurse')
  await form.getByLabel('Employer').fill('Leeds Infirmary')
  const start = form.getByRole('group', { name: 'Start' })
  await start.getByLabel('Month').selectOption('September')
  await start.getByLabel('Year').fill('2019')
  await form.getByLabel('I still work here').check()
  await form.getByRole('textbox', { name: 'What you did' }).fill('Cared for twenty patients a shift.')
  await form.getByRole('button', { name: 'Add this job' }).click()
  await form.getByText('Sept 2019 – present').first().waitFor()
  await form.getByRole('button', { name: 'Next' }).click()

  await form.getByLabel('Qualification').fill('BSc Nursing')
  await form.getByLabel('School, university or provider').fill('University of Leeds')
  await form.getByLabel('Level (optional)').selectOption('Level 6')
  await form.getByRole('button', { name: 'Add this qualification' }).click()
  await form.getByRole('button', { name: 'Next' }).click()

  await form.getByLabel('Main language').fill('English')
  await form.getByRole('button', { name: 'Add a language' }).click()
  await form.getByLabel('Language', { exact: true }).fill('Irish')
  await form.getByLabel('Level', { exact: true }).selectOption('B2')
  await form.getByRole('button', { name: 'Add this language' }).click()
  await form.getByText('Irish B2').first().waitFor()
  await form.getByRole('button', { name: 'Next' }).click()

  await form.getByLabel(/Expected salary/u).fill('£38,500')
  await form.getByRole('group', { name: 'Would you move house for a job?' }).getByLabel('No', { exact: true }).check()
  await form.getByRole('button', { name: 'Login or create account' }).click()
  const panel = form.getByRole('region', { name: 'Keep your CV in an account' })
  expect(await panel.getByLabel('Name', { exact: true }).inputValue()).toBe('Aoife Ní Bhriain')
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByLabel(/I have read and accept/u).check()
  await panel.getByRole('button', { name: 'Create my account and save' }).click()
  await form.getByText('CV saved!').waitFor()
  await form.getByText('Your CV has been successfully saved into your profile').waitFor()

  const list = (await (await page.request.get('/api/cvs')).json()) as { _id: string; version: number }[]
  expect(list).toMatchObject([{ version: 1, name: 'Staff nurse', isMain: true }])
  const kept = (await (await page.request.get(`/api/cvs/${list[0]!._id}`)).json()) as { cv: unknown }
  expect(kept.cv).toMatchObject({
    personal_data: { given_name: 'Aoife', surname: 'Ní Bhriain', email: 'aoife@example.com' },
    jobs: [
      {
        jobTitle: 'Staff nurse',
        employer: 'Leeds Infirmary',
        startDate: '2019-09',
        isCurrent: true,
        jobDescription: '<p>Cared for twenty patients a shift.</p>',
      },
    ],
    education: [{ title: 'BSc Nursing', level: 'Level 6' }],
    skills: { main_language: 'English', other_languages: [{ name: 'Irish', writing: 'B2' }] },
    career: { expected_salary: 38_500, relocate: false, travel: null },
  })
  expect(await page.evaluate(() => localStorage.getItem('cv-draft'))).toBeNull()
})
