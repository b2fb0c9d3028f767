import { expect, test } from 'vitest'
import { keepQuietOnLeaving } from './leaving.ts'

/** A window that only hears events. */
function aPage() {
  const page = new EventTarget() as unknown as Window
  keepQuietOnLeaving(page)
  const say = (name: string) => void page.dispatchEvent(new Event(name))
  const isTold = () => page.dispatchEvent(new Event('unhandledrejection', { cancelable: true }))
  return { say, isTold }
}

test('what is rejected on a page that stays is told', () => {
  expect(aPage().isTold()).toBe(true)
})

test('what breaks off as the page is left is not told, and is again for whoever stays or comes back', () => {
  for (const [leaves, stays] of [
    ['beforeunload', 'keydown'],
    ['beforeunload', 'pointerdown'],
    ['pagehide', 'pageshow'],
  ] as const) {
    const page = aPage()
    page.say(leaves)
    expect(page.isTold()).toBe(false)
    page.say(stays)
    expect(page.isTold()).toBe(true)
  }
})
