import type { Locator, Page } from '@playwright/test'
import type { BoardId } from '../contract/boards/boards.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import type { Results } from '../contract/job-searches/results.ts'
import type { Arrival } from '../sandbox/applying/arrivals.ts'
import type { Obstacle } from '../sandbox/applying/obstacle.ts'
import { expect } from './expect.ts'
import { now } from './now.ts'
import { product } from './product.ts'

/** Demo ads that stand on a board before all others, take applications there, and ask no more than their vacancy does. */
export async function jobsOn(page: Page, board: BoardId, count: number): Promise<string[]> {
  const found = new Set<string>()
  for (const title of ['nurse', 'developer', 'engineer', 'manager']) {
    await boardsHaveAnswered(page, title)
    const address = `/api/jobsearches/${title}/United Kingdom/12000/200001/50/Any?sources=${board}`
    const { jobs } = (await (await page.request.get(address)).json()) as {
      jobs: { _id: string; sources: { board: string; ref: string }[] }[]
    }
    for (const { _id, sources } of jobs) {
      if (sources[0]?.board !== board || !(await isPlain(board, sources[0].ref))) continue
      found.add(_id)
      if (found.size === count) return [...found]
    }
  }
  throw new Error(`There are no ${count} demo ads on ${board}`)
}

/** A page asks the boards. Before all have answered, a job may yet be found on another one, which then comes first. */
async function boardsHaveAnswered(page: Page, jobTitle: string): Promise<void> {
  await page.request.get(resultsAddress({ ...defaultSearch, jobTitle, jobLocation: 'United Kingdom', jobDistance: 50 }))
  const waiting = async () => {
    const answer = await page.request.get(`/api/jobsearches/${jobTitle}/United Kingdom/12000/200001/50/Any`)
    const { boards } = (await answer.json()) as Pick<Results, 'boards'>
    return boards.filter(({ state }) => state === 'waiting').length
  }
  await expect.poll(waiting).toBe(0)
}

/** The board's own number of a demo ad that takes applications there and whose employer asks nothing. */
export async function adWithoutQuestions(board: BoardId): Promise<number> {
  const response = await fetch(`${product().sandboxUrl}/control/ads?board=${board}`)
  const { ads } = (await response.json()) as { ads: DemoAd[] }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  // Of the oldest, as no search has been given it yet: the boards of the sandbox give the newest first.
  const found = ads.findLast((ad) => ad.questions === 0 && !ad.external && ad.closesAt > tomorrow)
  if (found === undefined) throw new Error(`Every demo ad on ${board} asks something`)
  return found.number
}

type DemoAd = {
  number: number
  external: boolean
  questions: number
  fromPool: number
  files: number
  closesAt: string
}

/** Which of the made-up ads lead to a site of the employer's own, ask from the sandbox's pool, or ask for a file that only the person has, depends on the day. */
async function isPlain(board: BoardId, number: string): Promise<boolean> {
  const response = await fetch(`${product().sandboxUrl}/control/ads?board=${board}&number=${number}`)
  if (!response.ok) return true
  const { external, fromPool, files } = (await response.json()) as DemoAd
  return !external && fromPool === 0 && files === 0
}

/** Puts something in the way of applications at a demo board. */
export async function obstruct(board: BoardId, obstacle: Obstacle): Promise<void> {
  const response = await fetch(`${product().sandboxUrl}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ board, obstacle }),
  })
  if (!response.ok) throw new Error(`The sandbox refused the obstacle: ${await response.text()}`)
}

/** What truly arrived at the demo boards from one address. */
export async function arrivalsOf(email: string): Promise<Arrival[]> {
  const response = await fetch(`${product().sandboxUrl}/control/applications?account=${encodeURIComponent(email)}`)
  return ((await response.json()) as { applications: Arrival[] }).applications
}

function checkPage(page: Page): Locator {
  return page.getByRole('button', { name: 'Send application' })
}

export function useAnswers(page: Page): Locator {
  // Those of the form that waits; answers that we have are changed behind ‘Change something’.
  return page.getByRole('button', { name: 'Use these answers' }).filter({ visible: true })
}

/** Answers what only a person can, page by page of the board's form, until everything can be checked. */
export async function answerUntilReady(page: Page): Promise<void> {
  for (let round = 0; round < 12; round++) {
    // A board may ask one question a page.
    await checkPage(page).or(useAnswers(page)).first().waitFor()
    if (await checkPage(page).isVisible()) return
    await answerOnce(page)
  }
  await checkPage(page).waitFor()
}

/** Answers the questions that stand open, and waits for what the board says next. */
export async function answerOnce(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (const group of await main.locator('fieldset:visible').all()) {
    const options = group.getByRole('radio').or(group.getByRole('checkbox'))
    if ((await options.and(page.locator(':checked')).count()) === 0) await options.first().check()
  }
  for (const date of await main.locator('input[type="date"]:visible').all())
    if ((await date.inputValue()) === '') await date.fill('2027-01-04')
  for (const select of await main.getByRole('combobox').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
  for (const field of await main.getByRole('textbox').all())
    if ((await field.getAttribute('name'))?.startsWith('q-') === true && (await field.inputValue()) === '')
      await field.fill('2')
  for (const box of await main.getByRole('checkbox', { name: /^I (?:agree|accept)/u }).all()) await box.check()
  // What the person did: the board may add a line of its own between the count and the press.
  const happened = main
    .getByRole('region', { name: 'What happened' })
    .getByRole('listitem')
    .filter({ hasText: 'by you' })
  const before = await now(happened.count())
  await useAnswers(page).click()
  // Taken, which stands in the list for good, while what the page says of it may be gone before it is looked at; or told what is wrong.
  await happened.nth(before).or(main.getByRole('alert')).first().waitFor()
}
