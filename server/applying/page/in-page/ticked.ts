import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Options } from './options.ts'
import type { Scope } from './scope.ts'
import type { Tree } from './tree.ts'

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
  isOn,
  cornerOf,
  closest,
  wordsAfter,
  labelsOf,
  byIds,
}: Describe & Kept & Labels & Options & Scope & Tree) {
  /** The words of a box stand in it, beside it or after it; those before it are seldom its own. */
  const boxLabel = (control: Element, corner: Element): string => {
    const isNamed =
      labelsOf(control).length > 0 ||
      byIds(control.getAttribute('aria-labelledby'), control).length > 0 ||
      control.hasAttribute('aria-label')
    return (isNamed ? '' : wordsAfter(control)) || labelOf(control, corner) || optionOf(control).words
  }
  const readTicked = (
    control: Element,
    controls: readonly Element[],
    done: Set<Element>,
    named: Map<string, Element[]>,
  ): RawField | null => {
    const type = tickType(control)
    if (type !== 'radio' && type !== 'checkbox') return null
    const label = (box: Element): string => groupLabel(box, [control], box)
    const members = groupOf(control, controls, { named, label }).filter((one) => one === control || !done.has(one))
    for (const member of members) done.add(member)
    const corner = cornerOf(members)
    if (type === 'checkbox' && members.length === 1) {
      const value = isOn(control) ? 'on' : ''
      const given = { inputType: type, label: boxLabel(control, corner), value, element: keep(control) }
      return field({ control: 'checkbox', ...given }, members, corner)
    }
    const box = closest(control, 'fieldset,[role=radiogroup],[role=group]')
    const name = groupLabel(box, members, corner) || (control.getAttribute('name') ?? '')
    const options = members.map(optionOf)
    const kind = type === 'radio' ? 'radios' : 'checkboxes'
    return field({ control: kind, inputType: type, label: name, options, element: keep(control) }, members, corner)
  }
  return { readTicked }
}
