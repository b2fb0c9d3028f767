import type { Page } from 'playwright-core'
import type { ApplicationOrder } from '../../server/applying/application-form.ts'
import { nothingAttached } from '../../server/applying/attached.ts'
import type { BoardForm } from '../../server/applying/board-form.ts'
import type { Answers } from '../../server/applying/fill-page.ts'
import { goThrough } from '../../server/applying/go-through.ts'
import { press } from '../../server/applying/press.ts'
import { createSession, look, usualLimits } from '../../server/applying/session.ts'
import type { ExpectedPage } from './expected.ts'
import { made, madeUpCv } from './go-through-page.ts'
import { touchedTraps } from './traps.ts'

/** A board of which nothing is known. */
const anyBoard: BoardForm = {
  id: 'reed',
  name: 'The board',
  hosts: [],
  apply: { words: /^easy apply$/iu },
  submit: /^(?:submit|send) (?:my |your )?application$/iu,
  sent: { words: /we have your application|has your application/iu },
  applications: '',
}

/** Fills a page in as the product does, and presses its last button. @returns 'sent', or where it stopped; traps that were touched */
export async function sendPage(
  page: Page,
  { buttons, traps, files }: ExpectedPage,
): Promise<{ outcome: string; touched: string[] }> {
  const order: ApplicationOrder = {
    board: 'reed',
    ref: '',
    link: page.url(),
    credentials: null,
    documents: { cv: madeUpCv, letter: null },
    answer: async (questions) =>
      await Promise.resolve(
        questions.map((question) => ({
          question,
          value: question.isRequired && question.type !== 'file' ? made(question) : null,
          origin: { from: 'you', text: '' },
        })),
      ),
    signal: new AbortController().signal,
  }
  const takesNoFile = files.length === 0
  const session = createSession({
    board: { ...anyBoard, ...(takesNoFile && { takesNoFile }) },
    window: { page, turnedAway: [], rest: () => {}, close: async () => await page.close() },
    places: { toBrowser: (address) => address, fromBrowser: (address) => address, isAllowed: () => true },
    limits: { ...usualLimits, step: 4_000, send: 4_000 },
    order,
  })
  let outcome = 'sent'
  try {
    const opener = buttons.find(({ does }) => does === 'open')
    if (opener) await page.click(opener.selector)
    const answers: Answers = new Map()
    const last = await goThrough(session, await look(session), {
      order,
      answers,
      attached: nothingAttached(),
      read: new Map(),
    })
    if (last.kind === 'last') await press(session, last.view, last.button)
    const sent = await Promise.all(
      page
        .frames()
        .map(
          async (frame) => await frame.evaluate(() => Boolean((window as unknown as { sentForm?: unknown }).sentForm)),
        ),
    )
    if (!sent.some(Boolean)) outcome = 'the last button sent nothing'
  } catch (error) {
    outcome = `stopped: ${(error as Error).message.split('\n')[0]?.slice(0, 120) ?? ''}`
  }
  return { outcome, touched: await touchedTraps(page, { traps }) }
}
