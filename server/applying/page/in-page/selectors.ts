export type Selectors = ReturnType<typeof selectorTools>

/** What is a field, and what is none of the form. Runs in the page. */
export function selectorTools() {
  const fieldSelector =
    'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=reset]):not([type=image]),select,textarea'
  const widgetSelector =
    '[role=radiogroup],[role=radio],[role=checkbox],[role=switch],button[aria-haspopup],[role=combobox],button[aria-pressed],[contenteditable=true]'
  const anyControl = `${fieldSelector},${widgetSelector}`
  const notForms =
    'header,nav,[role=search],[role=navigation],[id*=cookie i],[class*=cookie i],[id*=consent i][role=dialog]'
  const captchaSelector =
    '[id*=captcha i],[class*=captcha i],[data-testid*=captcha i],[name*=captcha i],.cf-turnstile,altcha-widget,iframe[src*=captcha i],iframe[src*=turnstile i],iframe[src*="challenges.cloudflare" i],iframe[title*=captcha i]'
  const sayNothing = /^(?:select|choose|please|pick)\b.{0,24}$|^-+.*-+$|^$/iu
  return { anyControl, notForms, captchaSelector, sayNothing }
}
