import { expect } from 'vitest'
import { test } from './journey.ts'
import { heading, rows, searchFor, titles } from './on-the-page.ts'

test('suggestions continue what is typed: chosen by keys for the title, by a press for the place', async ({
  journey,
}) => {
  const { page } = journey
  await page.goto('/')

  const title = page.getByLabel('Job title or words')
  await title.pressSequentially('teac')
  await page
    .getByRole('option', { name: /teacher/iu })
    .first()
    .waitFor()
  await title.press('ArrowDown')
  const chosen = await page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option', { selected: true })
    .innerText()
  await title.press('Enter')
  expect(await title.inputValue()).toBe(chosen)
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor({ state: 'hidden' })
  expect(page.url()).toMatch(/\/$/u)

  const place = page.getByLabel('Town, county or postcode')
  await place.pressSequentially('Manch')
  await page
    .getByRole('option', { name: /^Manchester/u })
    .first()
    .click()
  expect(await place.inputValue()).toMatch(/^Manchester/u)
  await place.press('Enter')

  await heading(page, / within 5 miles of Manchester$/u).waitFor()
})

test('from the start page to the results, to a job, and back to the same place of the list', async ({ journey }) => {
  const { page } = journey
  await page.setViewportSize({ width: 800, height: 700 })
  await page.goto('/')
  await searchFor(page, { title: 'teacher', place: 'Manchester' })

  await heading(page, / teacher jobs within 5 miles of Manchester$/u).waitFor()
  const last = rows(page).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  const name = (await titles(page)).at(-1) ?? ''

  await last.getByRole('link', { name, exact: true }).click()
  await heading(page, name).waitFor()
  expect(page.url()).toMatch(/\/job\/\d+$/u)
  await page.getByRole('heading', { name: 'About the job' }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await heading(page, / within 5 miles of Manchester$/u).waitFor()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5)
  expect((await titles(page)).at(-1)).toBe(name)
})

test('what is missing is said at its field, and the focus goes there', async ({ journey }) => {
  const { page } = journey
  await page.goto('/')

  await page.getByRole('button', { name: 'Search jobs' }).click()

  await page.getByRole('alert').getByText('Please tell us what job you are looking for').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('jobTitle')
  await page.getByLabel('Job title or words').fill('chef')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await page.getByRole('alert').getByText('Please enter a location').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('jobLocation')
  expect(page.url()).toMatch(/\/$/u)
})
