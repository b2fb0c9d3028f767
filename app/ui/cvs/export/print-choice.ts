import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import {
  printColours,
  printFonts,
  printSections,
  printSpacings,
  printTemplates,
  mostInHeading,
  sectionOrder,
  type PrintSection,
} from '../../../../contract/cvs/print-choices.ts'
import { defaultPrint } from '../../../../contract/cvs/default-print.ts'

/** The boxes to tick. A CV that has no picture is not asked about one: each form says in `boxes` which it shows. */
export const printBoxes = [
  'fitsOnePage',
  'withBirthDate',
  'withPicture',
  'withCareer',
  'withPay',
  'withRefusals',
  'withCopy',
] as const
export type PrintBox = (typeof printBoxes)[number]

/**
 * What a form says of how a CV is to be printed.
 * @param form its fields. `order` names every section in turn; `move`, of the button that was pressed, moves one: 'skills:up'.
 * @param before as it was: what the form does not ask about stays, and what it says wrongly too.
 */
export function readPrintForm(form: URLSearchParams, before: PrintOptions): PrintOptions {
  const shown = form.getAll('boxes')
  const boxes = printBoxes.map((box) => [box, shown.includes(box) ? form.has(box) : before[box]] as const)
  const order = form.getAll('order').flatMap((section) => (isSection(section) ? [section] : []))
  return {
    ...before,
    ...Object.fromEntries(boxes),
    template: oneOf(printTemplates, 'template', form.get('template')) ?? before.template,
    colour: oneOf(printColours, 'colour', form.get('colour')) ?? before.colour,
    font: oneOf(printFonts, 'font', form.get('font')) ?? before.font,
    spacing: oneOf(printSpacings, 'spacing', form.get('spacing')) ?? before.spacing,
    order: moved(order.length === 0 ? before.order : [...new Set(order)], form.get('move')),
    names: namesIn(form, before.names),
  }
}

/** The same as a form has it. */
export function writePrintForm(options: PrintOptions): URLSearchParams {
  const { template, colour, font, spacing, order, names } = options
  return new URLSearchParams([
    ['template', template],
    ['colour', colour],
    ['font', font],
    ['spacing', spacing],
    ...sectionOrder(order).map((section) => ['order', section]),
    ...printSections.map(({ section }) => [`name-${section}`, names[section] ?? '']),
    ...printBoxes.map((box) => ['boxes', box]),
    ...printBoxes.filter((box) => options[box]).map((box) => [box, 'yes']),
  ])
}

/** A name for a choice, for the addresses of its pictures: another choice is another picture. */
export function printKey(options: PrintOptions): string {
  let sum = 5381
  for (const letter of JSON.stringify(Object.entries(options).sort())) {
    sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296
  }
  return sum.toString(36)
}

function oneOf<Key extends string, Entry extends Readonly<Record<Key, string>>>(
  list: readonly Entry[],
  key: Key,
  value: string | null,
): Entry[Key] | undefined {
  return list.find((entry) => entry[key] === value)?.[key]
}

function isSection(text: string): text is PrintSection {
  return printSections.some(({ section }) => section === text)
}

function moved(order: readonly PrintSection[], move: string | null): PrintSection[] {
  const whole = sectionOrder(order)
  const usual = sectionOrder([])
  const [section, way] = (move ?? '').split(':')
  const from = whole.findIndex((one) => one === section)
  const to = from + (way === 'up' ? -1 : 1)
  if (from !== -1 && to >= 0 && to < whole.length) whole.splice(to, 0, ...whole.splice(from, 1))
  return whole.every((one, at) => one === usual[at]) ? [] : whole
}

function namesIn(form: URLSearchParams, before: PrintOptions['names']): PrintOptions['names'] {
  const all = printSections.flatMap(({ section, name }): [PrintSection, string][] => {
    const text = (form.get(`name-${section}`) ?? before[section] ?? '').trim().slice(0, mostInHeading).trim()
    return text === '' || text === name ? [] : [[section, text]]
  })
  return Object.fromEntries(all)
}

/** As a browser kept it, or anything else: what is not right is as usual. */
export function readPrintJson(text: string): PrintOptions {
  try {
    const kept = JSON.parse(text) as Partial<PrintOptions>
    return readPrintForm(writePrintForm({ ...defaultPrint, ...kept }), defaultPrint)
  } catch {
    return defaultPrint
  }
}
