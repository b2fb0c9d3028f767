import { defaultPrint, PrintTemplate, type PrintOptions } from '../../../../contract/cvs/export.ts'

/** Says that an address was chosen by a form: a box that is not in it was not ticked. */
const chosen = 'chosen'
const boxes = ['withBirthDate', 'withPicture', 'withCareer', 'withPay', 'withRefusals'] as const

/** What an address says of how a CV is to be printed; anything else is as usual. */
export function readPrintChoice(query: URLSearchParams): PrintOptions {
  const isTicked = (name: (typeof boxes)[number]) => (query.has(chosen) ? query.has(name) : defaultPrint[name])
  return {
    template: PrintTemplate.catch(defaultPrint.template).parse(query.get('template')),
    withBirthDate: isTicked('withBirthDate'),
    withPicture: isTicked('withPicture'),
    withCareer: isTicked('withCareer'),
    withPay: isTicked('withPay'),
    withRefusals: isTicked('withRefusals'),
  }
}

/** The same as an address has it; nothing where all is as usual. */
export function writePrintChoice(options: PrintOptions): string {
  const isUsual = Object.entries(defaultPrint).every(([name, value]) => options[name as keyof PrintOptions] === value)
  if (isUsual) return ''
  const ticked = boxes.filter((name) => options[name])
  return new URLSearchParams([
    ['template', options.template],
    [chosen, 'yes'],
    ...ticked.map((name) => [name, 'yes']),
  ]).toString()
}
