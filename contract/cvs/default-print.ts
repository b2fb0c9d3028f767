import { printSections, type PrintSection } from './print-choices.ts'
import type { PrintOptions } from './print-options.ts'

/** As the schema has it where nothing is chosen. */
export const defaultPrint: PrintOptions = {
  template: 'plain',
  colour: 'own',
  font: 'own',
  spacing: 'usual',
  fitsOnePage: false,
  order: [],
  names: {},
  withBirthDate: false,
  withPicture: false,
  withCareer: false,
  withPay: false,
  withRefusals: false,
  withCopy: false,
}

/** What decides how a page looks, whatever stands on it: a letter has it of its CV. */
export type PrintLook = Pick<PrintOptions, 'template' | 'colour' | 'font' | 'spacing'>

/** The heading of a section, as it was chosen. */
export function sectionName(section: PrintSection, names: PrintOptions['names']): string {
  const chosen = names[section]?.trim() ?? ''
  return chosen === '' ? (printSections.find((one) => one.section === section)?.name ?? '') : chosen
}
