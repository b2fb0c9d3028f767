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
  byIds,
  wordsOf,
}: Describe & Kept & Labels & Options & Scope & Selectors & Words) {
  /** 'none': it opens something else. */
  const readMenu = (control: Element): RawField | 'none' | null => {
    if (!control.matches('button,[role=combobox]:not(input)') || control.matches('select')) return null
    const corner = cornerOf([control])
    const list =
      byIds(control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns'))[0] ??
      corner.querySelector('[role=listbox],[role=menu]')
    const items = [...(list?.querySelectorAll('[role=option],[role=menuitem],[role=menuitemradio]') ?? [])]
    const isList =
      control.getAttribute('aria-haspopup') === 'listbox' || control.matches('[role=combobox]') || items.length > 0
    const label = labelOf(control, corner).replace(wordsOf(control), '').trim() || wordsBefore(control, corner)
    if (!isList || label === '' || items.some((item) => item.matches('a[href]'))) return 'none'
    const shown = wordsOf(control)
    const options = items.map(optionOf).filter(({ words }) => !sayNothing.test(words))
    const value = sayNothing.test(shown) ? '' : shown
    return field({ control: 'menu', label, options, value, element: keep(control) }, [control], corner)
  }
  return { readMenu }
}
