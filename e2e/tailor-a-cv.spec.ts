import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ownText } from '../server/cvs/export/own-text.ts'
import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { heading, ready } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'
import { isWhole } from './is-whole.ts'

test.beforeAll(
  async () =>
    await importAds([
      {
        id: 'tailor:nurse',
        title: 'Staff Nurse, Tailor Ward',
        company: 'Carrick Infirmary',
        location: 'Truro',
        description:
          '<h2>About you</h2><ul><li>NMC registration is essential</li><li>Experience of wound care and IV therapy</li></ul>',
      },
    ]),
)

const person = { given_name: 'Ann', surname: 'Example', email: 'ann@example.com', phone: '07700 900123' }
const nurse = {
  personal_data: person,
  headline: 'Staff Nurse',
  jobs: [{ jobTitle: 'Staff Nurse', employer: 'Harbour Trust', startDate: '2019-03', isCurrent: true }],
}

async function jobId(page: Page): Promise<string> {
  const found = await page.request.get('/api/jobsearches/tailor/Truro/12000/200001/10/Any')
  const { jobs } = (await found.json()) as { jobs: { _id: string; jobTitle: string }[] }
  const id = jobs.find(({ jobTitle }) => jobTitle.includes('Tailor Ward'))?._id
  expect(id).toBeDefined()
  return id ?? ''
}

test('a copy of a CV for an ad, with the match beside it', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'tailor@example.com')
  await page.goto('/tailor-my-cv')
  await heading(page, 'Tailor your CV for an ad').waitFor()
  await page.getByText('No open ads on your shortlist').waitFor()
  await isWhole(page, 'tailor-1')

  const id = await jobId(page)
  await page.goto(`/tailor-my-cv?job=${id}`)
  await page.getByText('No CV written here yet').waitFor()
  await page.request.post('/api/users/me/savecv', { data: nurse })
  await page.request.post('/api/shortlist', { data: { jobs: [id] } })

  // From the list of CVs, over the shortlist.
  await page.goto('/manage-my-cv')
  await page.getByRole('link', { name: 'Download PDF' }).waitFor()
  await page.getByRole('link', { name: 'Tailor a CV for an ad' }).click()
  await page.getByRole('link', { name: /^Tailor my CV for Staff Nurse/u }).click()
  await heading(page, 'Tailor your CV for this ad').waitFor()
  await page.getByRole('list', { name: 'Missing' }).waitFor()
  await isWhole(page, 'tailor-2')
  await page.getByRole('button', { name: 'Make a copy' }).click()

  await page.waitForURL(/build-your-cv\?cv=/u)
  const beside = page.getByRole('region', { name: 'For Staff Nurse, Tailor Ward' })
  const said = beside.getByText(/This CV covers \d of \d/u)
  await said.waitFor()
  const first = await said.textContent()
  await beside
    .getByRole('list', { name: 'Missing' })
    .getByText(/wound care/iu)
    .first()
    .waitFor()
  await isWhole(page, 'tailor-3')

  await page.getByLabel('Headline').fill('Staff Nurse in wound care, with IV therapy and NMC registration')
  await expect.poll(async () => await said.textContent()).not.toBe(first)

  // What is typed goes into the file, from the first step.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const bytes = new Uint8Array(readFileSync(await download.path()))
  const text = await ownText(bytes, 'pdf')
  expect(text).toContain('in wound care, with IV therapy')

  // It stays the CV for that ad, and the one that it was made from is as it was.
  await page.goto(`/tailor-my-cv?job=${id}`)
  await page.getByRole('heading', { name: 'You have a CV for this ad' }).waitFor()
  await page.getByRole('link', { name: /^Continue with/u }).click()
  await beside.waitFor()
  const kept = (await (await page.request.get('/api/cvs')).json()) as { isMain: boolean; hasDraft: boolean }[]
  expect(kept.find(({ isMain }) => isMain)?.hasDraft).toBe(false)
})

test('the page of a job and the shortlist lead there', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'tailor-plainly@example.com')
  const id = await jobId(page)
  await page.request.post('/api/users/me/savecv', { data: nurse })
  await page.request.post('/api/shortlist', { data: { jobs: [id] } })
  await page.goto(`/job/${id}`)
  await page.getByRole('link', { name: 'Tailor my CV for this ad' }).click()
  await heading(page, 'Tailor your CV for this ad').waitFor()
  await page.goto('/shortlisted-jobs')
  await ready(page)
  await page.getByRole('button', { name: 'Details of Staff Nurse, Tailor Ward' }).click()
  await page.getByRole('link', { name: 'Tailor my CV for Staff Nurse, Tailor Ward' }).waitFor()
})
