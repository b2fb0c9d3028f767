/** A form that was pressed and not sent, or of which nobody knows whether it arrived. */
export type Unsent = {
  /** 'offline': surely not sent. 'cut': no answer came, so it may have arrived. 'refused': the server answered that it could not. */
  kind: 'offline' | 'cut' | 'refused'
  /** What the server said, and the id to quote; empty and null where it said nothing. */
  message: string
  id: string | null
  /** The path it is sent to. */
  action: string
  /** How often it was tried: a second time is told as such. */
  tries: number
  /** What was pressed; null where a script sent it. */
  pressed: Pressed | null
}
type Pressed = { form: HTMLFormElement; submitter: HTMLElement | null }

let unsent: Unsent | null = null
let lastPressed: Pressed | null = null
const listeners = new Set<() => void>()

/** What could not be sent on this page; what was typed is still in its form. */
export const unsentForm = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Unsent | null => unsent,
  report: (found: Omit<Unsent, 'tries' | 'pressed'>): void => {
    const pressed = lastPressed !== null && pathOf(lastPressed) === found.action ? lastPressed : null
    change({ ...found, pressed, tries: unsent?.action === found.action ? unsent.tries + 1 : 1 })
  },
  /** It was answered, or the page was left. @param action only if it was sent there; undefined: whatever it was. */
  forget: (action?: string): void => {
    const pressed = action === undefined ? null : lastPressed
    if (action !== undefined) lastPressed = null
    if (unsent === null || (action !== undefined && unsent.action !== action)) return
    // Another form of the page, sent to the same address, says nothing about this one.
    const isOther = pressed !== null && unsent.pressed !== null && pressed.form !== unsent.pressed.form
    if (!isOther) change(null)
  },
  /** Presses the same button again, with what the form holds now. */
  sendAgain: (): void => {
    if (unsent?.pressed == null || !unsent.pressed.form.isConnected) return
    const { form, submitter } = unsent.pressed
    form.requestSubmit(submitter?.isConnected === true && isButton(submitter) ? submitter : undefined)
  },
}

/**
 * From now on a form that writes goes nowhere while the browser knows that there is no connection: neither the browser's own page for
 * that nor a script that cannot be had takes the place of what was typed.
 */
export function watchForms(page: Window & typeof globalThis): void {
  page.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof page.HTMLFormElement)) return
      const pressed = { form: event.target, submitter: event.submitter }
      if (methodOf(pressed) !== 'post') return
      lastPressed = pressed
      if (page.navigator.onLine) return
      event.preventDefault()
      event.stopImmediatePropagation()
      unsentForm.report({ kind: 'offline', message: '', id: null, action: pathOf(pressed) })
    },
    { capture: true },
  )
  page.addEventListener('beforeunload', (event) => {
    if (unsent !== null && unsent.pressed?.form.isConnected === true) event.preventDefault()
  })
}

function change(to: Unsent | null): void {
  unsent = to
  for (const listener of listeners) listener()
}

// By attribute: a field called 'action' or 'method' hides the form's own.
function methodOf({ form, submitter }: Pressed): string {
  return (submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toLowerCase()
}

function pathOf({ form, submitter }: Pressed): string {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return new URL(action, location.href).pathname
}

function isButton(element: HTMLElement): boolean {
  return element instanceof HTMLButtonElement || element instanceof HTMLInputElement
}
