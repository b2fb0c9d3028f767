import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Words } from './words.ts'

export type Options = ReturnType<typeof optionTools>

/** What there is to choose from, and which controls belong to one question. Runs in the page. */
export function optionTools({ wordsOf, labelsOf, keep }: Words & Labels & Kept) {
  const optionOf = (element: Element) => ({
    words:
      labelsOf(element).map(wordsOf).find(Boolean) ??
      element.getAttribute('aria-label') ??
      (wordsOf(element) || (element.getAttribute('value') ?? '')),
    isOn:
      element instanceof HTMLInputElement
        ? element.checked
        : element.matches(
            '[aria-checked=true],[aria-pressed=true],[aria-selected=true],[class*=selected i],[class*=active i]',
          ),
    element: keep(element),
  })
  /** Boxes that are drawn without an input count as such. */
  const tickType = (control: Element): string =>
    control.matches('[role=checkbox]:not(input),[role=switch]:not(input)')
      ? 'checkbox'
      : control instanceof HTMLInputElement
        ? control.type
        : ''
  const groupOf = (control: Element, all: Element[]): Element[] => {
    const name = control.getAttribute('name')
    const box = control.closest('fieldset,[role=radiogroup],[role=group]')
    const type = tickType(control)
    const alike = all.filter((one) => tickType(one) === type && one.closest('form') === control.closest('form'))
    if (name) {
      const named = alike.filter((one) => one.getAttribute('name') === name)
      if (type === 'radio' || named.length > 1) return named
    }
    const boxed = box ? alike.filter((one) => box.contains(one)) : [control]
    const legend = box?.querySelector('legend')?.textContent ?? box?.getAttribute('aria-label') ?? ''
    const isQuestion = type === 'radio' || /\?|all that apply|which|select|choose/iu.test(legend)
    return isQuestion && boxed.length > 1 ? boxed : [control]
  }
  return { optionOf, tickType, groupOf }
}
