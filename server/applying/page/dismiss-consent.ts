import type { Frame, Page } from 'playwright-core'
import { isLeaving } from './leaving.ts'

/**
 * Refuses the boxes for cookies, wherever they are: in the page, in a frame, in a shadow tree. One that cannot be refused is left alone.
 * @returns whether one was refused
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

/** Runs inside of a frame. @returns whether a box was refused */
export function answerConsent(): boolean {
  const about = /cookie|consent|onetrust|gdpr|ccm|privacy-manager/iu
  // In English, with Welsh and Irish; nothing is ever agreed to.
  const refuse =
    /^(?:(?:reject|decline|refuse|deny|disagree|disallow|opt[- ]out|gwrthod|diúltaigh)(?: (?:to |of )?(?:all|them all|everything|optional|additional|non-?essential|unnecessary|analytics|tracking|other|cwcis ychwanegol|pob|gach)){0,3}(?: (?:cookies?|and close|and continue))?|(?:i )?(?:do not|don['’]?t) (?:accept|agree|allow|consent)(?: (?:all|cookies|to all)){0,2}|(?:accept |allow |use |keep |set |continue with |proceed with |save )?(?:only )?(?:the )?(?:what is |those that are )?(?:strictly |absolutely )?(?:necessary|essential|required|needed|functional)(?: (?:ones|cookies?|only|and close)){0,3}|(?:accept|allow|use) (?:minimum|minimal)(?: cookies)?|(?:continue|browse|proceed|carry on) without (?:accepting|agreeing|consent|cookies)(?: cookies)?|no,? (?:thanks?|thank you|cookies)|cwcis hanfodol yn unig|fianáin riachtanacha amháin)$/iu
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
  const wordsOf = (button: Element) =>
    ((button.textContent ?? '') || (button.getAttribute('value') ?? '')).replace(/[\s.]+/gu, ' ').trim()
  let isFound = false
  for (const root of roots) {
    const buttons = [...root.querySelectorAll('button,[role=button],a,input[type=button],input[type=submit]')].filter(
      (button) => button.getClientRects().length > 0 && !button.closest('form[method=post]') && isAsking(button, root),
    )
    const button = buttons.find((one) => refuse.test(wordsOf(one)))
    if (button instanceof HTMLElement) {
      button.click()
      isFound = true
    }
  }
  return isFound
}
