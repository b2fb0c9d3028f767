import { beforeAll, expect } from 'vitest'
import { importAds } from './import-ads.ts'
import { test } from './journey.ts'
import { now } from './now.ts'
import { heading, openResults, ready, rows, titles } from './on-the-page.ts'

const search = { jobTitle: 'wheelwright', jobLocation: 'Exeter' }
const irrelevant = 'We marked the job as irrelevant. This will help us get better results for you next time'

beforeAll(
  async () =>
    await importAds(
      ['Ash', 'Elm', 'Oak'].map((wood) => ({
        id: `wheel:${wood}`,
        title: `Wheelwright for ${wood}`,
        company: `${wood} Wheels`,
        location: 'Exeter',
        description: `${wood} felloes, ${wood} spokes and ${wood} naves.`,
      })),
    ),
)

test('a job that is not relevant goes at once and stays away; undo brings it back', async ({ journey }) => {
  const { page } = journey
  await openResults(page, search)
  await heading(page, '3 wheelwright jobs within 10 miles of Exeter').waitFor()
  const list = await titles(page)

  await page.getByRole('button', { name: 'Not relevant: Wheelwright for Elm' }).click()
  await page.getByText(irrelevant).waitFor()
  await expect.poll(async () => await titles(page)).not.toContain('Wheelwright for Elm')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => await titles(page)).toEqual(list)

  const kept = page.waitForResponse('**/irrelevant.data')
  await page.getByRole('button', { name: 'Not relevant: Wheelwright for Oak' }).click()
  await page.getByText(irrelevant).waitFor()
  await kept
  await page.reload()
  await heading(page, '2 wheelwright jobs within 10 miles of Exeter').waitFor()
  expect(await now(titles(page))).not.toContain('Wheelwright for Oak')
})

test('what one person hides, others still see', async ({ journey }) => {
  const { page } = journey
  await openResults(page, search)
  await heading(page, '3 wheelwright jobs within 10 miles of Exeter').waitFor()
})

test('when the server cannot keep it, the row comes back and says so', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/status of 500|status of 503/u)
  await openResults(page, search)
  const row = rows(page).filter({ hasText: 'Wheelwright for Ash' })
  await ready(page)
  // The job that the form names is gone by the time it arrives.
  await page.route('**/irrelevant.data', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '')
    form.set('job', '999999999')
    await route.continue({ postData: form.toString() })
  })

  await row.getByRole('button', { name: /^Not relevant/u }).click()

  await row.getByText('We could not mark the job as irrelevant due to a server error').waitFor()
})
