import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Options = ReturnType<typeof optionTools>

/** What there is to choose from, and which controls belong to one question. Runs in the page. */
export function optionTools({
  wordsOf,
  labelsOf,
  wordsAfter,
  keep,
  byIds,
  closest,
  holds,
  first,
  placeOf,
}: Words & Labels & Kept & Tree) {
  const onClass = /(?:^|[\s_-])(?:on|selected|active|checked|pressed|chosen)(?:$|[\s_-])/iu
  const isOn = (element: Element): boolean => {
    if (element instanceof HTMLInputElement) return element.checked
    const inner = first(element, 'input[type=radio],input[type=checkbox]')
    if (inner instanceof HTMLInputElement) return inner.checked
    return (
      element.matches(
        '[aria-checked=true],[aria-pressed=true],[aria-selected=true],[data-state=on],[data-state=checked],[data-state=active],[data-selected=true],[data-checked=true],[class*=selected i],[class*=active i]',
      ) || onClass.test(element.getAttribute('class') ?? '')
    )
  }
  const optionOf = (element: Element) => ({
    words:
      labelsOf(element).map(wordsOf).find(Boolean) ??
      (byIds(element.getAttribute('aria-labelledby'), element).map(wordsOf).find(Boolean) ||
        element.getAttribute('aria-label') ||
        wordsOf(element) ||
        wordsAfter(element) ||
        element.getAttribute('value') ||
        ''),
    isOn: isOn(element),
    element: keep(element),
  })
  /** Boxes that are drawn without an input count as such, and so do those that stand around one. */
  const tickType = (control: Element): string =>
    control.matches('[role=checkbox]:not(input),[role=switch]:not(input)')
      ? 'checkbox'
      : control.matches('[role=radio]:not(input)') && first(control, 'input[type=radio]') !== null
        ? 'radio'
        : control instanceof HTMLInputElement
          ? control.type
          : ''
  const nameOf = (control: Element): string =>
    control.getAttribute('name') ??
    (control.matches('input') ? '' : (first(control, 'input')?.getAttribute('name') ?? ''))

  /** Radio buttons and boxes by the name that they share, each with all of its kind: made once for the page. */
  const namedGroups = (all: readonly Element[]): Map<string, Element[]> => {
    const groups = new Map<string, Element[]>()
    const forms = new Map<Element | null, number>()
    for (const one of all) {
      const [type, name] = [tickType(one), nameOf(one)]
      if ((type !== 'radio' && type !== 'checkbox') || name === '') continue
      const form = closest(one, 'form')
      if (!forms.has(form)) forms.set(form, forms.size)
      const key = `${forms.get(form) ?? 0} ${type} ${name}`
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
    return new Map([...groups.values()].flatMap((group) => group.map((one) => [String(placeOf(one)), group])))
  }
  const asks = /\?|all that apply|\bwhich\b|\bselect\b|\bchoose\b|\btick\b/iu
  const groupOf = (
    control: Element,
    all: readonly Element[],
    { named, label }: { named: Map<string, Element[]>; label: (box: Element) => string },
  ): Element[] => {
    const type = tickType(control)
    const group = named.get(String(placeOf(control))) ?? []
    if (type === 'radio' && group.length > 0) return group
    if (group.length > 1) return group
    const box = closest(control, 'fieldset,[role=radiogroup],[role=group]')
    const boxed = box ? all.filter((one) => holds(box, one) && tickType(one) === type) : [control]
    const isQuestion = type === 'radio' || (box !== null && asks.test(label(box)))
    return isQuestion && boxed.length > 1 ? boxed : [control]
  }
  return { optionOf, tickType, groupOf, namedGroups, isOn }
}
