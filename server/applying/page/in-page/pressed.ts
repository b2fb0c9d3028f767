import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Options } from './options.ts'
import type { Scope } from './scope.ts'
import type { Words } from './words.ts'

export type Pressed = ReturnType<typeof pressedTools>

/** Buttons of which one stays pressed. Runs in the page. */
export function pressedTools({
  field,
  keep,
  groupLabel,
  optionOf,
  cornerOf,
  isShown,
}: Describe & Kept & Labels & Options & Scope & Words) {
  /** 'none': it belongs to no question. */
  const readPressed = (control: Element, done: Set<Element>): RawField | 'none' | null => {
    if (!control.matches('[role=radio],button[aria-pressed]'))
      return control.matches('[role=radiogroup],[contenteditable]') ? 'none' : null
    const box = control.closest('[role=radiogroup],[role=group],fieldset') ?? control.parentElement
    const members = [...(box?.querySelectorAll('[role=radio],button[aria-pressed]') ?? [control])].filter(isShown)
    for (const member of members) done.add(member)
    if (members.length < 2) return 'none'
    const corner = cornerOf(members)
    const label = groupLabel(box, members, corner)
    const options = members.map(optionOf)
    return field({ control: 'pressed', label, options, element: keep(control) }, members, corner)
  }
  return { readPressed }
}
