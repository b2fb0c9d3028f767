import type { Page } from '@playwright/test'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { importAds } from './import-ads.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectNoSidewaysScroll, heading, openMore, openResults, ready, rows } from './on-the-page.ts'
import { password, signUpAndIn } from './people.ts'
import { sessionEnds } from './session-ends.ts'

const search = { jobTitle: 'infirmary', jobLocation: 'Truro' }

test.beforeAll(
  async () =>
    await importAds([
      {
        id: 'match:nurse',
        title: 'Staff Nurse, Infirmary',
        company: 'Carrick Infirmary',
        location: 'Truro',
        description:
          '<h2>About you</h2><ul><li>NMC registration is essential</li><li>Experience of wound care and IV therapy</li><li>At least 2 years of experience as a nurse</li></ul><h2>Desirable</h2><ul><li>Experience of dementia care</li></ul>',
      },
      {
        id: 'match:porter',
        title: 'Infirmary Porter',
        company: 'Fal Infirmary',
        location: 'Truro',
        description:
          'You move patients and beds between wards. A driving licence is essential, manual handling training desirable.',
      },
    ]),
)

/** A CV in the account that this browser is logged in to. */
async function addCv(page: Page, name: string, cv: object): Promise<void> {
  const made = await page.request.post('/api/cvs', { data: { name } })
  const { _id } = (await made.json()) as { _id: string }
  const person = { given_name: 'Ann', surname: 'Example', email: 'ann@example.com', phone: '07700 900123' }
  const saved = await page.request.put(`/api/cvs/${_id}`, { data: { cv: { personal_data: person, ...cv } } })
  expect(saved.status()).toBe(200)
}

const nurse = {
  headline: 'Staff Nurse',
  jobs: [
    {
      jobTitle: 'Staff Nurse',
      employer: 'Harbour Trust',
      startDate: '2019-03',
      isCurrent: true,
      jobDescription: '<p>IV therapy and care planning on a medical ward.</p>',
    },
  ],
}

/** ‘Match my CV’ of a row, behind its ‘More’. */
async function matchRow(page: Page, title: string): Promise<void> {
  const menu = await openMore(rows(page).filter({ hasText: title }))
  await menu.getByRole('button', { name: `Match my CV: ${title}` }).click()
}

const panelOf = (page: Page, title: string) => rows(page).filter({ hasText: title }).locator('[data-match]')

async function openList(page: Page): Promise<void> {
  await openResults(page, search)
  await heading(page, /^2 infirmary jobs/u).waitFor()
  await ready(page)
}

test('a visitor logs in over the list, and their CV is compared', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'match-visitor@example.com')
  const visitor = await journey.open()
  await openList(visitor)
  const menu = await openMore(rows(visitor).filter({ hasText: 'Staff Nurse' }))
  await menu.getByRole('link', { name: /^Match my CV/u }).click()
  const form = visitor.getByRole('dialog', { name: 'Log in to match your CV' })
  await form.getByLabel('Email address').fill('match-visitor@example.com')
  await form.getByRole('button', { name: 'Log in with your password' }).click()
  await expectAccessible(visitor)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await visitor.waitForURL('**/job/*')
  await visitor.getByText('Add a CV, and you will see here how it fits this ad.').waitFor()
})

test('without a CV the panel says so and leads to where one is made', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'match-none@example.com')
  await openList(page)
  await matchRow(page, 'Staff Nurse, Infirmary')
  const panel = panelOf(page, 'Staff Nurse')
  await panel.getByRole('alert').filter({ hasText: 'we could not find any CV' }).waitFor()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Upload a CV' }).waitFor()
  await panel.getByRole('link', { name: 'Build your CV' }).click()
  await page.waitForURL('**/build-your-cv')
})

test(
  'a row says how the best CV answers its ad: what is found where, what is missing, and where to add it',
  { tag: '@main' },
  async ({ journey: { page } }) => {
    await signUpAndIn(page, 'match-row@example.com')
    await addCv(page, 'Nurse 2026', nurse)
    await addCv(page, 'Driving', { headline: 'HGV driver' })
    await openList(page)
    await matchRow(page, 'Staff Nurse, Infirmary')
    const panel = panelOf(page, 'Staff Nurse')
    await panel.getByText(/^Your CV “Nurse 2026” covers \d of \d$/u).waitFor()
    await panel.getByText(/\d+ % – (?:within|above) average/u).waitFor()
    await panel
      .getByText('Work: Staff Nurse, Harbour Trust – “IV therapy and care planning on a medical ward.”')
      .waitFor()
    await expect(panel.getByRole('listitem').filter({ hasText: 'Wound care' })).toHaveText(/essential/u, {
      useInnerText: true,
    })
    await panel.getByText(/^Driving: \d+ %$/u).waitFor()
    await expectAccessible(page)

    const add = panel.getByRole('link', { name: 'Add to CV: wound care' })
    await expect(add).toHaveAttribute('href', /^\/build-your-cv\?step=3&cv=[\da-f-]{36}$/u)
    const menu = await openMore(rows(page).filter({ hasText: 'Staff Nurse, Infirmary' }))
    const button = menu.getByRole('button', { name: 'Match my CV: Staff Nurse, Infirmary' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await panel.waitFor({ state: 'detached' })
  },
)

test('all rows of a page are matched by one call', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'match-all@example.com')
  await addCv(page, 'Nurse 2026', nurse)
  await openList(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cv-match')) calls.push(request.postData() ?? '')
  })
  await page.getByRole('main').locator('summary').filter({ hasText: 'This page' }).click()
  await page.getByRole('button', { name: 'Match my CV to all on this page' }).click()
  await panelOf(page, 'Infirmary Porter')
    .getByText(/\d+ % – severely below average/u)
    .waitFor()
  await panelOf(page, 'Staff Nurse')
    .getByText(/covers/u)
    .first()
    .waitFor()
  expect(calls).toHaveLength(1)
  expect((JSON.parse(calls[0] ?? '') as { jobIds: string[] }).jobIds).toHaveLength(2)
  await expectAccessible(page)

  const narrow = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  if (narrow !== null) await page.setViewportSize(narrow)
})

test('the page of a job and the preview match too', async ({ journey: { page } }) => {
  await signUpAndIn(page, 'match-page@example.com')
  await addCv(page, 'Nurse 2026', nurse)
  await openList(page)
  await rows(page).getByRole('link', { name: 'Staff Nurse, Infirmary', exact: true }).click()
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Match my CV' }).click()
  await preview.getByText(/covers \d of \d$/u).waitFor()
  await expectAccessible(page)

  await preview.getByRole('link', { name: 'Open the whole ad' }).click()
  await page.waitForURL('**/job/*')
  await heading(page, 'Staff Nurse, Infirmary').waitFor()
  await page.getByRole('heading', { name: /^Your CV fits \d of \d$/u }).waitFor()
  await page.getByText('Not found:').waitFor()
  await expectAccessible(page)
})

test('without a connection it says so and works again; a session that is over is asked for in place', async ({
  journey,
}) => {
  const { page } = journey
  journey.expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches|status of 401|status of 500/u)
  await signUpAndIn(page, 'match-again@example.com')
  await addCv(page, 'Nurse 2026', nurse)
  await page.goto(resultsAddress({ ...defaultSearch, ...search }))
  await ready(page)
  // The panel is there, and then the connection goes.
  await matchRow(page, 'Infirmary Porter')
  await panelOf(page, 'Infirmary Porter')
    .getByText(/covers/u)
    .first()
    .waitFor()
  await page.context().setOffline(true)
  await matchRow(page, 'Staff Nurse, Infirmary')
  const panel = panelOf(page, 'Staff Nurse')
  await panel.locator('.problem').filter({ hasText: 'You are offline.' }).waitFor()
  await page.context().setOffline(false)
  await page.route('**/api/cv-match', async (route) => await route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.locator('.problem').filter({ hasText: 'Something went wrong on our side.' }).waitFor()

  await sessionEnds(page)
  await panel.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email address').fill('match-again@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await panel.getByText(/covers \d of \d$/u).waitFor()
})

test('the script of the panel that does not arrive is asked for by loading the page again', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/ERR_FAILED|Failed to fetch/u)
  await signUpAndIn(page, 'match-script@example.com')
  await openList(page)
  await page.route(/match-panel[^/]*\.js/u, async (route) => await route.abort(), { times: 1 })
  await matchRow(page, 'Staff Nurse, Infirmary')
  await page.getByRole('button', { name: 'No connection. Reload this page' }).click()
  await ready(page)
  await matchRow(page, 'Staff Nurse, Infirmary')
  await panelOf(page, 'Staff Nurse').getByRole('alert').filter({ hasText: 'we could not find any CV' }).waitFor()
})
