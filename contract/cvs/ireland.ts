import type { Cv, SalaryCurrency } from './cvs.ts'
import { currencySigns, type Country } from '../places/countries.ts'

/** Names and codes of the country; Northern Ireland is none of them. */
const names = /^(?:(?:the )?republic of ireland|ireland|éire|eire|ie|irl|roi)$/iu
/** 'D02 X285', 'A65F4E2', 'D6W XY00': a routing key and four signs. */
const eircode = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/iu

/** Whether the person lives in Ireland: by country, or where they gave none by Eircode, or by an Irish number alone. */
export function isInIreland({ personal_data: { country, postcode, phone } }: Pick<Cv, 'personal_data'>): boolean {
  if (country.trim() !== '') return names.test(country.trim().replace(/\.$/u, ''))
  if (postcode.trim() !== '') return eircode.test(postcode.trim())
  return /^(?:\+|00)\s*353/u.test(phone.trim())
}

/** What pay is counted in where the person lives, until they choose. */
export function homeCurrency(cv: Pick<Cv, 'personal_data'>): SalaryCurrency {
  return isInIreland(cv) ? 'EUR' : 'GBP'
}

/** '€48,000'; empty: none is said. */
export function printSalary({ expected_salary, expected_salary_currency }: Cv['career']): string {
  if (expected_salary === null) return ''
  return `${currencySigns[expected_salary_currency]}${expected_salary.toLocaleString('en-GB')}`
}

export type WorkPermit = 'work_permit_uk' | 'work_permit_ie'

export const permitIn: Readonly<Record<Country, WorkPermit>> = { GB: 'work_permit_uk', IE: 'work_permit_ie' }

/** The two rights to work, the country's where the person lives first. */
export function workPermits(
  cv: Pick<Cv, 'personal_data'>,
): readonly { key: WorkPermit; code: Country; country: string; no: string }[] {
  const uk = { key: 'work_permit_uk', code: 'GB', country: 'the UK', no: 'needs sponsorship' } as const
  const ireland = { key: 'work_permit_ie', code: 'IE', country: 'Ireland', no: 'needs an employment permit' } as const
  return isInIreland(cv) ? [ireland, uk] : [uk, ireland]
}
