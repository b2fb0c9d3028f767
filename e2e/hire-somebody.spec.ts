import type { Page } from '@playwright/test'
import { isWhole } from './is-whole.ts'
import { expect, type Journey, test } from './journey.ts'
import { meetThree } from './meet-candidates.ts'
import { heading, pressKey } from './on-the-page.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi, signUpPublisher } from './people.ts'
import { tabTo } from './tab-to.ts'
import { aColleague, endTheMinute, names, peopleWhoApplied, removeMember } from './ten-candidates.ts'
import { product } from './product.ts'

const asked = { why: '', least: '', most: '', options: '', recording: '' }
const who = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const [owner, second] = ['desk@example.com', 'second-reviewer@example.com']
const jack = 'desk-9@example.com'

test('ten apply; two reviewers work through them blind, compare three, reject five, meet two, and cancel on a third', async ({
  journey,
}) => {
  const { page } = journey
  const noel = await journey.open()
  const { ad, job } = await anOwnAd(owner, {
    jobTitle: 'Harbour head baker',
    answersBy: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    questions: [
      { ...asked, uuid: 'ovens', kind: 'text', question: 'Which ovens have you worked with?' },
      { ...asked, uuid: 'years', kind: 'number', question: 'How many years have you baked?', least: '2' },
    ],
  })
  await aColleague(ad, { name: 'Noel Second', email: second })
  await logInByApi(page, owner)
  await logInByApi(noel, second)
  const desk = `/posted-job-details/${ad}`
  await page.goto(desk)
  await page.getByText('No candidates have applied for this job yet.').waitFor()
  await isWhole(page, 'desk-empty')
  const people = await peopleWhoApplied(job)
  const statesOf = async () =>
    await Promise.all(
      people.map(async ({ headers }) => {
        const answer = await fetch(`${product().url}/api/candidacies`, { headers })
        return ((await answer.json()) as { state: string }[])[0]?.state
      }),
    )

  await lookBlind(page, desk)
  await scoreBySecond(noel, page.url())
  await compareThree(page, desk)
  await rejectFive(page, desk)
  // Within the minute nobody is told.
  for (const state of await statesOf()) expect(['sent', 'viewed']).toContain(state)
  await endTheMinute(ad)

  await meetThree(journey, { company: page, desk, ids: await idsOf(page, ad) })

  // Who was rejected reads the text that was meant for them; the others are told nothing.
  await expect
    .poll(statesOf, { timeout: 90_000, intervals: [1000] })
    .toEqual([...Array.from({ length: 5 }, () => 'rejected'), 'sent', 'sent', 'viewed', 'interview', 'interview'])
  const chidi = await journey.open()
  await logInByApi(chidi, 'desk-2@example.com')
  await chidi.goto('/applied-jobs')
  await chidi.getByText('Not taken further').first().waitFor()
  await chidi.getByRole('link', { name: 'Harbour head baker', exact: true }).click()
  await chidi.getByText('Dear Chidi Okafor, your answers were the best. We are looking for more experience').waitFor()
  await chidi.getByText('Delete what I sent').first().click()
  await isWhole(chidi, 'candidacy-rejected')
  await chidi.getByRole('button', { name: 'Delete what I sent' }).click()
  await chidi.getByText('What you sent is deleted.').waitFor()

  await seesNothing(journey, { noel, desk, ids: await idsOf(page, ad) })
})

/** The ids of the applications, by who sent them. */
async function idsOf(page: Page, ad: string): Promise<Map<string, string>> {
  const answer = await page.request.get(`/api/job-ads/${ad}/candidates`)
  const { candidates } = (await answer.json()) as { candidates: { _id: string; number: number }[] }
  return new Map(candidates.map(({ _id, number }) => [names[number - 1]!, _id]))
}

/** Before anybody has looked; then by keyboard alone: next, score, shortlist. */
async function lookBlind(page: Page, desk: string): Promise<void> {
  await page.goto(desk)
  await heading(page, 'Harbour head baker').waitFor()
  await page.getByRole('link', { name: '10 New' }).waitFor()
  await page.getByRole('button', { name: 'Hide who candidates are' }).click()
  await page.getByText('Blind review is on').waitFor()
  await page.getByRole('link', { name: /^Candidate 10/u }).waitFor()
  await expect(page.getByText(/Jack|Doyle|Munro/u)).toHaveCount(0)
  await isWhole(page, 'desk-blind')

  await pressKey(page, 'j')
  await who(page, 'Candidate 10').waitFor()
  await pressKey(page, 'j')
  await who(page, 'Candidate 9').waitFor()
  await pressKey(page, 'k')
  await who(page, 'Candidate 10').waitFor()
  await page.getByRole('link', { name: '8 New' }).waitFor()
  // Two presses are two steps, however soon the second comes.
  for (const key of ['j', 'j']) await page.keyboard.press(key)
  await who(page, 'Candidate 8').waitFor()
  for (const key of ['k', 'k']) await page.keyboard.press(key)
  await who(page, 'Candidate 10').waitFor()
  await page.getByRole('link', { name: '7 New' }).waitFor()
  // Escape leaves a field, so that the keys work again.
  await pressKey(page, 'a')
  await expect(page.locator('#screeningScore')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#screeningScore')).not.toBeFocused()
  await pressKey(page, 'a')
  // What is typed into a field is no key of the page.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('8')
  await expect(page.locator('#screeningScore')).toHaveValue('8')
  await page.keyboard.press('Enter')
  await page.getByText('Nobody else has given a score yet.').waitFor()
  await page.getByText('8 Good').first().waitFor()
  await isWhole(page, 'desk-candidate-blind')
  await page.locator('body').press('s')
  await who(page, 'Jack Doyle').waitFor()
  await page.getByRole('link', { name: jack }).waitFor()
  await page.getByRole('link', { name: '1 Shortlisted' }).waitFor()
}

/** A score of their own first, a note, an order; reload and back keep the place. */
async function scoreBySecond(noel: Page, address: string): Promise<void> {
  await noel.goto(address)
  await who(noel, 'Jack Doyle').waitFor()
  await expect(noel.getByText('8 Good')).toHaveCount(0)
  await noel.getByRole('button', { name: 'Save your scores' }).click()
  await noel.getByText('All together').waitFor()
  await noel.getByLabel('New note').fill('Started at four for six years. Ask about rye.')
  await noel.getByRole('button', { name: 'Save note' }).click()
  await noel.getByText('Ask about rye.').waitFor()
  await noel
    .getByText(/Noel Second · /u)
    .first()
    .waitFor()
  await noel.getByRole('button', { name: 'To the bottom' }).click()
  await noel.getByText('10 of 10').first().waitFor()
  await isWhole(noel, 'desk-candidate')

  await noel.getByRole('link', { name: /^\d+ Shortlisted/u }).click()
  await noel.waitForURL(/show=shortlisted/u)
  await noel.reload()
  await who(noel, 'Jack Doyle').waitFor()
  await noel.getByRole('link', { name: 'Remove shortlisted filter' }).click()
  await noel.waitForURL((url) => !url.search.includes('show'))
  await noel.goBack()
  await noel.getByRole('link', { name: 'Remove shortlisted filter' }).waitFor()
  await noel.goForward()
  await noel.getByRole('link', { name: 'Show only shortlisted' }).waitFor()

  // By its handle a row goes to another's place.
  const rows = noel.getByRole('list', { name: 'Candidates', exact: true }).getByRole('listitem')
  const order = async () => (await rows.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0])
  await expect(rows).toHaveCount(10)
  await noel.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await noel.evaluate(() => document.querySelector('ol[aria-label="Candidates"]')?.scrollTo(0, 0))
  const [first, other] = await order()
  const from = (await rows.nth(0).locator('[data-handle]').boundingBox())!
  const to = (await rows.nth(2).locator('[data-handle]').boundingBox())!
  await noel.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await noel.mouse.down()
  await noel.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await noel.mouse.up()
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([other, expect.any(String), first])
}

async function compareThree(page: Page, desk: string): Promise<void> {
  await page.goto(desk)
  for (const number of [9, 8, 7]) await page.getByLabel(`Select Candidate ${number}`).check()
  await page.getByRole('button', { name: 'Compare candidates' }).click()
  await heading(page, 'Compare candidates').waitFor()
  await page.getByRole('row', { name: /How many years have you baked\? \(differs\)/u }).waitFor()
  await isWhole(page, 'desk-compare')
}

/** Five get a text each; one is taken back, and then rejected by keys alone. */
async function rejectFive(page: Page, desk: string): Promise<void> {
  await page.goto(desk)
  for (const number of [1, 2, 3, 4, 5]) await page.getByLabel(`Select Candidate ${number}`).check()
  await page.getByRole('button', { name: 'Reject kindly…' }).click()
  await heading(page, 'Reject 5 candidates').waitFor()
  await page.getByLabel('Reason').selectOption({ label: 'Experience' })
  await page.getByText('Candidate 3', { exact: true }).click()
  await page.getByText('Dear [their name],').filter({ visible: true }).waitFor()
  await page.getByLabel('Write another text for Candidate 3').check()
  await page
    .getByLabel('Text for Candidate 3', { exact: true })
    .fill('Dear {name}, your answers were the best. {reason} Try us again.')
  await page.getByText('Dear [their name], your answers were the best. We are looking for more experience').waitFor()
  await isWhole(page, 'desk-decide')
  await page.getByRole('button', { name: 'Reject 5 candidates' }).click()
  await page.getByText('5 candidates will be told at').waitFor()
  await isWhole(page, 'desk-decided')
  await page.getByRole('button', { name: 'Undo Candidate 2' }).click()
  await page.getByText('Undone. Nothing was sent.').waitFor()
  await page.getByText('4 candidates will be told at').waitFor()
  await page.goto(`${desk}?show=rejected`)
  await page.getByRole('link', { name: '4 Rejected' }).waitFor()

  await page.goto(desk)
  await page.getByRole('link', { name: /^Candidate 2/u }).focus()
  await page.keyboard.press('Enter')
  await who(page, 'Candidate 2').waitFor()
  await pressKey(page, 'r')
  await heading(page, 'Reject Candidate 2').waitFor()
  await tabTo(page, 'Reject Candidate 2')
  await page.keyboard.press('Enter')
  await page.getByText('1 candidate will be told at').waitFor()
}

/** Another company and a former member find nothing, whatever they ask for. */
async function seesNothing(
  journey: Journey,
  { noel, desk, ids }: { noel: Page; desk: string; ids: Map<string, string> },
): Promise<void> {
  const stranger = await journey.open()
  await signUpPublisher('another-company@example.com', { name: 'Another Bakery', isAdmin: true })
  await logInByApi(stranger, 'another-company@example.com')
  await removeMember(second)
  journey.expectError(/403|404/u)
  for (const page of [stranger, noel]) {
    for (const path of [desk, `${desk}/${ids.get('Isla Munro')}`, `${desk}/${ids.get('Isla Munro')}/interview`]) {
      await page.goto(path)
      await page.getByRole('main').waitFor()
      await expect(page.getByText(/Munro|Candidate \d|Harbour head baker/u)).toHaveCount(0)
    }
    await page.goto('/manage-interviews')
    await page.getByRole('main').waitFor()
    await expect(page.getByText(/Munro|Doyle|Reid/u)).toHaveCount(0)
  }
}
