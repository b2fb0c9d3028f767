import type { Page } from '@playwright/test'
import { aPdf } from '../server/cvs/files/files.fixtures.ts'
import { colourRules, expect, expectAccessible, test } from './journey.ts'
import { isWhole } from './is-whole.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'
import { password, signUpAndIn } from './people.ts'
import { product } from './product.ts'
import { sessionEnds } from './session-ends.ts'

const lines = [
  'Aoife Brennan',
  'Staff Nurse',
  'aoife.brennan@example.com, 07700 900123',
  '12 Mill Lane, Leeds, West Yorkshire, LS1 4AP',
  '',
  'Profile',
  'I am a nurse who keeps calm on a busy ward.',
  'Experience',
  'Staff Nurse, Aire Valley Hospital',
  'Sept 2019 - present',
  '- Look after 28 beds at night',
  '- Teach students',
  'Care Assistant, Moor View Nursing Home',
  'June 2016 - Aug 2019',
  '- Helped with meals and walks',
  'Education',
  'BSc (Hons) Nursing, 2:1',
  'University of Airedale, 2019',
  'Skills',
  'Triage, wound care, night shifts',
  'Languages',
  'English (native), French B1',
  'Interests',
  'Fell running',
]
const file = { name: 'Aoife’s CV.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }

test(
  'a guest takes a CV over: accepts, changes and leaves out, and finds it in the wizard',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await page.goto('/import-cv')
    await ready(page)
    await page.getByRole('button', { name: 'Read my CV' }).click()
    await page.getByRole('alert').getByText('Choose a file first.').waitFor()
    await choose(page, { ...file, name: 'photo.png' })
    await page
      .getByRole('alert')
      .getByText(/We read PDF, Word/u)
      .waitFor()
    await expectAccessible(page)

    await choose(page, file)
    await page.getByRole('heading', { name: 'Name and contact details' }).waitFor()
    await page.getByRole('heading', { name: 'Staff Nurse, Aire Valley Hospital' }).waitFor()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, colourRules)
    await page.emulateMedia({ colorScheme: 'light' })
    await isWhole(page, 'import-cv')

    // An empty CV takes everything that nobody leaves out.
    await page.getByText('7 of 7 accepted.').waitFor()
    await card(page, 'Interests').getByRole('button', { name: 'Skip' }).click()
    await card(page, 'Interests').getByText('Skipped').waitFor()
    const job = card(page, 'Care Assistant, Moor View Nursing Home')
    await job.getByText('In your file, lines').click()
    await job.getByText('June 2016 - Aug 2019').waitFor()
    await job.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Job title').fill('Senior Care Assistant')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save and accept' }).click()
    await card(page, 'Senior Care Assistant, Moor View Nursing Home').getByText('Accepted').waitFor()
    await card(page, 'Job-related skills').getByLabel('night shifts').uncheck()

    // Loading the page again loses nothing.
    await page.reload()
    await card(page, 'Senior Care Assistant, Moor View Nursing Home').getByText('Accepted').waitFor()
    await page.getByText('6 of 7 accepted.').waitFor()
    await page.getByRole('button', { name: 'Add to my CV' }).click()

    await page.waitForURL('**/build-your-cv?step=0')
    await heading(page, 'Build your CV').waitFor()
    await expect(page.getByLabel('Given name')).toHaveValue('Aoife')
    await expect(page.getByLabel('Postcode')).toHaveValue('LS1 4AP')
    await page.goto('/build-your-cv?step=1')
    await page.getByRole('button', { name: 'Edit Senior Care Assistant, Moor View Nursing Home' }).waitFor()
    await expect(page.getByText('Wound care', { exact: false }).first()).toBeAttached()
    expect(await now(page.getByText('night shifts').count())).toBe(0)
  },
)

test('into an empty CV with one press; what is doubtful is named before', async ({ journey: { page } }) => {
  await page.goto('/import-cv')
  await ready(page)
  const said = [...lines, 'Additional information', 'Right to work: British citizen', 'Expected salary: £32,000']
  await choose(page, { ...file, buffer: Buffer.from(said.join('\n')) })
  await page.getByText('We are not sure about one thing:').waitFor()
  await page.getByRole('link', { name: 'Next job' }).waitFor()
  await isWhole(page, 'import-into-empty')
  await page.getByRole('button', { name: 'Add all of it' }).click()
  await page.waitForURL('**/build-your-cv?step=0')
  await expect(page.getByLabel('Given name')).toHaveValue('Aoife')
  const kept = await page.evaluate(() => localStorage.getItem('cv-draft') ?? '')
  const { cv } = JSON.parse(kept) as { cv: { career: object; more: unknown; kept: string } }
  expect(cv.career).toMatchObject({ expected_salary: 32_000, work_permit_uk: true })
  expect(JSON.stringify(cv.more)).not.toMatch(/citizen|£/u)
  expect(cv.kept).toContain('British citizen')
})

test('somebody with a CV decides field by field, and takes an uploaded file over', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'import@example.com')
  const made = await page.request.post('/api/cvs', {
    data: {
      name: 'Nursing',
      cv: {
        personal_data: { given_name: 'Eva', surname: 'Brennan', email: 'old@example.com' },
        jobs: [{ jobTitle: 'Student nurse' }],
      },
    },
  })
  const { _id: cvId } = (await made.json()) as { _id: string }
  const uploaded = await page.request.post('/api/users/upload-cv', {
    headers: { origin: product().url },
    multipart: { file: { name: 'nurse.pdf', mimeType: 'application/pdf', buffer: aPdf(lines) } },
  })
  const { file: entry } = (await uploaded.json()) as { file: { _id: string } }
  await page.goto(`/import-cv/${entry._id}`)
  await page.getByRole('heading', { name: 'Name and contact details' }).waitFor()
  const table = page.getByRole('table')
  // What the CV has stays unless somebody says so; what it lacks comes.
  await expect(table.getByLabel('Given name: keep Eva')).toBeChecked()
  await expect(table.getByLabel('Phone: use 07700 900123')).toBeChecked()
  await table.getByText('Same', { exact: true }).waitFor()
  await table.getByLabel('Email: use aoife.brennan@example.com').check()
  // Nothing is put in before everything is decided.
  await page.getByRole('button', { name: 'Add to my CV' }).click()
  await page
    .getByRole('alert')
    .getByText(/You have not decided about/u)
    .waitFor()
  await page.getByRole('button', { name: 'Accept all' }).click()
  // The connection is gone for a moment.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add to my CV' }).click()
  await page
    .getByRole('alert')
    .getByText(/you are offline/u)
    .waitFor()
  await page.context().setOffline(false)
  journey.expectError(/ERR_INTERNET_DISCONNECTED/u)
  // And the session has run out: it goes on in place.
  await sessionEnds(page)
  await page.getByRole('button', { name: 'Add to my CV' }).click()
  const again = page.getByRole('dialog', { name: 'Log in to continue' })
  await again.getByLabel('Email address').fill('import@example.com')
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Log in', exact: true }).click()
  journey.expectError(/status of 401/u)
  await page.waitForURL(`**/build-your-cv?cv=${cvId}&step=0`)
  await expect(page.getByLabel('Given name')).toHaveValue('Eva')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('aoife.brennan@example.com')
})

test('a guest who opens somebody’s file is asked to log in; a scan and an empty text say so', async ({ journey }) => {
  const { page } = journey
  await page.goto('/import-cv/00000000-0000-4000-8000-000000000000')
  await heading(page, /Log in/u).waitFor()
  await page.goto('/import-cv')
  await ready(page)
  await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: aPdf([]) })
  await page
    .getByRole('alert')
    .getByText(/is a picture of a page/u)
    .waitFor()
  journey.expectError(/status of 422/u)
  await choose(page, {
    name: 'list.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('eggs\nmilk\nflour for the weekend'),
  })
  await page.getByText('We did not recognise a CV in this file.').waitFor()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('button', { name: 'Read my CV' }).waitFor()
})

function card(page: Page, name: string) {
  return page.getByRole('article', { name })
}

async function choose(page: Page, chosen: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('Your CV', { exact: true }).setInputFiles(chosen)
  await page.getByRole('button', { name: 'Read my CV' }).click()
}

/** Waits until the page's scripts have taken it over. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}
