import { boardsWithCredentials } from '../../contract/credentials/boards-with-logins.ts'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { BoardId } from '../../contract/boards/boards.ts'
import { chromiumForTests } from '../../test/chromium.ts'
import { aWorld } from '../../test/sandbox-world.ts'
import { startSandbox, type RunningSandbox } from '../server.ts'
import { adsToApplyFor, everyAnswer } from './browser.fixtures.ts'
import { uploadCv, type Click } from './clicks/script.fixtures.ts'
import { scripts } from './clicks/scripts.fixtures.ts'

const world = aWorld(boardsWithCredentials.flatMap((board) => adsToApplyFor(board)))
let sandbox: RunningSandbox
let browser: Browser

beforeAll(async () => {
  const found = await chromiumForTests()
  const args = [...found.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
  ;[sandbox, browser] = await Promise.all([startSandbox({ world }), chromium.launch({ ...found, args })])
})
afterAll(async () => {
  await browser.close()
  await sandbox.stop()
})

const Told = z.object({
  applications: z.array(
    z.object({
      board: z.string(),
      ref: z.string(),
      ad: z.number(),
      email: z.string(),
      reference: z.string(),
      answers: z.array(z.object({ label: z.string(), value: z.unknown() })),
      files: z.array(z.object({ label: z.string(), file: z.string(), bytes: z.number(), sha256: z.string() })),
    }),
  ),
})

async function arrived(board: BoardId, email: string) {
  const response = await fetch(`${sandbox.url}/control/applications?board=${board}&account=${email}`)
  return Told.parse(await response.json()).applications
}

async function aPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  context.setDefaultTimeout(5_000)
  return await context.newPage()
}

const pdf = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Ada') }

test.each(Object.entries(scripts))(
  'a person is refused at %s with a wrong password, logs in, and applies, answering every kind of question',
  async (id, script) => {
    const board = boardsWithCredentials.find((one) => one === id)!
    const [ad] = adsToApplyFor(board)
    const page = await aPage()
    const click: Click = {
      page,
      sandbox: sandbox.url,
      ad,
      email: `ada@${board}.test`,
      password: 'demo-pass-1',
      cv: pdf,
    }
    await script.openLogin(click)
    await script.enter({ ...click, password: 'demo-pass-2' })
    await expect.poll(async () => await page.locator('.error').count()).toBe(1)
    expect(await page.locator('[data-account]').count()).toBe(0)
    await script.enter(click)
    await page.waitForSelector('[data-account]')
    await script.apply(click)
    await script.isSent(click)

    const [application, ...others] = await arrived(board, click.email)
    expect(others).toEqual([])
    expect(application).toMatchObject({ board, ad: ad.number, email: click.email })
    expect(application?.answers).toEqual(expect.arrayContaining([...everyAnswer]))
    expect(application?.files.map(({ file, bytes }) => ({ file, bytes }))).toEqual(
      expect.arrayContaining([{ file: 'ada.pdf', bytes: 12 }]),
    )
    await page.goto(`${sandbox.url}/${script.list}`)
    const entry = page.locator(`[data-job-id="${application?.ref}"]`)
    expect(await entry.textContent()).toContain('Because it is kind.')
    await script.isMarked(click)
    await page.context().close()
  },
)

test('a cover asks about cookies as a page of its own, in a frame, in a shadow tree, or on every page', async () => {
  const { obstacles } = sandbox.desk
  const covered = async (page: Page) =>
    await page.evaluate(() => {
      const { left, top, width } = document.querySelector('h1')!.getBoundingClientRect()
      return !document.elementFromPoint(left + Math.min(width, 20) / 2, top + 5)?.closest('h1')
    })
  for (const style of ['iframe', 'shadow', 'returning'] as const) {
    obstacles.add('dice', { kind: 'cookies', style })
    const page = await aPage()
    await page.goto(`${sandbox.url}/www.dice.com/`)
    expect(await covered(page), style).toBe(true)
    if (style === 'iframe') await page.frameLocator('[title=gdpr-consent-notice]').locator('#reject').click()
    if (style === 'shadow') await page.click('#cf_consent-buttons__reject-all')
    if (style === 'returning') await page.click('#ccmgt_explicit_preferences')
    await expect.poll(async () => await covered(page)).toBe(false)
    await page.goto(`${sandbox.url}/www.dice.com/`)
    expect(await covered(page), style).toBe(style === 'returning')
    obstacles.clear('dice')
    await page.context().close()
  }
})

test('in a dialog, what is in the way takes the place of the next step, and a proof is worked out', async () => {
  const { obstacles, post } = sandbox.desk
  const [, , ad] = adsToApplyFor('reed')
  const page = await aPage()
  const click: Click = { page, sandbox: sandbox.url, ad, email: 'eve@a.test', password: 'demo-pass-1', cv: pdf }
  await scripts.reed.openLogin(click)
  await scripts.reed.enter(click)
  obstacles.add('reed', { kind: 'captcha', style: 'proof-of-work', where: 'in-form' })
  obstacles.add('reed', { kind: 'one-time-code', where: 'in-form', times: 1 })
  obstacles.add('reed', { kind: 'error-after', times: 1 })
  await page.goto(`${sandbox.url}/www.reed.co.uk/jobs/apply/${ad.number}`)
  await page.click('#challenge-continue')
  await page.click('[data-qa=dropdown-toggle]')
  await page.click('[data-qa=dropdown-item]:text-is("Yes")')
  await page.click('text="Continue"')
  await page.waitForSelector('#code')
  await page.fill('#code', post.list().at(-1)?.code ?? '')
  await page.click('text="Verify"')
  await page.fill('[name=name]', 'Eve')
  await page.fill('[name=phone]', '07700 900000')
  await uploadCv(page, pdf)
  await page.click('[data-qa=submit-application-btn]')
  await page.waitForSelector('h1:text-is("Sorry, something went wrong")')
  expect(await arrived('reed', click.email)).toHaveLength(1)
  obstacles.clear()
  await page.context().close()
})
