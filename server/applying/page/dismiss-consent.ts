import type { Frame, Page } from 'playwright-core'
import { isLeaving } from './leaving.ts'

/**
 * Answers the boxes for cookies, wherever they are: in the page, in a frame, in a shadow tree. They are refused where one can.
 * @returns whether one stood there
 */
export async function dismissConsent(page: Page): Promise<boolean> {
  return await dismissIn(page.frames())
}

/** The same, but for the page itself. */
export async function dismissConsentInFrames(page: Page): Promise<boolean> {
  return await dismissIn(page.frames().filter((frame) => frame !== page.mainFrame()))
}

async function dismissIn(frames: readonly Frame[]): Promise<boolean> {
  let isFound = false
  for (const frame of frames) {
    try {
      isFound = (await frame.evaluate(answerConsent)) || isFound
    } catch (error) {
      // A frame that went away was answered.
      if (isLeaving(error)) isFound = true
    }
  }
  return isFound
}

/** Runs inside of a frame. @returns whether a box stood there */
export function answerConsent(): boolean {
  const about = /cookie|consent|onetrust|gdpr|ccm|privacy-manager/iu
  const refuse =
    /^(?:reject(?: all)?|decline(?: all)?|refuse(?: all)?|deny|(?:only |use )?(?:strictly )?necessary(?: cookies)?(?: only)?|continue without (?:accepting|agreeing)|essential(?: cookies)? only|only what is (?:strictly )?necessary|no,? thanks?)$/iu
  const accept =
    /^(?:accept|agree|allow|i accept|i agree|ok|okay|got it|yes,? i agree)(?: (?:all|all cookies|cookies|and (?:close|continue)))?$/iu
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
  }
  const isFrame = window.top !== window
  const isAsking = (button: Element, root: Document | ShadowRoot): boolean => {
    let said = ''
    for (let at: Element | null = button; at && at !== document.body; at = at.parentElement) {
      said += ` ${at.id} ${at.getAttribute('class') ?? ''} ${at.getAttribute('aria-label') ?? ''} ${at.getAttribute('title') ?? ''}`
    }
    const host = root instanceof ShadowRoot ? root.host : null
    if (host) said += ` ${host.id} ${host.getAttribute('class') ?? ''} ${root.textContent ?? ''}`
    if (isFrame) said += ` ${document.title} ${document.body.textContent ?? ''} ${location.href}`
    return about.test(said)
  }
  const wordsOf = (button: Element) => (button.textContent ?? '').replace(/\s+/gu, ' ').trim()
  let isFound = false
  for (const root of roots) {
    const buttons = [...root.querySelectorAll('button,[role=button],a')].filter(
      (button) => button.getClientRects().length > 0 && !button.closest('form[method=post]') && isAsking(button, root),
    )
    const button = buttons.find((one) => refuse.test(wordsOf(one))) ?? buttons.find((one) => accept.test(wordsOf(one)))
    if (button instanceof HTMLElement) {
      button.click()
      isFound = true
    }
  }
  return isFound
}
