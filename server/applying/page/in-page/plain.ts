import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Remarks } from './remarks.ts'
import type { Words } from './words.ts'

export type Plain = ReturnType<typeof plainTools>

/** What remains: lists to select from, files, and fields to type into. Runs in the page. */
export function plainTools({
  field,
  keep,
  labelOf,
  hintOf,
  cornerOf,
  sayNothing,
  squeeze,
  isShown,
  wordsOf,
}: Describe & Kept & Labels & Remarks & Scope & Selectors & Words) {
  type Common = Pick<RawField, 'label' | 'inputType' | 'element'>
  const readSelect = (control: HTMLSelectElement, common: Common, corner: Element): RawField => {
    const offered = [...control.options].filter(
      (option) => option.value !== '' && !option.disabled && !sayNothing.test(squeeze(option.text)),
    )
    const chosen = control.selectedOptions[0]
    // What stands first only because nothing is chosen yet says nothing.
    const isChosen =
      chosen !== undefined &&
      offered.includes(chosen) &&
      (chosen.defaultSelected ||
        control.selectedIndex > 0 ||
        control.options.length === 1 ||
        /country|code/iu.test(common.label))
    const options = offered.map((option) => ({
      words: squeeze(option.text),
      isOn: option.selected,
      element: keep(option),
    }))
    const inputType = control.multiple ? 'multiple' : 'select'
    const value = isChosen ? squeeze(chosen.text) : ''
    return field({ ...common, control: 'select', inputType, options, value }, [control], corner)
  }
  const readFile = (control: HTMLInputElement, common: Common, corner: Element): RawField => {
    const value = [...(control.files ?? [])].map((file) => file.name).join(', ')
    const hint = `${hintOf([control], corner)} ${wordsOf(corner)}`.trim()
    return field({ ...common, control: 'file', value, accept: control.accept, hint }, [control], corner)
  }
  const readPlain = (control: Element): RawField => {
    const type = control.matches('input') ? (control as HTMLInputElement).type : control.tagName.toLowerCase()
    const corner = cornerOf([control])
    const label = labelOf(control, corner)
    const isNumeric =
      /numeric|decimal/u.test(control.getAttribute('inputmode') ?? '') || control.id.endsWith('-numeric')
    const common = { label, inputType: type === 'text' && isNumeric ? 'number' : type, element: keep(control) }
    if (control instanceof HTMLSelectElement) return readSelect(control, common, corner)
    const input = control as HTMLInputElement
    if (type === 'file') return readFile(input, common, corner)
    const isTypeahead = control.matches('[role=combobox],[aria-autocomplete=list],[aria-autocomplete=both],[list]')
    const limits = {
      min: input.min ?? '',
      max: input.max ?? '',
      maxLength: input.maxLength > 0 ? input.maxLength : null,
    }
    const isPhone = type === 'tel' || /phone|mobile/iu.test(label)
    const printed = [...corner.querySelectorAll('*')].filter((one) => one.children.length === 0 && isShown(one))
    const dialCode = isPhone ? (printed.map(wordsOf).find((text) => /^\(?\+\d{1,4}\)?$/u.test(text)) ?? '') : ''
    const kind = isTypeahead ? 'typeahead' : 'text'
    return field(
      { ...common, control: kind, value: input.value, dialCode: dialCode.replace(/[()]/gu, ''), ...limits },
      [control],
      corner,
    )
  }
  return { readPlain }
}
