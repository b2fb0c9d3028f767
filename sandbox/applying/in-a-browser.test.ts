import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { boardsWithCredentials } from '../../contract/applications.ts'
import type { BoardId } from '../../contract/boards.ts'
import { chromiumForTests } from '../../test/chromium.ts'
import { aWorld } from '../../test/sandbox-world.ts'
import { startSandbox, type RunningSandbox } from '../server.ts'
import { adsToApplyFor, everyAnswer } from './browser.fixtures.ts'
import { scripts, type Click } from './clicks.fixtures.ts'

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
  'a person logs in at %s and applies, answering every kind of question',
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
    await script.login(click)
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

test.each(Object.entries(scripts))('a wrong password is refused at %s', async (id, script) => {
  const board = boardsWithCredentials.find((one) => one === id)!
  const page = await aPage()
  await script.login({
    page,
    sandbox: sandbox.url,
    ad: adsToApplyFor(board)[1],
    email: 'ada@a.test',
    password: 'no',
    cv: pdf,
  })
  expect(await page.locator('.error').count()).toBe(1)
  expect(await page.locator('[data-account]').count()).toBe(0)
  await page.context().close()
})
