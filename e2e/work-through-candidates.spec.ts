import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { Pool } from 'pg'
import { expect, inject } from 'vitest'
import { Cv, emptyCv } from '../contract/cvs/cvs.ts'
import { readConfig } from '../server/platform/config.ts'
import { aCv } from '../test/cvs.ts'
import { aPerson, type Person } from '../test/people.ts'
import { test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi } from './people.ts'
import { productEnvironment } from './start-product.ts'
import { isWhole } from './is-whole.ts'

const names = [
  'Aoife Byrne',
  'Ben Carter',
  'Chidi Okafor',
  'Dilys Evans',
  'Erin Walsh',
  'Farah Khan',
  'Gwen Hughes',
  'Hamish Reid',
  'Isla Munro',
  'Jack Doyle',
]

const who = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

const asked = { why: '', least: '', most: '', options: '', recording: '' }

/** What a CV says of somebody's work; whoever has no permit to work here says so. */
function work(index: number): Partial<Cv> {
  return Cv.parse({
    personal_data: aCv().personal_data,
    headline: 'Baker with a light hand',
    summary: '<p>I bake bread that people come back for.</p>',
    jobs: [
      {
        jobTitle: index % 2 === 0 ? 'Head baker' : 'Night baker',
        employer: 'Harbour Bakery',
        city: 'Whitby',
        startDate: `${2025 - index}-03`,
        isCurrent: true,
        jobDescription: '<ul><li>Ran two deck ovens</li><li>Trained three apprentices</li></ul>',
      },
      { jobTitle: 'Apprentice', employer: 'Mill Lane Bread', city: 'York', startDate: '2012', endDate: '2014' },
    ],
    education: [{ title: 'Level 3 Diploma in Baking', trainer: 'York College', level: 'Level 3', endDate: '2014' }],
    skills: {
      main_language: 'English',
      other_languages: [
        {
          name: 'French',
          understanding: { listening: 'B2', reading: 'B2' },
          speaking: { interaction: 'B1', production: 'B1' },
          writing: 'A2',
        },
      ],
      other_skills: {
        job_related_skills: [{ title: 'Sourdough', description: 'Starters since 2015' }],
        driving_license: [{ title: 'B' }],
      },
    },
    career: { expected_salary: 31_000 + index * 500, relocate: index % 2 === 0, work_permit_uk: index % 4 !== 1 },
  })
}

/** People who applied to the job, each with a CV, without the pages: those have journeys of their own. @returns their sessions, in order. */
async function peopleWhoApplied(job: string): Promise<Person[]> {
  const db = new Pool({ connectionString: inject('databaseUrl'), max: 1 })
  const origin = inject('productUrl')
  const { freeCredits } = readConfig(productEnvironment({}))
  const product = { db, services: { clock: { now: () => new Date() }, config: { freeCredits } } }
  try {
    const people = []
    for (const [index, name] of names.entries()) {
      const person = await aPerson(product, { name, email: `desk-${index}@example.com` })
      const call = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json', origin, ...person.headers }
        const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        const text = await answer.text()
        expect(answer.ok, text).toBe(true)
      }
      const [given_name = '', surname = ''] = name.split(' ')
      // A third of them say little, so that what is missing shows.
      const whole = { ...aCv(), ...work(index) }
      const little = { ...emptyCv, personal_data: whole.personal_data }
      const cv = index % 3 === 2 ? little : whole
      await call('/users/me/savecv', { ...cv, personal_data: { ...cv.personal_data, given_name, surname } })
      const { rows } = await db.query<{ id: string }>('select id from cvs where user_id = $1', [person.id])
      const answers = [
        { question: 'ovens', answer: index % 2 === 0 ? 'Deck and rack ovens, for six years' : 'None yet' },
        { question: 'years', answer: String(index) },
      ]
      await call(`/apply-here/${job}`, { _id: randomUUID(), cvId: rows[0]?.id, screening: { answers } })
      people.push(person)
    }
    return people
  } finally {
    await db.end()
  }
}

/** A colleague of whoever posted an ad. */
async function aColleague(ad: string, email: string): Promise<void> {
  const db = new Pool({ connectionString: inject('databaseUrl'), max: 1 })
  try {
    const { rows } = await db.query<{ id: string }>('select company_id as id from job_ads where id = $1', [ad])
    const { freeCredits } = readConfig(productEnvironment({}))
    const services = { clock: { now: () => new Date() }, config: { freeCredits } }
    await aPerson({ db, services }, { name: 'Noel Second', email, company: { id: rows[0]!.id } })
  } finally {
    await db.end()
  }
}

test('two reviewers work through ten candidates: blind, by keyboard, scores, a comparison, five rejected at once and one undone', async ({
  journey,
}) => {
  const { page } = journey
  const noel = await journey.open()
  const { ad, job } = await anOwnAd('desk@example.com', {
    jobTitle: 'Harbour head baker',
    answersBy: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    questions: [
      { ...asked, uuid: 'ovens', kind: 'text', question: 'Which ovens have you worked with?' },
      { ...asked, uuid: 'years', kind: 'number', question: 'How many years have you baked?', least: '2' },
    ],
  })
  await aColleague(ad, 'second-reviewer@example.com')
  await logInByApi(page, 'desk@example.com')
  await logInByApi(noel, 'second-reviewer@example.com')
  await page.goto(`/posted-job-details/${ad}`)
  await page.getByText('No candidates have applied for this job yet.').waitFor()
  await isWhole(page, 'desk-empty')
  const people = await peopleWhoApplied(job)

  // Blind, before anybody has looked.
  await page.goto(`/posted-job-details/${ad}`)
  await heading(page, 'Harbour head baker').waitFor()
  await page.getByRole('link', { name: '10 New' }).waitFor()
  await page.getByRole('button', { name: 'Hide who candidates are' }).click()
  await page.getByText('Blind review is on').waitFor()
  await page.getByRole('link', { name: /^Candidate 10/u }).waitFor()
  await expect.poll(async () => await page.getByText(/Jack|Doyle|Munro/u).count()).toBe(0)
  await isWhole(page, 'desk-blind')

  // The keyboard alone: next, score, shortlist.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('j')
  await who(page, 'Candidate 10').waitFor()
  await page.keyboard.press('j')
  await who(page, 'Candidate 9').waitFor()
  await page.keyboard.press('k')
  await who(page, 'Candidate 10').waitFor()
  await page.getByRole('link', { name: '8 New' }).waitFor()
  await page.keyboard.press('a')
  // What is typed into a field is no key of the page.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('8')
  await expect.poll(async () => await page.locator('#screeningScore').inputValue()).toBe('8')
  await page.keyboard.press('Enter')
  await page.getByText('Nobody else has given a score yet.').waitFor()
  await page.getByText('8 Good').first().waitFor()
  await isWhole(page, 'desk-candidate-blind')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('body').press('s')
  await who(page, 'Jack Doyle').waitFor()
  await page.getByRole('link', { name: 'desk-9@example.com' }).waitFor()
  await page.getByRole('link', { name: '1 Shortlisted' }).waitFor()

  // The second reviewer: a score of their own first.
  await noel.goto(page.url())
  await who(noel, 'Jack Doyle').waitFor()
  await expect.poll(async () => await noel.getByText('8 Good').count()).toBe(0)
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

  // Reload and back keep the place.
  await noel.setViewportSize({ width: 1440, height: 900 })
  await noel.getByRole('link', { name: /^\d+ Shortlisted/u }).click()
  await noel.waitForURL(/show=shortlisted/u)
  await noel.reload()
  await who(noel, 'Jack Doyle').waitFor()
  await noel.getByRole('link', { name: 'Remove shortlisted filter' }).click()
  await noel.waitForURL((url) => !url.search.includes('show'))
  await noel.goBack()
  await noel.getByRole('link', { name: 'Remove shortlisted filter' }).waitFor()

  // Three side by side.
  await page.goto(`/posted-job-details/${ad}`)
  for (const number of [9, 8, 7]) await page.getByLabel(`Select Candidate ${number}`).check()
  await page.getByRole('button', { name: 'Compare candidates' }).click()
  await heading(page, 'Compare candidates').waitFor()
  await page.getByRole('row', { name: /How many years have you baked\? \(differs\)/u }).waitFor()
  await isWhole(page, 'desk-compare')

  // Five get a text each; one is taken back.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/posted-job-details/${ad}`)
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
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Reject 5 candidates' }).click()
  await page.getByText('5 candidates will be told at').waitFor()
  await isWhole(page, 'desk-decided')
  await page.getByRole('button', { name: 'Undo Candidate 2' }).click()
  await page.getByText('Taken back. Nothing was sent.').waitFor()
  await page.getByText('4 candidates will be told at').waitFor()
  await page.goto(`/posted-job-details/${ad}?show=rejected`)
  await page.getByRole('link', { name: '4 Rejected' }).waitFor()

  // Within the minute nobody is told: what happens after it is tested on the server.
  const origin = inject('productUrl')
  for (const person of people) {
    const answer = await fetch(`${origin}/api/candidacies`, { headers: person.headers })
    const [candidacy] = (await answer.json()) as { state: string }[]
    expect(['sent', 'viewed']).toContain(candidacy?.state)
  }
})
