import type { ElementHandle, Frame, JSHandle, Page } from 'playwright-core'
import type { RawField, RawPage } from './raw-page.ts'

/** What has been read, and how its numbers lead to its elements. */
type Looked = Pick<RawPage, 'fields' | 'hasForm'> & { element: (number: number) => Promise<ElementHandle<Element>> }

/** What lists of a page offer, by the names of their fields: each is opened once, as long as the page stays the same document. */
type Offered = { document: string; lists: Map<string, string[]> }
const offeredBy = new WeakMap<Page, Offered>()

const items = '[role=option],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox]'
/** Looks, of 20 ms at least: a list that comes from elsewhere takes a moment, and on a busy machine a longer one. */
const looks = 20
const mostLists = 40
const mostItems = 400

/**
 * Reads the lists that stand in the page only while they are open: opens each that has not been looked into, reads and closes it.
 * @returns the fields with what was found; a field to type into that offers a list without a word typed is one to choose from
 */
export async function withOpenedLists(page: Page, view: Looked): Promise<RawField[]> {
  const unread = view.hasForm ? view.fields.filter(isClosed) : []
  if (unread.length === 0) return view.fields
  const known = await knownLists(page)
  let opened = 0
  for (const field of unread) {
    const name = nameOf(field)
    if (known.has(name) || field.isFixed || ++opened > mostLists) continue
    try {
      known.set(name, await listOf(page, view, field))
    } catch {
      // It could not be opened now, as where a notice lies over it; the next look may do better.
    }
  }
  return view.fields.map((field) => {
    const words = isClosed(field) ? (known.get(nameOf(field)) ?? []) : []
    if (words.length === 0) return field
    const options = words.map((one) => ({ words: one, isOn: one === field.value, element: -1 }))
    return { ...field, control: 'menu' as const, options }
  })
}

function isClosed({ control, options, inputType }: RawField): boolean {
  return (control === 'menu' || control === 'typeahead') && options.length === 0 && inputType !== 'multiple'
}

function nameOf({ label, section, marks }: RawField): string {
  return JSON.stringify([label, section, marks])
}

async function knownLists(page: Page): Promise<Map<string, string[]>> {
  const document = `${page.url().split('#')[0]} ${await page.evaluate(() => performance.timeOrigin)}`
  const before = offeredBy.get(page)
  if (before?.document === document) return before.lists
  const lists = new Map<string, string[]>()
  offeredBy.set(page, { document, lists })
  return lists
}

async function listOf(page: Page, view: Looked, field: RawField): Promise<string[]> {
  const element = await view.element(field.element)
  const frame = (await element.ownerFrame()) ?? page.mainFrame()
  // Some lists stay open until something is chosen: only what comes now is this one's.
  const before = await frame.evaluateHandle(
    (selector) =>
      new Set(
        [...document.querySelectorAll(selector)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ),
      ),
    items,
  )
  await element.click({ timeout: 3_000 })
  const offered = await newItems(page, before)
  await close(page, frame, element)
  return [...new Set(offered)].slice(0, mostItems)
}

/** Words of the items that have come, or have been uncovered, without those that only say that nothing is chosen. */
async function newItems(page: Page, before: JSHandle<Set<Element>>): Promise<string[]> {
  for (let look = 1; ; look++) {
    const texts = await before.evaluate(shownBeyond, items)
    if (texts.length === 0 && look < looks) {
      await page.waitForTimeout(20)
      continue
    }
    const words = texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    return words.filter((text) => text !== '' && !/^(?:please )?(?:select|choose)\b.{0,24}$|^[-–—.…]+$/iu.test(text))
  }
}

/** Runs in the page. */
function shownBeyond(before: Set<Element>, selector: string): string[] {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) for (const one of root.querySelectorAll('*')) if (one.shadowRoot) roots.push(one.shadowRoot)
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !before.has(one))
    .map((one) => one.innerText)
}

/** As gently as it opened: a key that closes a list may close the dialog around it. */
async function close(page: Page, frame: Frame, element: ElementHandle<Element>): Promise<void> {
  await element.evaluate((one) => (one instanceof HTMLElement ? one.blur() : undefined))
  if (await isGone(frame)) return
  await element.click({ timeout: 3_000 })
  if (await isGone(frame)) return
  await element.focus()
  await page.keyboard.press('Escape')
  await isGone(frame)
}

async function isGone(frame: Frame): Promise<boolean> {
  for (let look = 1; ; look++) {
    if ((await frame.locator(items).filter({ visible: true }).count()) === 0) return true
    if (look >= looks / 2) return false
    await frame.page().waitForTimeout(25)
  }
}
