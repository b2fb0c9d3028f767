import type { Page } from 'playwright-core'
import type { ApplicationOrder, SeenOnBoard } from './application-form.ts'
import { referenceIn } from './reference.ts'
import { viewBehindConsent } from './page/page-view.ts'
import { isLogin, logIn } from './log-in.ts'
import { go, look, type Session } from './session.ts'
import { isLoginRefusal, Stopped } from './stopped.ts'

/** What the board's own list says of the ad, what stands there about it, and the reference if there is one. */
export type Listed = { seen: SeenOnBoard; text: string; reference: string | null }

const unknown: Listed = { seen: 'cannot-tell', text: '', reference: null }

/** Opens the list beside the form, where we are logged in already. */
export async function listedBeside(session: Session, ref: string): Promise<Listed> {
  let page: Page | null = null
  try {
    page = await session.beside()
    await page.goto(session.places.toBrowser(session.board.applications), {
      waitUntil: 'domcontentloaded',
      timeout: session.limits.step,
    })
    return await readList(session, page, ref)
  } catch {
    return unknown
  } finally {
    await page?.close().catch(() => {})
  }
}

/** Opens the list in our own window, and logs in where it asks for that. @throws Stopped where the board refuses the login */
export async function listed(session: Session, order: Pick<ApplicationOrder, 'ref' | 'credentials'>): Promise<Listed> {
  try {
    await session.say('open-ad')
    await go(session, session.board.applications)
    const view = await look(session)
    await session.say('log-in')
    if (isLogin(view)) {
      await logIn(session, view, order.credentials)
      await go(session, session.board.applications)
    }
    await look(session)
    return await readList(session, session.page, order.ref)
  } catch (error) {
    if (error instanceof Stopped && !isLoginRefusal(error)) return unknown
    throw error
  }
}

async function readList({ board, places, clean }: Session, page: Page, ref: string): Promise<Listed> {
  const view = await viewBehindConsent(page)
  const isThere = samePlace(places.fromBrowser(view.address), board.applications)
  if (!isThere || isLogin(view) || !view.headings.some((text) => /appli/iu.test(text))) return unknown
  const text = await page.evaluate(findEntry, ref)
  if (text === null) return { seen: 'not-there', text: '', reference: null }
  return { seen: 'there', text: clean(text).slice(0, 400), reference: referenceIn(text) }
}

function samePlace(one: string, other: string): boolean {
  const [a, b] = [URL.parse(one), URL.parse(other)]
  return (
    a !== null && b !== null && a.host === b.host && a.pathname.replace(/\/$/u, '') === b.pathname.replace(/\/$/u, '')
  )
}

/** Runs in the page: the words of the entry that names the ad, by a link or by its number; null where none does. */
function findEntry(ref: string): string | null {
  const escaped = ref.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const isNumber = /^\d+$/u.test(ref)
  const named = new RegExp(isNumber ? `(?<!\\d)${escaped}(?!\\d)` : `(?<![\\w-])${escaped}(?![\\w-])`, 'iu')
  const scope = document.querySelector('main') ?? document.body
  const said = (text: string): string => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  for (const element of scope.querySelectorAll('*')) {
    const isNamed = element
      .getAttributeNames()
      .some((name) => /^(?:href|id|data-)/u.test(name) && named.test(said(element.getAttribute(name) ?? '')))
    if (!isNamed) continue
    const entry = element.closest('li,tr,article,[role=listitem]') ?? element
    return (entry.textContent ?? '').replace(/\s+/gu, ' ').trim()
  }
  return null
}
