import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('light and dark are kept over pages and visits; ‘as on my device’ follows the device again', async ({
  journey,
}) => {
  const page = await journey.open({ colorScheme: 'light' })
  await page.goto('/sources')
  await openMore(page)
  const light = await paper(page)

  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(async () => await paper(page)).not.toBe(light)
  const dark = await paper(page)
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe('/sources')
  await page.goto('/search')
  await expect.poll(async () => await paper(page)).toBe(dark)
  await openMore(page)

  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await expect.poll(async () => await paper(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect.poll(async () => await paper(page)).toBe(light)
  await openMore(page)

  await page.getByRole('button', { name: 'As on my device' }).click()
  await expect.poll(async () => await paper(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(async () => await paper(page)).toBe(light)
})

/** What the foot of the page has besides its row. */
async function openMore(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByText('More', { exact: true }).click()
}

async function paper(page: Page): Promise<string> {
  return await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
