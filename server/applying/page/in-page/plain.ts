import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Options } from './options.ts'
import type { Remarks } from './remarks.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Plain = ReturnType<typeof plainTools>

/** What remains: lists to select from, files, and fields to type into. Runs in the page. */
export function plainTools({
  field,
  keep,
  labelOf,
  labelsOf,
  groupLabel,
  hintOf,
  cornerOf,
  sectionOf,
  sayNothing,
  squeeze,
  isShown,
  wordsOf,
  find,
  first,
  closest,
  parentOf,
}: Describe & Kept & Labels & Remarks & Scope & Selectors & Words & Tree & Options) {
  type Common = Pick<RawField, 'label' | 'inputType' | 'element'>
  const readSelect = (control: HTMLSelectElement, common: Common, corner: Element): RawField => {
    const offered = [...control.options].filter(
      (option, at) =>
        !option.disabled &&
        !sayNothing.test(squeeze(option.text)) &&
        // The first may bear the name of the field, and no value.
        (option.value !== '' || (at > 0 && squeeze(option.text) !== '')),
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
  const upload =
    /^(?:please )?(?:attach|upload|choose|select|browse|add|pick|drop|drag)\b.{0,12}\b(?:file|files|document|here|it here)?\b.{0,30}$/iu
  const isOfFile =
    /\bcv\b|curriculum|r[eé]sum[eé]|letter|statement|certificate|portfolio|passport|photo|licen[cs]e|transcript|reference|sample/iu
  const endsAsFile = /[^\s.]\.(?:pdf|docx?|rtf|odt|txt)$/iu
  /** Says what is wanted; the name of a file that was chosen does not. */
  const namesFile = (words: string): boolean => isOfFile.test(words) && !endsAsFile.test(words)
  /** What is wanted, where a button beside it only says that a file is. */
  const fileLabel = (control: Element, label: string, corner: Element): string => {
    // A label around it all also says what the button does, and what has been chosen.
    const pieces = labelsOf(control)
      .flatMap((one) => [one, ...find(one, '*')])
      .filter((one) => closest(one, 'a,button,[role=button]') === null && isShown(one))
      .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
      .map((node) => squeeze(node.textContent ?? ''))
    const named = pieces.find((words) => namesFile(words) && words.length < 80)
    if (named !== undefined) return named
    if (namesFile(label)) return label
    const box = closest(control, 'fieldset,[role=group]')
    const grouped = groupLabel(box && first(box, 'input[type=file]') === control ? box : null, [control], corner)
    if (grouped !== '' && !upload.test(grouped) && namesFile(grouped)) return grouped
    for (let at: Element | null = control; at; at = at === corner ? null : parentOf(at)) {
      const heading = find(at, 'h2,h3,h4,label,legend,strong,p').find((one) => isShown(one) && namesFile(wordsOf(one)))
      if (heading && wordsOf(heading).length < 60) return wordsOf(heading)
    }
    const heading = sectionOf(control, label)
    const group = closest(control, '[role=radiogroup],[role=group],fieldset')?.getAttribute('aria-label') ?? ''
    const around = [group, ...heading.split(' – ').toReversed()].find((words) => namesFile(words) && words.length < 60)
    return namesFile(label) ? label : (around ?? label)
  }
  const readFile = (control: HTMLInputElement, common: Common, corner: Element): RawField => {
    const value = [...(control.files ?? [])].map((file) => file.name).join(', ')
    // The name of a file that is stored there says nothing of the one that is asked for.
    const stored = find(corner, '*').filter((one) => one.childElementCount === 0 && endsAsFile.test(wordsOf(one)))
    const around = stored.reduce((words, one) => words.replace(wordsOf(one), ' '), wordsOf(corner))
    const hint = squeeze(`${hintOf([control], corner)} ${around}`).slice(0, 1_000)
    const label = fileLabel(control, common.label, corner)
    return field({ ...common, label, control: 'file', value, accept: control.accept, hint }, [control], corner)
  }
  /** A slider stands somewhere without anybody's choice. */
  const readSlider = (control: Element, common: Common, corner: Element): RawField => {
    const input = control instanceof HTMLInputElement ? control : null
    const now = input?.value ?? control.getAttribute('aria-valuenow') ?? ''
    const start = input ? startOf(input) : (control.getAttribute('aria-valuemin') ?? '')
    const limits = {
      min: input ? input.min || '0' : (control.getAttribute('aria-valuemin') ?? ''),
      max: input ? input.max || '100' : (control.getAttribute('aria-valuemax') ?? ''),
    }
    const value = now === start ? '' : now
    return field({ ...common, control: 'text', inputType: 'range', value, ...limits }, [control], corner)
  }
  const startOf = (input: HTMLInputElement): string => {
    if (input.defaultValue !== '') return input.defaultValue
    const [min, max] = [Number(input.min || 0), Number(input.max || 100)]
    return String(Math.round(min + (max - min) / 2))
  }
  const dialCodeOf = (corner: Element): string => {
    const printed = find(corner, '*').filter((one) => one.children.length === 0 && isShown(one))
    const text = printed.map(wordsOf).find((words) => /^\P{L}{0,10}\(?\+\d{1,4}\)?$/u.test(words)) ?? ''
    return /\+\d{1,4}/u.exec(text)?.[0] ?? ''
  }
  const readPlain = (control: Element): RawField => {
    const isEditable = !control.matches('input,select,textarea')
    // A text box is one line unless it says otherwise (WAI-ARIA 1.2, aria-multiline).
    const isOneLine = control.matches('[role=textbox]:not([aria-multiline=true]),[role=spinbutton],[role=searchbox]')
    const type = isEditable
      ? isOneLine
        ? 'text'
        : 'textarea'
      : control.matches('input')
        ? (control as HTMLInputElement).type
        : control.tagName.toLowerCase()
    const corner = cornerOf([control])
    const label = labelOf(control, corner)
    const isNumeric =
      /numeric|decimal/u.test(control.getAttribute('inputmode') ?? '') || control.id.endsWith('-numeric')
    const common = { label, inputType: type === 'text' && isNumeric ? 'number' : type, element: keep(control) }
    if (control.matches('[role=slider],input[type=range]')) return readSlider(control, common, corner)
    if (control instanceof HTMLSelectElement) return readSelect(control, common, corner)
    if (isEditable) {
      const value = squeeze((control as HTMLElement).innerText ?? '')
      return field({ ...common, control: 'text', value }, [control], corner)
    }
    const input = control as HTMLInputElement
    if (type === 'file') return readFile(input, common, corner)
    const isTypeahead = control.matches(
      '[role=combobox],[aria-autocomplete=list],[aria-autocomplete=both],[list],[aria-haspopup=listbox]',
    )
    const limits = {
      min: input.min ?? '',
      max: input.max ?? '',
      maxLength: input.maxLength > 0 ? input.maxLength : null,
    }
    const isPhone = type === 'tel' || /phone|mobile/iu.test(label)
    const kind = isTypeahead ? 'typeahead' : 'text'
    const value = isTypeahead && input.value === '' ? chosenIn(control, corner) : input.value
    return field(
      { ...common, control: kind, value, dialCode: isPhone ? dialCodeOf(corner) : '', ...limits },
      [control],
      corner,
    )
  }
  /** What was chosen may be drawn over the field, which is empty again. */
  const chosenIn = (control: Element, corner: Element): string => {
    const field = control.getBoundingClientRect()
    let box = control
    for (let up = parentOf(box); up && up !== corner && up.getBoundingClientRect().height < 80; up = parentOf(up))
      box = up
    const isOver = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect()
      return top < field.bottom && bottom > field.top
    }
    const drawn = find(box, '*').find(
      (one) =>
        one.children.length === 0 &&
        isShown(one) &&
        isOver(one) &&
        !/placeholder/iu.test(one.getAttribute('class') ?? '') &&
        closest(one, 'button,label,[role=listbox],[role=option],svg') === null &&
        /[\p{L}\p{N}]/u.test(one.textContent ?? '') &&
        !sayNothing.test(squeeze(one.textContent ?? '')),
    )
    return drawn ? squeeze(drawn.textContent ?? '') : ''
  }
  return { readPlain }
}
