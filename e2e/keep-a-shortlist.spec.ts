import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading, ready } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.beforeAll(
  async () =>
    await importAds([
      {
        id: 'saltmaker:1',
        title: 'Saltmaker at the pans',
        company: 'Maldon Brine',
        location: 'Maldon',
        closesAt: inDays(3),
        description: 'Brine is drawn, boiled and raked.',
      },
      {
        id: 'saltmaker:2',
        title: 'Saltmaker by the sea',
        company: 'A Very Long Name of an Employer and Partners (Essex and the Marshes) Limited',
        location: 'Maldon',
        description: 'Flakes are lifted from the pan by hand.',
      },
    ]),
)

async function withTwo(page: Page, email: string): Promise<void> {
  await signUpAndIn(page, email)
  const found = await page.request.get('/api/jobsearches/saltmaker/Maldon/12000/200001/10/Any')
  const { jobs } = (await found.json()) as { jobs: { _id: string }[] }
  expect(jobs).toHaveLength(2)
  await page.request.post('/api/shortlist', { data: { jobs: jobs.map(({ _id }) => _id) } })
  await page.request.post('/api/cvs', { data: { name: 'Salt 2026' } })
  await openList(page)
}

async function openList(page: Page): Promise<void> {
  await page.goto('/shortlisted-jobs')
  await heading(page, 'Shortlisted jobs').waitFor()
  await ready(page)
}

/** What the account has of a job on the list. */
async function kept(page: Page, title: string): Promise<object | undefined> {
  const answer = await page.request.get('/api/shortlist')
  const { entries } = (await answer.json()) as { entries: { title: string }[] }
  return entries.find((entry) => entry.title === title)
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title })
/** Opens what belongs to a job: below its line in the list, at the side of the board. */
const openDetails = async (page: Page, title: string) =>
  await card(page, title)
    .getByRole('button', { name: `of ${title}` })
    .click()
const note = (page: Page, title: string) =>
  card(page, title)
    .getByRole('textbox', { name: /^Note on/u })
    .first()

test(
  'moved by keyboard, on the board and in the list; with the CV and who was contacted',
  { tag: '@main' },
  async ({ journey: { page } }) => {
    await withTwo(page, 'salt-keys@example.com')
    await page.getByText('2 jobs on your shortlist').waitFor()
    const pans = 'Saltmaker at the pans'
    await card(page, pans).getByText('Closes in 3 days', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Board', exact: true }).click()
    await page.waitForURL('**?view=board')

    await card(page, pans).locator('[data-move] summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(`‘${pans}’ is in ‘To apply’ now.`).waitFor()
    const column = page.getByRole('region', { name: /^To apply/u })
    await column.getByRole('article', { name: pans }).waitFor()
    await expect.poll(async () => await page.evaluate(() => document.activeElement?.textContent)).toBe(`Move ${pans}`)

    // From card to card by arrows, and with Shift from column to column.
    const sea = 'Saltmaker by the sea'
    await card(page, pans).getByRole('link', { name: pans }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => await page.evaluate(() => document.activeElement?.textContent)).toBe(sea)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => await page.evaluate(() => document.activeElement?.textContent)).toBe(pans)
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByText(`‘${pans}’ is in ‘Applied’ now.`).waitFor()
    await expect.poll(async () => await page.evaluate(() => document.activeElement?.textContent)).toBe(pans)
    await page.keyboard.press('Shift+ArrowLeft')
    await page.getByText(`‘${pans}’ is in ‘To apply’ now.`).waitFor()
    await column.getByRole('article', { name: pans }).waitFor()

    await openDetails(page, pans)
    await page.getByRole('dialog', { name: pans }).waitFor()
    await expectAccessible(page)
    await page.getByRole('switch', { name: `Contacted about ${pans}` }).check()
    await page.getByLabel(`CV for ${pans}`).selectOption('Salt 2026')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await card(page, sea)
      .locator('..')
      .dragTo(page.getByRole('region', { name: /^Interview/u }))
    await page.getByText('‘Saltmaker by the sea’ is in ‘Interview’ now.').waitFor()
    for (const [width, view] of [
      [320, 'Board'],
      [1440, 'Board'],
      [320, 'List'],
      [1440, 'List'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const link = page.getByRole('link', { name: view, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await isWhole(page, `shortlist-${view}`)
    }
    await expect.poll(async () => await kept(page, pans)).toMatchObject({ contacted: true, cvId: expect.any(String) })
    await openList(page)
    await page
      .getByRole('region', { name: /^To apply/u })
      .getByRole('article', { name: pans })
      .waitFor()
    await openDetails(page, pans)
    await expectAccessible(page)
    await expect(page.getByRole('switch', { name: `Contacted about ${pans}` })).toBeChecked()
    await expect(page.getByLabel(`CV for ${pans}`)).toHaveValue(/[\da-f-]{36}/u)
  },
)

test('notes are saved as they are typed; everything goes and comes back with them', async ({ journey: { page } }) => {
  await withTwo(page, 'salt-notes@example.com')
  const pans = 'Saltmaker at the pans'
  await openDetails(page, pans)
  await page.getByRole('button', { name: `Add a note on ${pans}` }).click()
  await page.keyboard.type('Ring Mia about the pans')
  await card(page, pans)
    .getByText(/^Saved \d/u)
    .waitFor()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByText('2 jobs were removed from your shortlist.').waitFor()
  await page.getByRole('heading', { name: 'Your shortlist is empty' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 jobs back on your shortlist, with their notes.').waitFor()
  await card(page, pans)
    .getByText(/1 note/u)
    .waitFor()
  await openDetails(page, pans)
  await expect(note(page, pans)).toHaveValue('Ring Mia about the pans')

  await page.getByRole('checkbox', { name: `Select ${pans}` }).check()
  await page.getByRole('button', { name: 'Delete 1' }).click()
  await page.getByText(`‘${pans}’ was removed from your shortlist.`).waitFor()
  await openList(page)
  await page.getByText('Recently deleted (1)').click()
  await page.getByRole('button', { name: `Restore ${pans}` }).click()
  await openDetails(page, pans)
  await note(page, pans).waitFor()
})

test('without a connection it is read and written to; what was typed arrives once there is one', async ({
  journey,
}) => {
  const { page } = journey
  // The router looks ahead for the pages that the links of a drawer lead to, and says that it could not.
  journey.expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/u)
  await withTwo(page, 'salt-offline@example.com')
  const pans = 'Saltmaker at the pans'
  await page.context().setOffline(true)
  await page.getByText('You can read your list and write notes.').waitFor()
  // Said once: the notice of all other pages stays away.
  await expect(page.getByText('You are offline.')).toHaveCount(1)
  await openDetails(page, pans)
  await page.getByRole('button', { name: `Add a note on ${pans}` }).click()
  await page.keyboard.type('Typed on the train')
  await card(page, pans)
    .getByText(/^Saved in this browser, but not in your account yet/u)
    .waitFor()
  await page.getByText('1 note is waiting in this browser').waitFor()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.getByRole('region', { name: /^Interview/u }).waitFor()
  await openDetails(page, pans)
  const typed = page.getByRole('dialog', { name: pans }).getByRole('textbox', { name: /^Note on/u })
  await expect(typed).toHaveValue('Typed on the train')
  await expectAccessible(page)

  await page.context().setOffline(false)
  await page
    .getByRole('dialog', { name: pans })
    .getByText(/^Saved \d/u)
    .waitFor()
  await openList(page)
  await openDetails(page, pans)
  await expect(note(page, pans)).toHaveValue('Typed on the train')

  await expect
    .poll(
      async () => await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('shortlist'))),
    )
    .toHaveLength(1)
  await page.goto('/logout')
  await page.waitForURL((url) => url.pathname === '/')
  await expect
    .poll(
      async () => await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('shortlist'))),
    )
    .toEqual([])
})

test('a line of the list is about 72 px high and a card of the board about 96 px; columns without a card are folded', async ({
  journey: { page },
}) => {
  await withTwo(page, 'salt-sizes@example.com')
  const areAtMost = async (height: number) =>
    await page
      .getByRole('article')
      .evaluateAll(
        (all, most) => all.length === 2 && all.every((one) => one.getBoundingClientRect().height <= most),
        height,
      )
  await expect.poll(async () => await areAtMost(80)).toBe(true)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.waitForURL('**?view=board')
  await expect.poll(async () => await areAtMost(112)).toBe(true)
  const widthOf = async (name: RegExp) => (await page.getByRole('region', { name }).boundingBox())?.width ?? 0
  expect(await now(widthOf(/^To decide/u))).toBeGreaterThan(2 * (await now(widthOf(/^Closed/u))))
})
