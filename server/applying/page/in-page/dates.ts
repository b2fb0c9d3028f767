import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Scope } from './scope.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Dates = ReturnType<typeof dateTools>

/** Dates in two or three fields: day, month and year, in whatever order. Runs in the page. */
export function dateTools({
  field,
  keep,
  labelsOf,
  groupLabel,
  wordsBefore,
  cornerOf,
  wordsOf,
  squeeze,
  closest,
  parentOf,
  holds,
  countIn,
  places,
  first,
  byIds,
}: Describe & Kept & Labels & Scope & Tree & Words) {
  const parts = { day: /\b(?:day|dd?)$/iu, month: /\b(?:month|mm?)$/iu, year: /\b(?:year|yyyy|yy?)$/iu } as const
  type Part = keyof typeof parts
  const partIn = (text: string): Part | null => {
    const words = squeeze(text.replaceAll(/[^\p{L}]+/gu, ' '))
    if (words === '' || words.length > 60) return null
    return (Object.keys(parts) as Part[]).find((part) => parts[part].test(words)) ?? null
  }
  const isShort = (control: Element): boolean =>
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement &&
      ['text', 'number', 'tel'].includes(control.type) &&
      (control.type === 'number' ||
        control.inputMode === 'numeric' ||
        (control.maxLength > 0 && control.maxLength <= 4)))
  /** Which part of a date a field takes, by its own words, by what it shows while it is empty, or by its name; null: it is none. */
  const partOf = (control: Element): Part | null => {
    if (!control.matches('input:not([type=radio],[type=checkbox],[type=file],[type=date]),select')) return null
    const shown = control instanceof HTMLSelectElement ? (control.options[0]?.text ?? '') : ''
    const own = [
      ...labelsOf(control).map(wordsOf),
      ...byIds(control.getAttribute('aria-labelledby'), control).map(wordsOf).slice(-1),
      control.getAttribute('aria-label') ?? '',
      control.getAttribute('title') ?? '',
      control.getAttribute('placeholder') ?? '',
      shown,
    ]
    const said = own.map(partIn).find((part) => part !== null) ?? null
    if (said !== null || !isShort(control)) return said
    return (
      [control.getAttribute('name') ?? '', control.id, control.getAttribute('data-automation-id') ?? '']
        .map((text) => partIn(text.replaceAll(/([a-z])([A-Z])/gu, '$1 $2')))
        .find((part) => part !== null) ?? null
    )
  }
  /** Fields that stand side by side and take one date, by each of them. */
  const datesIn = (controls: readonly Element[]): Map<Element, Element[]> => {
    const found = new Map<Element, Element[]>()
    let run: { control: Element; part: Part }[] = []
    const isTogether = (members: readonly Element[]): boolean => {
      let box = members[0] ?? null
      while (box && !members.every((member) => box && holds(box, member))) box = parentOf(box)
      if (!box) return false
      const isAlone = countIn(box, places) <= members.length + 1
      const isFlat = members.every((member) => parentOf(member) === box || parentOf(parentOf(member) ?? member) === box)
      return isAlone || isFlat
    }
    const end = (): void => {
      const members = run.map(({ control }) => control)
      const has = (part: Part): boolean => run.some((one) => one.part === part)
      if (has('month') && (has('year') || has('day')) && isTogether(members))
        for (const one of members) found.set(one, members)
      run = []
    }
    for (const control of controls) {
      const part = partOf(control)
      if (part === null || run.some((one) => one.part === part)) end()
      if (part !== null) {
        const [last] = run.slice(-1)
        if (last && !isTogether([last.control, control]) && run.length > 0) end()
        run.push({ control, part })
      }
    }
    end()
    return found
  }

  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
  const valueOf = (member: Element): string => {
    if (member instanceof HTMLInputElement) return member.value
    if (!(member instanceof HTMLSelectElement)) return ''
    const text = squeeze(member.selectedOptions[0]?.text ?? '')
    const month = months.indexOf(text.slice(0, 3).toLowerCase())
    return month >= 0 && partOf(member) === 'month' ? String(month + 1) : /^\d+$/u.test(text) ? text : ''
  }
  const nameOf = (members: readonly Element[], corner: Element): string => {
    const [member] = members
    if (!member) return ''
    const box = closest(member, 'fieldset,[role=group]')
    const isOwn = box !== null && countIn(box, places) <= members.length + 1
    const named = isOwn ? groupLabel(box, members, corner) : wordsBefore(member, corner, members)
    if (named !== '') return named
    const legend = closest(member, 'fieldset')
    const words = legend ? first(legend, 'legend') : null
    return words ? wordsOf(words) : squeeze((member.getAttribute('aria-label') ?? '').replace(/[\s,:–-]*\w+$/u, ''))
  }
  const readDate = (control: Element, dates: Map<Element, Element[]>, done: Set<Element>): RawField | null => {
    const members = dates.get(control)
    if (!members) return null
    for (const member of members) done.add(member)
    const corner = cornerOf(members)
    const options = members.map((member) => ({ words: partOf(member) ?? '', isOn: false, element: keep(member) }))
    const order = ['year', 'month', 'day'].flatMap((part) => members.filter((member) => partOf(member) === part))
    const values = order.map((member) => valueOf(member))
    const value = values.every(Boolean) ? values.map((text) => text.padStart(2, '0')).join('-') : ''
    const given = { inputType: 'date', label: nameOf(members, corner), options, value, element: keep(control) }
    return field({ control: 'date-parts', ...given }, members, corner)
  }
  return { readDate, datesIn }
}
