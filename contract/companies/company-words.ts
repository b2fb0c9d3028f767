import type { CompanyAddress } from './companies.ts'

/** What kind of company somebody hires for (S3.6). */
export const companyTypes = [
  { type: 1, name: 'Direct employer' },
  { type: 2, name: 'Charity / Non-Profit' },
  { type: 3, name: 'Recruitment agency' },
] as const

/** Letters of a name that a look-up needs at least (M57). */
export const shortestCompanyName = 4

/** The spaces of a name in an address are written as plus signs. */
export function companyNameOf(segment: string): string {
  return segment.replaceAll('+', ' ').replace(/\s+/gu, ' ').trim()
}

/** An address on one line, without its empty parts. */
export function shownAddress({ premises, address_line_1, ...rest }: CompanyAddress): string {
  const first = [premises, address_line_1].filter(isFilled).join(' ')
  return [first, rest.address_line_2, rest.locality, rest.postal_code, rest.country].filter(isFilled).join(', ')
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text !== ''
}
