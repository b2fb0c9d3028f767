import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Options } from './options.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
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
  byIds,
  find,
  first,
  wordsOf,
  squeeze,
  body,
}: Describe & Kept & Labels & Options & Scope & Selectors & Words & Tree) {
  const itemSelector = '[role=option],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox]'
  /** 'none': it opens something else. */
  const isListButton = (control: Element): boolean =>
    control.matches(
      'button:not([role=checkbox],[role=switch]),[role=combobox]:not(input),input[role=combobox][readonly],input[aria-haspopup=listbox][readonly]',
    ) && !control.matches('select')
  const listOf = (control: Element, corner: Element): Element | null =>
    byIds(control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns'), control)[0] ??
    (control.id === ''
      ? null
      : first(body, `:is([role=listbox],[role=menu])[aria-labelledby~="${CSS.escape(control.id)}"]`)) ??
    first(corner, '[role=listbox],[role=menu]')
  const readMenu = (control: Element, done: Set<Element>): RawField | 'none' | null => {
    if (!isListButton(control)) return null
    const corner = cornerOf([control])
    const list = listOf(control, corner)
    const items = list ? find(list, itemSelector) : []
    // Of several, each item can be ticked.
    const isMultiple =
      items.some((item) => item.matches('[role=menuitemcheckbox]')) ||
      list?.matches('[aria-multiselectable=true]') === true
    for (const inside of list ? find(list, 'input,button') : []) done.add(inside)
    const isList =
      control.getAttribute('aria-haspopup') === 'listbox' || control.matches('[role=combobox]') || items.length > 0
    const shown = control instanceof HTMLInputElement ? control.value : wordsOf(control)
    // The code of a country beside a telephone number.
    if (!isList || items.some((item) => item.matches('a[href]')) || /^\P{L}*\(?\+\d{1,4}\)?$/u.test(shown))
      return 'none'
    const named = labelOf(control, corner)
    const label = squeeze((shown === '' ? named : named.replace(shown, '')) || wordsBefore(control, corner))
    if (label === '') return 'none'
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
