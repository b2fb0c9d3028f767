import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Options } from './options.ts'
import type { Scope } from './scope.ts'

export type Ticked = ReturnType<typeof tickedTools>

/** Radio buttons and boxes to tick. Runs in the page. */
export function tickedTools({
  field,
  keep,
  labelOf,
  groupLabel,
  tickType,
  groupOf,
  optionOf,
  cornerOf,
}: Describe & Kept & Labels & Options & Scope) {
  const readTicked = (control: Element, controls: Element[], done: Set<Element>): RawField | null => {
    const type = tickType(control)
    if (type !== 'radio' && type !== 'checkbox') return null
    const members = groupOf(control, controls)
    for (const member of members) done.add(member)
    const corner = cornerOf(members)
    if (type === 'checkbox' && members.length === 1) {
      const label = labelOf(control, corner)
      const value = optionOf(control).isOn ? 'on' : ''
      return field({ control: 'checkbox', inputType: type, label, value, element: keep(control) }, members, corner)
    }
    const box = control.closest('fieldset,[role=radiogroup],[role=group]')
    const label = groupLabel(box, members, corner) || (control.getAttribute('name') ?? '')
    const options = members.map(optionOf)
    const kind = type === 'radio' ? 'radios' : 'checkboxes'
    return field({ control: kind, inputType: type, label, options, element: keep(control) }, members, corner)
  }
  return { readTicked }
}
