import type { ElementHandle, JSHandle, Page } from 'playwright-core'
import { answerConsent, dismissConsentInFrames } from './dismiss-consent.ts'
import { formInFrame } from './frames.ts'
import { isLeaving } from './leaving.ts'
import { withOpenedLists } from './open-lists.ts'
import type { RawField, RawPage } from './raw-page.ts'
import { readPage, type ReadPage } from './read-page.ts'

/** A page as it stood at one moment. */
export type PageView = RawPage & {
  address: string
  /** What a number of a field or button means, while the page stays as it was. */
  element: (number: number) => Promise<ElementHandle<Element>>
}

/** Something of the page went away while it was used. */
class PageChanged extends Error {}

/** In one go: boxes for cookies are answered where they stand, else the page is read. */
const answerOrRead = `(${answerConsent.toString()})() ? null : ${readPage}`

/** Reads what the page shows now; where it is being left, what comes next. */
export async function viewPage(page: Page): Promise<PageView> {
  const view = await viewBy(page, readPage)
  if (view === null) throw new PageChanged('The page could not be read')
  return view
}

/** Reads the page as it is without boxes for cookies; those that come back at once are left. */
export async function viewBehindConsent(page: Page): Promise<PageView> {
  const isInFrames = await dismissConsentInFrames(page)
  const view = isInFrames ? null : await viewBy(page, answerOrRead)
  if (view !== null) return view
  if (isInFrames) await page.evaluate(answerConsent).catch(() => {})
  // What lay over the page takes a moment to go.
  await page.waitForTimeout(50)
  return await viewPage(page)
}

async function viewBy(page: Page, expression: string): Promise<PageView | null> {
  for (let tries = 0; ; tries++) {
    try {
      const address = page.url()
      const handle = await page.evaluateHandle<ReadPage | null>(expression)
      const raw = await handle.evaluate((read) => read?.page ?? null)
      const element = async (number: number) => await elementOf(handle, number)
      const framed = raw && !raw.hasForm ? await formInFrame(page) : null
      if (!raw) return null
      const view = framed ? withFrame({ ...raw, address, element }, framed) : { ...raw, address, element }
      const fields = await withOpenedLists(page, view)
      const empty = fields.filter(isEmptyList).map(({ label }) => label)
      return { ...view, fields, unread: [...view.unread, ...empty] }
    } catch (error) {
      if (tries >= 20 || page.isClosed() || !isLeaving(error)) throw error
      await page.waitForTimeout(50)
    }
  }
}

/** It opens a list, and nobody knows of what. */
function isEmptyList({ control, options, isFixed, value }: RawField): boolean {
  return control === 'menu' && options.length === 0 && !isFixed && value === ''
}

/** Numbers of a frame's elements begin here. */
const frameStart = 1_000_000

/** The page's own words with the fields and buttons of the frame that its form stands in. */
function withFrame(view: PageView, { raw, element }: NonNullable<Awaited<ReturnType<typeof formInFrame>>>): PageView {
  const moved = <Kept extends { element: number }>(one: Kept): Kept => ({ ...one, element: one.element + frameStart })
  return {
    ...view,
    ...raw,
    title: view.title,
    headings: [...view.headings, ...raw.headings],
    notices: [...view.notices, ...raw.notices],
    fields: raw.fields.map((field) => ({ ...moved(field), options: field.options.map(moved) })),
    buttons: [...view.buttons.filter(({ isLink }) => isLink), ...raw.buttons.map(moved)],
    async element(number) {
      const found = number < frameStart ? await view.element(number) : await element(number - frameStart)
      if (!found) throw new PageChanged('An element of the page is gone')
      return found
    },
  }
}

async function elementOf(read: JSHandle<ReadPage | null>, number: number): Promise<ElementHandle<Element>> {
  const handle = await read.evaluateHandle((found, at) => found?.elements[at], number)
  const element = handle.asElement()
  if (!element) throw new PageChanged('An element of the page is gone')
  return element as ElementHandle<Element>
}
