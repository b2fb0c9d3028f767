import type { RawField } from '../raw-page.ts'
import type { Labels } from './labels.ts'
import type { Marks } from './marks.ts'
import type { Remarks } from './remarks.ts'
import type { Scope } from './scope.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Describe = ReturnType<typeof describeTools>

/** One field with all that is known of it. Runs in the page. */
export function describeTools({
  hintOf,
  errorOf,
  closest,
  holds,
  countIn,
  places,
  markedAs,
  cleaned,
  sectionOf,
}: Words & Labels & Remarks & Scope & Tree & Marks) {
  const groups = new Set(['radios', 'checkboxes', 'pressed', 'date-parts'])
  const field = (
    given: Partial<RawField> & Pick<RawField, 'control' | 'label'>,
    members: readonly Element[],
    corner: Element,
  ): RawField => {
    const [first] = members
    const around = first ? closest(first, 'fieldset,[role=radiogroup],[role=group]') : null
    // A group around several questions says nothing of this one.
    const group =
      around && (groups.has(given.control) || holds(corner, around)) && isOwn(around, members) ? around : null
    const isGroup = groups.has(given.control)
    const { isRequired, isOptional } = markedAs({
      label: given.label,
      members,
      corner,
      group,
      isGroup,
      hasOptions: isGroup && given.control !== 'pressed',
    })
    const label = cleaned(given.label)
    return {
      inputType: '',
      options: [],
      value: '',
      min: '',
      max: '',
      maxLength: null,
      accept: '',
      dialCode: '',
      element: -1,
      hint: hintOf(members, corner, group),
      section: sectionOf(first ?? corner, label),
      error: errorOf(members, corner),
      marks: members
        .map((one) => `${one.id} ${one.getAttribute('name') ?? ''} ${one.getAttribute('autocomplete') ?? ''}`)
        .join(' '),
      isMarkedRequired: isRequired,
      isMarkedOptional: isOptional,
      isFixed: members.every((one) => one.matches(':disabled,[readonly],[aria-disabled=true]')),
      ...given,
      label,
    }
  }
  const isOwn = (group: Element, members: readonly Element[]): boolean =>
    countIn(group, places) <= members.reduce((sum, member) => sum + countIn(member, places), 0) + 1 ||
    members.length > 1
  return { field }
}
