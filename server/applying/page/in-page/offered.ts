import type { Labels } from './labels.ts'
import type { Pressed } from './pressed.ts'
import type { Scope } from './scope.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { Traps } from './traps.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Offered = ReturnType<typeof offeredTools>

/** The controls that the page offers to a person. Runs in the page. */
export function offeredTools({
  isShown,
  isSeen,
  isReached,
  visibleBox,
  comeBack,
  wordsOf,
  byIds,
  anyControl,
  notForms,
  captchaSelector,
  isOfCookies,
  scope,
  asides,
  dialog,
  labelsOf,
  isTrap,
  find,
  first,
  closest,
  holds,
  parentOf,
  plainGroups,
  ofGroups,
}: Words & Selectors & Scope & Seen & Labels & Traps & Tree & Pressed) {
  /** Beside the form, as tips are: a part of its own with nothing of the form in it. */
  const isBeside = (one: Element): boolean => {
    const aside = closest(one, 'aside,[role=complementary],footer:not(dialog footer),[role=contentinfo]')
    return (
      aside !== null &&
      holds(scope, aside) &&
      aside !== scope &&
      !(dialog && holds(aside, dialog)) &&
      !first(aside, 'form') &&
      closest(aside, 'form') === null
    )
  }
  const fills =
    /fill (?:it |them |this )?(?:in|out) (?:from|with|for you|what)|we (?:will |['’]ll )?(?:fill|complete)|auto-?fill|pre-?fill|import (?:from|your)|parse/iu
  /** A file that is read into the form, and goes no further. */
  const isReadIn = (control: Element): boolean => {
    if (
      /auto-?fill|parse|import/iu.test(
        `${control.id} ${control.getAttribute('name') ?? ''} ${control.getAttribute('class') ?? ''}`,
      )
    )
      return true
    let at: Element | null = control
    for (let steps = 0; at && at !== scope && steps < 4; steps++, at = parentOf(at)) {
      if (find(at, 'input:not([type=file]),select,textarea').length > 0) return false
      if (fills.test(wordsOf(at).slice(0, 600))) return true
    }
    return false
  }
  const chooses = /\b(?:choose|upload|attach|browse|select|drop|drag|add|pick|file|cv|r[eé]sum[eé]|letter|document)\b/iu
  /** Files are chosen by a button beside a field that is hidden. */
  const isNearSeen = (control: Element): boolean => {
    let at = parentOf(control)
    for (let steps = 0; at && steps < 3; steps++, at = parentOf(at)) {
      if (isShown(at) && chooses.test(wordsOf(at)) && (isSeen(at) || find(at, 'button,label,a,span,p').some(isSeen)))
        return true
      if (at === scope || at.matches('form,main,body')) break
    }
    return false
  }
  /** A native list may lie, unseen, over the one that is drawn. */
  const isDrawnBelow = (control: Element): boolean => {
    const parent = parentOf(control)
    if (!parent || visibleBox(control, true) === null || !isSeen(parent)) return false
    return find(parent, '*').some(
      (one) =>
        one !== control &&
        one.childElementCount === 0 &&
        isSeen(one) &&
        closest(one, 'label,option,select') === null &&
        wordsOf(one) !== '',
    )
  }
  const isOffered = (control: Element): boolean => {
    if (closest(control, notForms) || closest(control, captchaSelector) || isOfCookies(control)) return false
    if (closest(control, '[inert]') || asides.some((aside) => holds(aside, control)) || isBeside(control)) return false
    if (plainGroups.has(control)) return true
    if (ofGroups.has(control)) return false
    const named = [...labelsOf(control), ...byIds(control.getAttribute('aria-labelledby'), control)]
    // Drawn by its label or by the box around it.
    const isDrawn = named.some(isSeen)
    if (control.matches('input[type=file]'))
      return (isDrawn || isSeen(control) || isNearSeen(control)) && !isReadIn(control) && !isTrap(control)
    const isTick = control.matches('input[type=radio],input[type=checkbox]')
    if (isTick || control.matches('[role=radio],[role=checkbox],[role=switch]')) {
      const isThere = isDrawn || (isSeen(control) && !control.matches('[aria-hidden=true]'))
      return isThere && !(isTick && isTrap(control))
    }
    const unread = closest(control, '[aria-hidden=true]')
    if (unread && holds(scope, unread)) return false
    if (control.matches('button,[role=button]')) return isSeen(control)
    if (control.matches('select')) return (isSeen(control) && isReached(control, named)) || isDrawnBelow(control)
    if (!isSeen(control) || isTrap(control)) return false
    // One that an open list, a date or a choice lies over belongs to it.
    return control.matches('[role=combobox]') || isReached(control, named)
  }
  // What fields are drawn by stands around them: the outer one is read.
  const found = find(scope, `${anyControl},button,[role=button]`).filter((one) =>
    one.matches(anyControl) ? true : plainGroups.has(one),
  )
  const controls = found.filter(isOffered)
  comeBack()
  const isInner = new Set(
    controls
      .filter((one) => one.matches('[role=radio],[role=checkbox],[role=switch],[contenteditable],[role=textbox]'))
      .flatMap((one) => find(one, anyControl))
      .filter((one) => !one.matches('input[type=file]')),
  )
  return { controls: controls.filter((one) => !isInner.has(one)), isBeside }
}
