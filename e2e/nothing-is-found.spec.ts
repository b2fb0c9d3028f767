import { importAds } from './import-ads.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { boardsAnswered, heading, openResults, rows } from './on-the-page.ts'

test.beforeAll(
  async () =>
    await importAds([
      {
        id: 'bell:1',
        title: 'Bellfounder',
        company: 'Bell Yard',
        location: 'Leicester',
        description: 'Casting bells.',
      },
    ]),
)

test('nothing anywhere: while boards are asked it waits, and then it says so', async ({ journey }) => {
  const { page } = journey
  await openResults(page, { jobTitle: 'xylophonist qqzz', jobLocation: 'Leeds' })

  await boardsAnswered(page, { but: 0 })
  await page.getByText('No jobs found with your search criteria. Please try with different search criteria').waitFor()
  await heading(page, 'No xylophonist qqzz jobs found').waitFor()
  await page
    .getByText('Check the spelling of ‘xylophonist’ and ‘qqzz’, use fewer words, or search a wider area.')
    .waitFor()
  expect(await now(rows(page).count())).toBe(0)
  // What can be done instead follows at once, and not a window further down.
  const alert = page.getByRole('button', { name: 'Create alert' }).or(page.getByRole('link', { name: 'Create alert' }))
  await page.getByRole('heading', { name: 'How to search' }).waitFor()
  await alert.first().waitFor()
  const said = await now(page.getByRole('heading', { name: 'What you can try' }).boundingBox())
  const offered = await now(alert.first().boundingBox())
  expect((offered?.y ?? 9_999) - (said?.y ?? 0)).toBeLessThan(400)
  // An empty list has no order and no keys.
  expect(await now(page.getByRole('main').getByText('Best match').count())).toBe(0)
  expect(await now(page.getByRole('button', { name: 'Keys for this list' }).count())).toBe(0)
})

test(
  'nothing here: wider searches are offered with what they would find, and lead there',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await openResults(page, { jobTitle: 'bellfounder', jobLocation: 'Nottingham', jobDistance: 5 })

    await boardsAnswered(page, { but: 0 })
    await page.getByRole('heading', { name: 'These would find some' }).waitFor()
    // Leicester is 22 miles from Nottingham.
    expect(await now(page.getByRole('link', { name: 'Within 10 miles' }).count())).toBe(0)
    await page.getByText('Use fewer words, or search a wider area.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Within 25 miles: 1' }).getByRole('link').click()

    await heading(page, '1 bellfounder job within 25 miles of Nottingham').waitFor()
    await rows(page).filter({ hasText: 'Bell Yard' }).waitFor()
  },
)
