import type { RawField } from '../raw-page.ts'
import type { Dates } from './dates.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Menus } from './menus.ts'
import type { Plain } from './plain.ts'
import type { Pressed } from './pressed.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { StoredFiles } from './stored-files.ts'
import type { Ticked } from './ticked.ts'
import type { Words } from './words.ts'

export type Fields = ReturnType<typeof fieldTools>

/** All fields of the page, each once, in its order. Runs in the page. */
export function fieldTools(
  parts: Words & Selectors & Scope & Labels & Kept & StoredFiles & Ticked & Pressed & Menus & Dates & Plain,
) {
  const { isShown, isSeen, isUsable, wordsOf, byIds, anyControl, notForms, captchaSelector, scope, asides } = parts
  const { labelsOf, elements, readStoredFiles, readTicked, readPressed, readMenu, readDate, readPlain } = parts
  const isOffered = (control: Element): boolean => {
    if (!scope.contains(control) || control.closest(notForms) || control.closest(captchaSelector)) return false
    if (control.closest('[inert]') || asides.some((aside) => aside.contains(control))) return false
    const named = [...labelsOf(control), ...byIds(control.getAttribute('aria-labelledby'))]
    // Drawn by its label or by the box around it.
    const isDrawn = named.some(isShown)
    if (control.matches('input[type=file]')) return isDrawn || isNearShown(control)
    if (control.matches('input[type=radio],input[type=checkbox]'))
      return isDrawn || (isSeen(control) && !control.matches('[aria-hidden=true]'))
    const unread = control.closest('[aria-hidden=true]')
    if (unread && scope.contains(unread)) return false
    // A native list may lie, unseen, over the one that is drawn.
    return control.matches('select') ? isUsable(control) && !isDot(control) : isSeen(control)
  }
  const isDot = (one: Element): boolean => one.getBoundingClientRect().width <= 1
  /** Files are chosen by a button beside a field that is hidden. */
  const isNearShown = (one: Element): boolean =>
    [one, one.parentElement, one.parentElement?.parentElement].some((near) => near != null && isShown(near))

  /** Controls that a field has been read from. */
  const done = new Set<Element>()
  const controls = [...scope.querySelectorAll(anyControl)].filter(isOffered)
  const fields = controls.flatMap((control): RawField[] => {
    if (done.has(control)) return []
    done.add(control)
    const found =
      readStoredFiles(control, controls, done) ??
      readTicked(control, controls, done) ??
      readPressed(control, done) ??
      readMenu(control, done) ??
      readDate(control, done) ??
      readPlain(control)
    return found === 'none' ? [] : [found]
  })

  // Labels that stand in a list above all fields: only their order says which is whose.
  for (const form of scope.querySelectorAll('form')) {
    const own = fields.filter(({ element }) => form.contains(elements[element] ?? null))
    const isNameless =
      own.length > 0 && own.every(({ label, element }) => [elements[element]?.getAttribute('name'), ''].includes(label))
    const list = [...form.querySelectorAll('ol,ul')].find(
      (one) => one.children.length === own.length && !one.querySelector(anyControl),
    )
    if (!isNameless || !list) continue
    for (const [at, one] of own.entries()) one.label = wordsOf(list.children[at] ?? list)
  }
  return { fields, done }
}
