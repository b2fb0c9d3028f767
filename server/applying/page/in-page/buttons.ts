import type { RawButton } from '../raw-page.ts'
import type { Fields } from './fields.ts'
import type { Kept } from './kept.ts'
import type { Offered } from './offered.ts'
import type { Scope } from './scope.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

/** What can be pressed, and is no field. Runs in the page. */
export function buttonTools({
  isUsable,
  isSeen,
  isReached,
  comeBack,
  wordsOf,
  body,
  dialog,
  scope,
  asides,
  hasForm,
  keep,
  elements,
  fields,
  done,
  find,
  closest,
  holds,
  isOfCookies,
  isBeside,
  formOf,
}: Words & Scope & Kept & Fields & Seen & Tree & Selectors & Offered) {
  const most = 400
  /** So many are tried by hand: a form has few. */
  const mostTried = 60
  const forms = new Set(fields.map(({ element }) => formOf(elements[element] ?? scope)))
  const hasFormElement = [...forms].some((form) => form !== null)
  const isInForm = (one: Element): boolean => {
    if (fields.length === 0) return holds(scope, one)
    const form = formOf(one) ?? (closest(one, 'form') === null ? ((one as HTMLButtonElement).form ?? null) : null)
    if (form !== null) return forms.has(form)
    // Outside of every form, but in the part of the page that the form stands in.
    const isPart = holds(scope, one) && closest(one, 'aside,header,nav,[role=complementary]') === null
    return isPart && (!hasFormElement || forms.has(null) || !holds(scope, one) || dialog !== null)
  }
  let tried = 0
  const buttons = find(
    dialog ?? body,
    'button,input[type=submit],input[type=button],input[type=image],[role=button],a[href]',
  )
    .filter(
      (one) =>
        isUsable(one) &&
        isSeen(one) &&
        !done.has(one) &&
        !(hasForm && isBeside(one)) &&
        !one.matches('[type=reset]') &&
        !asides.some((aside) => holds(aside, one)),
    )
    .slice(0, most)
    .map((one): RawButton => {
      const form = closest(one, 'form') as HTMLFormElement | null
      const isSubmit = one.matches('button:not([type]),[type=submit],[type=image]')
      const link = closest(one, 'a') as HTMLAnchorElement | null
      return {
        words: wordsOf(one) || (one.getAttribute('value') ?? one.getAttribute('alt') ?? ''),
        name: one.getAttribute('aria-label') ?? '',
        marks: ['id', 'name', 'class', 'data-qa', 'data-testid', 'data-test', 'data-at', 'data-tn-element']
          .map((name) => one.getAttribute(name) ?? '')
          .join(' '),
        isDisabled: one.matches(':disabled,[aria-disabled=true]'),
        href: link?.href ?? (isSubmit && form?.method === 'get' ? form.action : ''),
        opensNew: (link?.target ?? (isSubmit ? (form?.target ?? '') : '')) === '_blank',
        isLink: link !== null,
        beside: wordsOf(closest(one, 'li,tr') ?? one).slice(0, 200),
        isSubmit,
        isInForm: isInForm(one),
        element: keep(one),
      }
    })
    // What lies below something else is pressed by nobody; a notice over the page goes away.
    .filter(({ isInForm: isOwn, isLink, element }) => {
      const one = elements[element]
      if (!hasForm || !isOwn || isLink || !one || isOfCookies(one) || ++tried > mostTried) return true
      return isReached(one)
    })
  comeBack()
  return { buttons }
}
