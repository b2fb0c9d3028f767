import type { Page } from 'playwright-core'
import type { PageView } from '../../server/applying/page/page-view.ts'
import type { ExpectedPage } from './expected.ts'

/** Runs in each document before its own scripts: keeps what is pressed and filled in, with all that stands around it. */
export function watchTouches(): void {
  const touched: EventTarget[] = []
  Object.assign(window, { touchedInTest: touched })
  for (const kind of ['click', 'input', 'change'])
    window.addEventListener(kind, (event) => touched.push(...event.composedPath()), { capture: true })
}

/** Selectors of traps that have been pressed or filled in. */
export async function touchedTraps(page: Page, { traps }: Pick<ExpectedPage, 'traps'>): Promise<string[]> {
  const found = new Set<string>()
  for (const frame of page.frames()) {
    for (const selector of await frame
      .evaluate(
        ({ selectors }) => {
          const touched = (window as unknown as { touchedInTest?: EventTarget[] }).touchedInTest ?? []
          return selectors.filter((one) => touched.some((target) => target instanceof Element && target.matches(one)))
        },
        { selectors: traps.map(({ selector }) => selector) },
      )
      .catch(() => []))
      found.add(selector)
  }
  return [...found]
}

/**
 * Labels of fields that are traps. A field in the page's own list of questions is not a trap.
 * @param looked fields that were looked at before; those of this view are added
 */
export async function trapsRead(
  view: PageView,
  { traps, questions }: ExpectedPage,
  looked: Set<string>,
): Promise<string[]> {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace('(optional)', '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const known = new Set(questions.map(({ label }) => plain(label)))
  const selectors = traps.map(({ selector }) => selector)
  const read: string[] = []
  for (const field of view.fields) {
    const name = `${field.label} ${field.section} ${field.marks}`
    if (known.has(plain(field.label)) || looked.has(name)) continue
    looked.add(name)
    for (const number of [field.element, ...field.options.map(({ element }) => element)].filter((one) => one >= 0)) {
      const element = await view.element(number).catch(() => null)
      const trap = await element?.evaluate((one, all) => all.find((selector) => one.matches(selector)), selectors)
      if (trap !== undefined) {
        read.push(`${field.label} (${trap})`)
        break
      }
    }
  }
  return read
}
