import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { fullCv } from '../engines/cv-printing/full-cv.fixtures.ts'
import { ownText } from '../server/cvs/export/own-text.ts'
import { expect, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'
import { isWhole } from './is-whole.ts'

/** More than two pages. */
const longCv = { ...fullCv, jobs: [...fullCv.jobs, ...fullCv.jobs] }

async function aKeptCv(page: Page): Promise<string> {
  const saved = await page.request.post('/api/users/me/savecv', { data: longCv })
  return ((await saved.json()) as { cvId: string }).cvId
}

async function downloaded(
  page: Page,
  button: string,
  role: 'link' | 'button' = 'link',
): Promise<{ name: string; bytes: Uint8Array; text: string }> {
  const [download] = (await Promise.all([
    page.waitForEvent('download'),
    page.getByRole(role, { name: button }).click(),
  ])) as [Download, void]
  const bytes = readFileSync(await download.path())
  return { name: download.suggestedFilename(), bytes: new Uint8Array(bytes), text: bytes.toString('utf8') }
}

async function picturesThatLoaded(page: Page): Promise<number> {
  return await page
    .getByRole('img', { name: /of your CV in print/u })
    .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 500).length)
}

test(
  'look at the pages, choose how they look and what is in them, and download each kind',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, 'along@example.com')
    await page.goto(`/cvs/${await aKeptCv(page)}/export`)
    await heading(page, 'Download your CV').waitFor()
    await page.getByText('3 pages.').waitFor()
    await expect.poll(async () => await picturesThatLoaded(page)).toBe(3)
    await isWhole(page, 'cv-along-1')

    const look = async () => await page.getByRole('img', { name: 'Page 1 of' }).getAttribute('src')
    let before = await look()
    /** Does something and waits for the pages that come of it. */
    const afterwards = async (act: () => Promise<unknown>) => {
      await act()
      await expect.poll(look).not.toBe(before)
      before = await look()
    }
    await afterwards(async () => await page.getByLabel('Columns').check())
    await afterwards(async () => await page.getByRole('checkbox', { name: 'What I am looking for' }).check())
    await afterwards(async () => await page.getByLabel('Colour').selectOption('Plum'))
    await page.getByText('Order and names of the sections').click()
    await afterwards(async () => await page.getByRole('button', { name: 'Move Education up' }).click())
    const upAgain = page.getByRole('button', { name: 'Move Education up' })
    await expect.poll(async () => await upAgain.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByLabel('Name of the section Work experience').fill('Employment')
    await afterwards(async () => await page.getByLabel('Name of the section Work experience').press('Enter'))
    await page.getByText('3 pages.').waitFor()
    await page.getByRole('checkbox', { name: 'Fit on one page' }).check()
    await page.getByText('It does not fit on one page').waitFor()
    await isWhole(page, 'cv-along-2')
    await page.getByRole('checkbox', { name: 'Fit on one page' }).uncheck()
    await page.getByText('Most employers read only two').waitFor()
    await page.reload()
    await expect(page.getByLabel('Columns')).toBeChecked()
    const career = page.getByRole('checkbox', { name: 'What I am looking for' })
    await expect(career).toBeChecked()
    await expect(page.getByLabel('Name of the section Work experience')).toHaveValue('Employment')
    await expect(page.getByLabel('Date of birth')).toBeChecked({ checked: false })

    const pdf = await downloaded(page, 'Download as PDF')
    expect(pdf.name).toBe('Aoife-Siobhan-Ni-Bhriain-Lukaszewska-CV.pdf')
    const words = (await ownText(pdf.bytes, 'pdf')) ?? ''
    expect(words).toContain('Gaelscoil na gCeithre Máistrí')
    expect(words).not.toContain('£58,000')
    expect(words).not.toContain('1989')
    const { text } = await downloaded(page, 'Download as Plain text')
    // In the chosen order, under the chosen heading.
    expect(text.indexOf('\nEMPLOYMENT\n')).toBeGreaterThan(text.indexOf('PhD Education'))
    for (const { jobTitle } of longCv.jobs) expect(text).toContain(`\n${jobTitle}`)
    expect(text).not.toContain('£58,000')
    for (const kind of ['Word', 'OpenDocument', 'JSON Resume', 'Europass XML']) {
      const { bytes } = await downloaded(page, `Download as ${kind}`)
      expect(bytes.length, kind).toBeGreaterThan(2_000)
    }
  },
)

test('whoever is logged in and has no CV yet is not told to log in', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'no-cv@example.com')
  await page.goto('/export-cv')
  await page.getByRole('heading', { name: 'No CV yet' }).waitFor()
  await expect(page.getByRole('main').getByRole('link', { name: 'log in' })).toHaveCount(0)
  await isWhole(page, 'cv-along-3')
})

test('a guest takes the CV in their browser along', async ({ journey }) => {
  const { page } = journey
  await page.goto('/export-cv')
  await page.getByText('There is no CV in this browser').waitFor()
  await isWhole(page, 'cv-along-4')
  await page.evaluate(
    (cv) => localStorage.setItem('cv-draft', JSON.stringify({ at: new Date().toISOString(), cv })),
    fullCv,
  )
  await page.reload()
  await page.getByText('2 pages', { exact: true }).waitFor()
  await expect.poll(async () => await picturesThatLoaded(page)).toBe(2)
  await isWhole(page, 'cv-along-5')

  await page.getByRole('checkbox', { name: 'Date of birth' }).check()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toHaveAttribute('aria-busy', 'false')
  const text = await downloaded(page, 'Download as Plain text', 'button')
  expect(text.name).toBe('Aoife-Siobhan-Ni-Bhriain-Lukaszewska-CV.txt')
  expect(text.text).toMatch(/\nWORK EXPERIENCE\n\nSpecial educational needs co-ordinator\n/u)
  expect(text.text).not.toContain('WHAT I AM LOOKING FOR')
  const pdf = await downloaded(page, 'Download as PDF', 'button')
  expect(pdf.bytes.length).toBeGreaterThan(10_000)

  // The choice is still there, and the builder has its file from the first step.
  await page.getByLabel('Compact').check()
  await page.reload()
  await expect(page.getByLabel('Compact')).toBeChecked()
  await expect(preview).toHaveAttribute('aria-busy', 'false')

  journey.expectError(/ERR_INTERNET_DISCONNECTED/u)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Download as Word' }).click()
  await page.getByText('You are offline.', { exact: true }).waitFor()
  await page.context().setOffline(false)
})
