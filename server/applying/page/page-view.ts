import type { ElementHandle, JSHandle, Page } from 'playwright-core'
import { readPage, type RawPage } from './read-page.ts'

/** A page as it stood at one moment. */
export type PageView = RawPage & {
  address: string
  /** What a number of a field or button means, while the page stays as it was. */
  element: (number: number) => Promise<ElementHandle<Element>>
}

/** Something of the page went away while it was used. */
export class PageChanged extends Error {}

/** Reads what the page shows now; where it is being left, what comes next. */
export async function viewPage(page: Page): Promise<PageView> {
  for (let tries = 0; ; tries++) {
    try {
      const address = page.url()
      const handle = await page.evaluateHandle(readPage)
      const raw = await handle.evaluate(({ page }) => page)
      return { ...raw, address, element: async (number) => await elementOf(handle, number) }
    } catch (error) {
      if (tries >= 20 || page.isClosed() || !isLeaving(error)) throw error
      await page.waitForTimeout(50)
    }
  }
}

/** A script that ran while its page was left: the next page can be asked. */
export function isLeaving(error: unknown): boolean {
  return /context was destroyed|navigat|frame was detached|Cannot find context/iu.test((error as Error).message)
}

async function elementOf(read: JSHandle<ReturnType<typeof readPage>>, number: number): Promise<ElementHandle<Element>> {
  const handle = await read.evaluateHandle(({ elements }, at) => elements[at], number)
  const element = handle.asElement()
  if (!element) throw new PageChanged('An element of the page is gone')
  return element as ElementHandle<Element>
}
