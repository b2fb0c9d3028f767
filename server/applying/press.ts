import { dismissConsent } from './page/dismiss-consent.ts'
import { isLeaving } from './page/leaving.ts'
import type { PageView } from './page/page-view.ts'
import type { RawButton } from './page/raw-page.ts'
import { settled, signOf, watchRequests } from './page/settled.ts'
import type { Session } from './session.ts'
import { Stopped } from './stopped.ts'

/**
 * Presses a button and waits until the page has answered.
 * @returns false where nothing came of it in time
 */
export async function press(session: Session, view: PageView, button: RawButton): Promise<boolean> {
  const { page, limits } = session
  const requests = watchRequests(page)
  try {
    const before = await signOf(page)
    await click(session, view, button)
    const isOver = () => session.opened() > 0 || session.turnedAway.length > 0
    return await settled(page, before, { requests, withinMs: limits.step, isOver })
  } finally {
    requests.end()
  }
}

/** One press. What lies over the button is put away first; a second press is never made. */
export async function click(session: Session, view: PageView, button: RawButton): Promise<void> {
  const element = await view.element(button.element)
  if (await element.evaluate(isCovered)) await dismissConsent(session.page)
  try {
    // On a busy machine it takes a while until a button keeps still.
    await element.click({ timeout: 10_000, noWaitAfter: true })
  } catch (error) {
    if (!isLeaving(error)) throw new Stopped('changed-form', `The button “${button.words}” could not be pressed`)
  }
}

/** Runs in the page: whether a press in the middle would meet something else. */
function isCovered(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met === null || !element.contains(met)
}
