import type { ElementHandle, Frame, Page } from 'playwright-core'
import { isLeaving } from './leaving.ts'
import type { RawPage } from './raw-page.ts'
import { readPage, type ReadPage } from './read-page.ts'

/** What a frame shows, and how its numbers lead to its elements. */
type FrameView = { raw: RawPage; element: (number: number) => Promise<ElementHandle<Element> | null> }

/**
 * The form that a page shows in a frame of its own board; null if there is none. A frame of somebody else's, or one that is hidden or
 * small, is not looked into.
 */
export async function formInFrame(page: Page): Promise<FrameView | null> {
  const origin = originOf(page.url())
  for (const frame of page.frames()) {
    if (frame === page.mainFrame() || frame.parentFrame() !== page.mainFrame()) continue
    const isOwn = originOf(frame.url()) === origin || frame.url() === 'about:srcdoc'
    if (!isOwn || !(await isLarge(frame))) continue
    const view = await read(frame)
    if (view?.raw.hasForm) return view
  }
  return null
}

function originOf(address: string): string | null {
  return URL.parse(address)?.origin ?? null
}

async function isLarge(frame: Frame): Promise<boolean> {
  const box = await frame
    .frameElement()
    .then(async (element) => await element.boundingBox())
    .catch(() => null)
  return box !== null && box.width >= 200 && box.height >= 100
}

async function read(frame: Frame): Promise<FrameView | null> {
  try {
    const handle = await frame.evaluateHandle<ReadPage>(readPage)
    const raw = await handle.evaluate(({ page }) => page)
    const element = async (number: number) =>
      (
        await handle.evaluateHandle(({ elements }, at) => elements[at], number)
      ).asElement() as ElementHandle<Element> | null
    return { raw, element }
  } catch (error) {
    if (!isLeaving(error)) throw error
    return null
  }
}
