import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fullCv } from '../server/cvs/export/full-cv.fixtures.ts'
import { ownText } from '../server/cvs/export/own-text.ts'
import { colourRules, expectAccessible, test } from './journey.ts'
import { expectNoSidewaysScroll, heading } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

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

async function isWhole(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
      const folder = process.env['SCREENSHOTS']
      if (folder) {
        const name = new URL(page.url()).pathname.replaceAll(/[^a-z]+/gu, '-')
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
    }
  }
  await page.emulateMedia({ colorScheme: null })
}

test('look at the pages, choose how they look and what is in them, and download each kind', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'along@example.com')
  await page.goto(`/cvs/${await aKeptCv(page)}/export`)
  await heading(page, 'Download your CV').waitFor()
  await page.getByText('3 pages.').waitFor({ timeout: 40_000 })
  await expect.poll(async () => await picturesThatLoaded(page), { timeout: 30_000 }).toBe(3)
  await isWhole(page)

  await page.getByLabel('Columns').check()
  await page.waitForURL(/template=columns/u)
  await page.getByLabel('What I am looking for').uncheck()
  await page.waitForURL((url) => !url.searchParams.has('withCareer'))
  await expect.poll(async () => await page.getByText('Counting pages').count()).toBe(0)
  await page.reload()
  await expect.poll(async () => await page.getByLabel('Columns').isChecked()).toBe(true)
  await expect.poll(async () => await page.getByLabel('What I am looking for').isChecked()).toBe(false)
  await expect.poll(async () => await page.getByLabel('Date of birth').isChecked()).toBe(false)

  const pdf = await downloaded(page, 'Download as PDF')
  expect(pdf.name).toBe('Aoife-Siobhan-Ni-Bhriain-Lukaszewska-CV.pdf')
  const words = (await ownText(pdf.bytes, 'pdf')) ?? ''
  expect(words).toContain('Gaelscoil na gCeithre Máistrí')
  expect(words).not.toContain('£58,000')
  expect(words).not.toContain('1989')
  const { text } = await downloaded(page, 'Download as Plain text')
  for (const { jobTitle } of longCv.jobs) expect(text).toContain(`\n${jobTitle}`)
  expect(text).not.toContain('£58,000')
  for (const kind of ['Word', 'OpenDocument', 'JSON Resume', 'Europass XML']) {
    const { bytes } = await downloaded(page, `Download as ${kind}`)
    expect(bytes.length, kind).toBeGreaterThan(2_000)
  }
})

test('without scripts the first page is shown, the form works, and so do the downloads', async ({ journey }) => {
  await signUpAndIn(journey.page, 'along-plainly@example.com')
  const cvId = await aKeptCv(journey.page)
  const page = await journey.open({
    javaScriptEnabled: false,
    storageState: await journey.page.context().storageState(),
  })
  await page.goto(`/cvs/${cvId}/export`)
  await page.getByLabel('Columns').check()
  await page.getByRole('button', { name: 'Update preview' }).click()
  await page.waitForURL(/template=columns/u)
  await page.getByRole('img', { name: 'Page 1 of your CV in print' }).waitFor()
  const { name } = await downloaded(page, 'Download as PDF')
  expect(name).toMatch(/\.pdf$/u)
})

test('a guest takes the CV in their browser along', async ({ journey }) => {
  const { page } = journey
  await page.goto('/export-cv')
  await page.getByText('There is no CV in this browser').waitFor()
  await isWhole(page)
  await page.evaluate(
    (cv) => localStorage.setItem('cv-draft', JSON.stringify({ at: new Date().toISOString(), cv })),
    fullCv,
  )
  await page.reload()
  await page.getByText('2 pages', { exact: true }).waitFor({ timeout: 40_000 })
  await expect.poll(async () => await picturesThatLoaded(page)).toBe(2)
  await isWhole(page)

  await page.getByLabel('What I am looking for').uncheck()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.poll(async () => await preview.getAttribute('aria-busy')).toBe('false')
  const text = await downloaded(page, 'Download as Plain text', 'button')
  expect(text.name).toBe('Aoife-Siobhan-Ni-Bhriain-Lukaszewska-CV.txt')
  expect(text.text).toMatch(/\nWORK EXPERIENCE\n\nSpecial educational needs co-ordinator\n/u)
  expect(text.text).not.toContain('WHAT I AM LOOKING FOR')
  const pdf = await downloaded(page, 'Download as PDF', 'button')
  expect(pdf.bytes.length).toBeGreaterThan(10_000)

  journey.expectError(/ERR_INTERNET_DISCONNECTED/u)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Download as Word' }).click()
  await page.getByText('You are offline.').first().waitFor()
  await page.context().setOffline(false)
})

test('somebody else’s CV is not found', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'along-owner@example.com')
  const cvId = await aKeptCv(page)
  const other = await journey.open()
  await signUpAndIn(other, 'along-other@example.com')
  for (const path of ['export', 'print', 'pages', 'download/pdf']) {
    expect((await other.request.get(`/cvs/${cvId}/${path}`)).status(), path).toBe(404)
  }
  await other.goto(`/cvs/${cvId}/export`)
  await heading(other, /not find/u).waitFor()
})
