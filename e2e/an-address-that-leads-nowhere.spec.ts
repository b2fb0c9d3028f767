import { expect, test } from './journey.ts'
import { heading, searchFor } from './on-the-page.ts'

test('an unknown address gives the start page, said to be so, under the start page’s address', async ({ journey }) => {
  const { page } = journey

  const response = await page.goto('/nowhere/at/all?x=1')

  expect(response?.status()).toBe(404)
  await page.getByText('There is no page at that address. This is the start page.').waitFor()
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  await searchFor(page, { title: 'chef', place: 'London' })
  await heading(page, /chef jobs? within 5 miles of London$/u).waitFor()
})
