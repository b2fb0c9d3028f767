import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Options } from './options.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Words } from './words.ts'

export type Menus = ReturnType<typeof menuTools>

/** Lists that drop down from a button. Runs in the page. */
export function menuTools({
  field,
  keep,
  labelOf,
  wordsBefore,
  optionOf,
  cornerOf,
  sayNothing,
  root,
  byIds,
  wordsOf,
}: Describe & Kept & Labels & Options & Scope & Selectors & Words) {
  const itemSelector = '[role=option],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox]'
  /** 'none': it opens something else. */
  const isListButton = (control: Element): boolean =>
    control.matches(
      'button:not([role=checkbox],[role=switch]),[role=combobox]:not(input),input[role=combobox][readonly],input[aria-haspopup=listbox][readonly]',
    ) && !control.matches('select')
  const readMenu = (control: Element, done: Set<Element>): RawField | 'none' | null => {
    if (!isListButton(control)) return null
    const corner = cornerOf([control])
    const list =
      byIds(control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns'))[0] ??
      (control.id === ''
        ? null
        : root.querySelector(`:is([role=listbox],[role=menu])[aria-labelledby~="${CSS.escape(control.id)}"]`)) ??
      corner.querySelector('[role=listbox],[role=menu]')
    const items = [...(list?.querySelectorAll(itemSelector) ?? [])]
    // Of several, each item can be ticked.
    const isMultiple =
      items.some((item) => item.matches('[role=menuitemcheckbox]')) ||
      list?.matches('[aria-multiselectable=true]') === true
    for (const inside of list?.querySelectorAll('input,button') ?? []) done.add(inside)
    const isList =
      control.getAttribute('aria-haspopup') === 'listbox' || control.matches('[role=combobox]') || items.length > 0
    const label = labelOf(control, corner).replace(wordsOf(control), '').trim() || wordsBefore(control, corner)
    if (!isList || label === '' || items.some((item) => item.matches('a[href]'))) return 'none'
    const shown = control instanceof HTMLInputElement ? control.value : wordsOf(control)
    const options = items.map(optionOf).filter(({ words }) => !sayNothing.test(words))
    const value = isMultiple
      ? options.flatMap(({ words, isOn }) => (isOn ? [words] : [])).join(', ')
      : sayNothing.test(shown)
        ? ''
        : shown
    const inputType = isMultiple ? 'multiple' : ''
    const isFixed = control.matches(':disabled,[aria-disabled=true]')
    return field(
      { control: 'menu', inputType, label, options, value, isFixed, element: keep(control) },
      [control],
      corner,
    )
  }
  return { readMenu }
}
