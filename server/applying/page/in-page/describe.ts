import type { RawField } from '../raw-page.ts'
import type { Labels } from './labels.ts'
import type { Remarks } from './remarks.ts'
import type { Scope } from './scope.ts'
import type { Words } from './words.ts'

export type Describe = ReturnType<typeof describeTools>

/** One field with all that is known of it. Runs in the page. */
export function describeTools({
  squeeze,
  byIds,
  labelsOf,
  hintOf,
  errorOf,
  scope,
  sectionOf,
}: Words & Labels & Remarks & Scope) {
  const field = (
    given: Partial<RawField> & Pick<RawField, 'control' | 'label'>,
    members: Element[],
    corner: Element,
  ): RawField => {
    const [first] = members
    const group = first?.closest('fieldset,[role=radiogroup],[role=group]') ?? null
    const labels = members.flatMap((member) => [...labelsOf(member), ...byIds(member.getAttribute('aria-labelledby'))])
    const isOne = !['radios', 'checkboxes', 'pressed', 'date-parts'].includes(given.control)
    const around = isOne
      ? [...members, ...labels]
      : [...members, ...(group && corner.contains(group) ? [group, ...group.querySelectorAll('legend')] : [])]
    const all = [...around, ...(corner.contains(scope) ? [] : [corner])]
    const said = `${given.label} ${labels.length > 0 && isOne ? labels.map((one) => one.textContent).join(' ') : ''} ${all.length > 0 && !isOne ? squeeze(group?.querySelector('legend')?.textContent ?? '') : ''}`
    const star =
      /\*\s*$/u.test(squeeze(said)) ||
      [...corner.querySelectorAll('span,abbr,sup,em,strong')].some((one) => squeeze(one.textContent ?? '') === '*')
    const marked = all.some(
      (one) =>
        one.matches('[required],[aria-required=true],[class*="is-required" i],[class*="state-required" i]') ||
        one.querySelector('[class*="is-required" i],[class*="state-required" i]') !== null,
    )
    const isHeavy = /\((?:required|mandatory)\)/iu.test(said)
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
      hint: hintOf(members, corner),
      section: sectionOf(first ?? corner),
      error: errorOf(members, corner),
      marks: members
        .map((one) => `${one.id} ${one.getAttribute('name') ?? ''} ${one.getAttribute('autocomplete') ?? ''}`)
        .join(' '),
      isMarkedRequired: star || marked || isHeavy,
      isMarkedOptional: /\(optional\)|\boptional\b\s*$/iu.test(`${given.label} ${said}`.trim()),
      isFixed: members.every((one) => one.matches(':disabled,[readonly],[aria-disabled=true]')),
      ...given,
      label: squeeze(
        given.label
          .replace(/\s*\((?:optional|required|mandatory)\)/giu, '')
          .replace(/\s*\*+\s*$/u, '')
          .replace(/^\*\s*/u, ''),
      ),
    }
  }
  return { field }
}
