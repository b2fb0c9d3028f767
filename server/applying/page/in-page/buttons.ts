import type { RawButton } from '../raw-page.ts'
import type { Fields } from './fields.ts'
import type { Kept } from './kept.ts'
import type { Scope } from './scope.ts'
import type { Words } from './words.ts'

/** What can be pressed, and is no field. Runs in the page. */
export function buttonTools({ isUsable, wordsOf, root, dialog, asides, keep, done }: Words & Scope & Kept & Fields) {
  const buttons = [
    ...(dialog ?? root).querySelectorAll('button,input[type=submit],input[type=button],[role=button],a[href]'),
  ]
    .filter((one) => isUsable(one) && !done.has(one) && !asides.some((aside) => aside.contains(one)))
    .slice(0, 400)
    .map((one): RawButton => {
      const form = one.closest('form')
      const isSubmit = one.matches('button:not([type]),[type=submit]')
      const link = one.closest('a')
      return {
        words: wordsOf(one) || (one.getAttribute('value') ?? ''),
        name: one.getAttribute('aria-label') ?? '',
        marks: ['id', 'name', 'class', 'data-qa', 'data-testid', 'data-test', 'data-at', 'data-tn-element']
          .map((name) => one.getAttribute(name) ?? '')
          .join(' '),
        isDisabled: one.matches(':disabled,[aria-disabled=true]'),
        href: link?.href ?? (isSubmit && form?.method === 'get' ? form.action : ''),
        opensNew: (link?.target ?? (isSubmit ? (form?.target ?? '') : '')) === '_blank',
        isLink: link !== null,
        beside: wordsOf(one.closest('li,tr') ?? one).slice(0, 200),
        isSubmit,
        element: keep(one),
      }
    })
  return { buttons }
}
