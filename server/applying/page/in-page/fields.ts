import type { RawField } from '../raw-page.ts'
import type { Dates } from './dates.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Menus } from './menus.ts'
import type { Plain } from './plain.ts'
import type { Pressed } from './pressed.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Ticked } from './ticked.ts'
import type { Words } from './words.ts'

export type Fields = ReturnType<typeof fieldTools>

/** All fields of the page, each once, in its order. Runs in the page. */
export function fieldTools(
  parts: Words & Selectors & Scope & Labels & Kept & Ticked & Pressed & Menus & Dates & Plain,
) {
  const { isShown, wordsOf, anyControl, notForms, captchaSelector, scope, labelsOf, elements } = parts
  const { readTicked, readPressed, readMenu, readDate, readPlain } = parts
  const isOffered = (control: Element): boolean => {
    if (!scope.contains(control) || control.closest(notForms) || control.closest(captchaSelector)) return false
    const isFile = control.matches('input[type=file]')
    const isTicked = control.matches('input[type=radio],input[type=checkbox]')
    if (isFile) return true
    return isShown(control) || (isTicked && labelsOf(control).some(isShown))
  }

  /** Controls that a field has been read from. */
  const done = new Set<Element>()
  const controls = [...scope.querySelectorAll(anyControl)].filter(isOffered)
  const fields = controls.flatMap((control): RawField[] => {
    if (done.has(control)) return []
    done.add(control)
    const found =
      readTicked(control, controls, done) ??
      readPressed(control, done) ??
      readMenu(control) ??
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
