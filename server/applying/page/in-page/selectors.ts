import type { Tree } from './tree.ts'

export type Selectors = ReturnType<typeof selectorTools>

/** What is a field, and what is none of the form. Runs in the page. */
export function selectorTools({ body, find, parentOf }: Tree) {
  const fieldSelector =
    'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=reset]):not([type=image]),select,textarea'
  const widgetSelector =
    '[role=radiogroup],[role=radio],[role=checkbox],[role=switch],button[aria-haspopup],[role=combobox],button[aria-pressed],[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],[role=spinbutton],[role=slider]'
  const anyControl = `${fieldSelector},${widgetSelector}`
  const notForms =
    'header,nav,[role=search],[role=searchbox],input[type=search],[role=navigation],[role=menubar],[role=toolbar],[role=tablist]'
  const captchaSelector =
    '[id*=captcha i],[class*=captcha i],[data-testid*=captcha i],[name*=captcha i],.cf-turnstile,altcha-widget,iframe[src*=captcha i],iframe[src*=turnstile i],iframe[src*="challenges.cloudflare" i],iframe[title*=captcha i]'
  /** What stands in a list only to say that nothing is chosen. */
  const sayNothing =
    /^(?:[-–—.…\s]*(?:please )?(?:select|choose|pick|make)\b.{0,24}|[-–—]+(?![-–—]).{1,40}(?<![-–—])[-–—]+|[-–—.…\s]*|not specified|none selected|no selection|dewis(?:wch)?\b.{0,24}|roghnaigh\b.{0,24}|start typing.{0,8})$/iu
  /** Notices about cookies, wherever they stand, with what can be chosen in them. */
  const cookieBoxes = new Set(
    find(
      body,
      '[id*=cookie i],[class*=cookie i],[aria-label*=cookie i],[id*=onetrust i],[id*=usercentrics i],[id*=didomi i],[class*=cf_modal i],[id*=consent i]:is([role=dialog],dialog,iframe),[class*=consent i]:is([role=dialog],dialog),[aria-label*=consent i]:is([role=dialog],dialog)',
    ).filter((one) => !one.matches('html,body,main,form,input,label')),
  )
  const isOfCookies = (one: Element): boolean => {
    if (cookieBoxes.size === 0) return false
    for (let at: Element | null = one; at; at = parentOf(at)) if (cookieBoxes.has(at)) return true
    return false
  }
  return { fieldSelector, anyControl, notForms, captchaSelector, sayNothing, isOfCookies }
}
