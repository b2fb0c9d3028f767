import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { heading, ready } from './on-the-page.ts'
import { logInByApi, signUpAndIn } from './people.ts'
import { product } from './product.ts'

const profile = mkdtempSync(join(tmpdir(), 'rolecall-profile-'))
test.afterAll(() => rmSync(profile, { recursive: true, force: true }))
test.beforeAll(
  async () =>
    await importAds([
      {
        id: 'reed-cutter:1',
        title: 'Reed cutter',
        company: 'Norfolk Thatch',
        location: 'Norwich',
        salaryRaw: '£28,000 per annum',
        description: 'Reed is cut in winter.',
      },
    ]),
)

/** A browser that is started afresh with what it kept when it was closed last. Without a connection nothing but itself answers it. */
async function startBrowser({ isConnected }: { isConnected: boolean }) {
  const { args = [] } = test.info().project.use.launchOptions ?? {}
  const nowhere = ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>']
  const context = await chromium.launchPersistentContext(profile, {
    args: [...args, ...(isConnected ? [] : nowhere)],
    baseURL: product().url,
  })
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    [Symbol.asyncDispose]: async () => {
      await context.close()
      expect(problems).toEqual([])
    },
  }
}

const keptNames = async (page: Page) =>
  await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('shortlist')))

async function isReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

async function shortlistTheReedCutter(context: BrowserContext): Promise<void> {
  const found = await context.request.get('/api/jobsearches/reed%20cutter/Norwich/12000/200001/10/Any')
  const { jobs } = (await found.json()) as { jobs: { _id: string }[] }
  await context.request.post('/api/shortlist', { data: { jobs: jobs.map(({ _id }) => _id) } })
}

test(
  'my shortlist is read without a connection after the browser was started afresh, and only while it is mine',
  { tag: '@main' },
  async () => {
    {
      await using browser = await startBrowser({ isConnected: true })
      const { page, context } = browser
      await signUpAndIn(page, 'reed@example.com')
      await shortlistTheReedCutter(context)
      await page.goto('/shortlisted-jobs')
      await heading(page, 'Shortlisted jobs').waitFor()
      await ready(page)
      await page.getByRole('button', { name: 'Details of Reed cutter' }).click()
      await page.getByRole('button', { name: 'Add a note on Reed cutter' }).click()
      await page.keyboard.type('Ask about <b>boots</b>')
      await page.getByText(/^Saved \d/u).waitFor()
      await isReady(page)
    }
    {
      await using browser = await startBrowser({ isConnected: false })
      const { page } = browser
      await page.goto('/shortlisted-jobs')
      await page.getByText('This is your shortlist as it was on').waitFor()
      const card = page.getByRole('region', { name: 'To decide (1)' }).getByRole('article', { name: 'Reed cutter' })
      await expect(card).toContainText('Norfolk Thatch · Norwich', { useInnerText: true })
      await card.getByText('£28,000 a year').waitFor()
      await card.getByText('Ask about <b>boots</b>').waitFor()
      await isWhole(page, 'shortlist-offline')
      await page.goto('/search')
      await heading(page, 'No connection').waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Read your shortlist' }).click()
      await page.getByRole('article', { name: 'Reed cutter' }).waitFor()
    }
    {
      // With the connection back it is the page itself; and when another person comes, what was kept goes.
      await using browser = await startBrowser({ isConnected: true })
      const { page, context } = browser
      await page.goto('/shortlisted-jobs')
      await page.getByRole('button', { name: 'Details of Reed cutter' }).waitFor()
      await expect.poll(async () => await keptNames(page)).toHaveLength(1)
      await context.clearCookies()
      await signUpAndIn(page, 'reed-too@example.com')
      await page.goto('/search')
      await expect.poll(async () => await keptNames(page)).toEqual([])
      // Nor is anything else of anybody kept: the page of one's own that was open is not there again.
      await expect
        .poll(
          async () =>
            await page.evaluate(async () =>
              (await Promise.all((await caches.keys()).map(async (name) => await (await caches.open(name)).keys())))
                .flat()
                .map(({ url }) => new URL(url).pathname)
                .toSorted(),
            ),
        )
        .toEqual(['/offline.css', '/offline.html', '/offline.js'])

      await logInByApi(page, 'reed@example.com')
      await page.goto('/shortlisted-jobs')
      await expect.poll(async () => await keptNames(page)).toHaveLength(1)
      await page.goto('/logout')
      await page.waitForURL((url) => url.pathname === '/')
      await expect.poll(async () => await keptNames(page)).toEqual([])
    }
    {
      await using browser = await startBrowser({ isConnected: false })
      const { page } = browser
      await page.goto('/shortlisted-jobs')
      await page.getByText('There is no shortlist saved in this browser').waitFor()
    }
  },
)
