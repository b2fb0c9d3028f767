import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Scope } from './scope.ts'

export type Dates = ReturnType<typeof dateTools>

/** Dates in three fields. Runs in the page. */
export function dateTools({ field, keep, labelOf, groupLabel, cornerOf }: Describe & Kept & Labels & Scope) {
  const isPart = (one: Element): boolean => /^(?:day|month|year)$/iu.test(labelOf(one, one))
  const readDate = (control: Element, done: Set<Element>): RawField | null => {
    const box = control.closest('fieldset')
    if (!box || !control.matches('input') || !isPart(control)) return null
    const members = [...box.querySelectorAll('input')].filter(isPart)
    for (const member of members) done.add(member)
    const corner = cornerOf(members)
    const options = members.map((member) => ({
      words: labelOf(member, member).toLowerCase(),
      isOn: false,
      element: keep(member),
    }))
    const value = members
      .map((member) => member.value)
      .filter(Boolean)
      .join('/')
    const label = groupLabel(box, members, corner)
    const given = { inputType: 'date', label, options, value, element: keep(control) }
    return field({ control: 'date-parts', ...given }, members, corner)
  }
  return { readDate }
}
