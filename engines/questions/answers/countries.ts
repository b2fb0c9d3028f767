import { wordsOf } from '../words.ts'

const names: Record<string, readonly string[]> = {
  GB: [
    'uk',
    'u k',
    'gb',
    'united kingdom',
    'the united kingdom',
    'great britain',
    'britain',
    'united kingdom uk',
    'united kingdom gb',
    'great britain uk',
    'united kingdom of great britain and northern ireland',
    'united kingdom of great britain',
    'the uk',
  ],
  IE: [
    'ie',
    'ireland',
    'republic of ireland',
    'the republic of ireland',
    'eire',
    'ireland republic of',
    'ireland roi',
    'ireland ie',
    'roi',
  ],
}

/** The country of a CV as a code: 'GB' or 'IE'; null: another, or not said. */
export function countryOf(cv: { personal_data: { country: string } } | null): 'GB' | 'IE' | null {
  const name = wordsOf(cv?.personal_data.country ?? '').join(' ')
  if (name === 'england' || name === 'scotland' || name === 'wales' || name === 'northern ireland') return 'GB'
  for (const code of ['GB', 'IE'] as const) if (names[code]?.includes(name)) return code
  return null
}

/**
 * The nation of the United Kingdom by the area of a postcode; null where an area lies in two. Source: Royal Mail's postcode areas; CA, CH, DG, HR, LD,
 * LL, NE, NP, SY and TD have addresses on both sides of a border.
 */
export function nationOf(postcode: string): string | null {
  const area = /^[a-z]{1,2}(?=\d)/iu.exec(postcode.trim())?.[0].toUpperCase()
  if (area === undefined || ['CA', 'CH', 'DG', 'GL', 'HR', 'LD', 'LL', 'NE', 'NP', 'SY', 'TD'].includes(area))
    return null
  if (area === 'BT') return 'Northern Ireland'
  if (['CF', 'SA'].includes(area)) return 'Wales'
  if (['AB', 'DD', 'EH', 'FK', 'G', 'HS', 'IV', 'KA', 'KW', 'KY', 'ML', 'PA', 'PH', 'ZE'].includes(area))
    return 'Scotland'
  return ['GY', 'JE', 'IM', 'BX', 'GX'].includes(area) ? null : 'England'
}
