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

const eu: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether a code is of a member of the European Union. */
export function isInEu(code: string | null): boolean {
  return code !== null && eu.has(code)
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Codes of all countries by their names in English. */
const codes: ReadonlyMap<string, string> = new Map(
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) => {
      const name = english.of(code)
      // Without withdrawn codes ('UK', 'FX') and groups of countries.
      return name === undefined || ['EU', 'EZ', 'UN', 'ZZ', 'QO', 'UK', 'FX', 'DD', 'SU', 'YU'].includes(code)
        ? []
        : [[wordsOf(name).join(' '), code] as const]
    }),
)

/** The country of a CV as a code of two letters; null: not said, or by a name that nobody knows. */
export function countryCode(cv: { personal_data: { country: string } } | null): string | null {
  return countryOf(cv) ?? codes.get(wordsOf(cv?.personal_data.country ?? '').join(' ')) ?? null
}

const nations: ReadonlySet<string> = new Set(['england', 'scotland', 'wales', 'northern ireland'])

/** Whether an option of a list is a country, a nation of one, or all the others: 'Elsewhere', 'Outside the UK'. */
export function isCountryOrElsewhere(option: string): boolean {
  const words = wordsOf(option.replace(/^(?:outside(?: of)?|not in) /iu, ''))
  const name = words.join(' ')
  return (
    nations.has(name) ||
    codes.has(name) ||
    countryOf({ personal_data: { country: name } }) !== null ||
    words.some((word) => ['other', 'elsewhere', 'eu', 'eea', 'overseas', 'abroad'].includes(word))
  )
}

/** Whether somebody lives in a country; null: not known, or a matter of words: 'Ireland' of somebody in the north of it. */
export function livesIn(country: string | null, cv: Parameters<typeof nationOfHome>[0]): boolean | null {
  const living = countryCode(cv)
  if (living === null || country === null) return null
  return country === 'IE' && nationOfHome(cv) === 'Northern Ireland' ? null : living === country
}

function nationOfHome(cv: { personal_data: { country: string; postcode: string } } | null): string | null {
  return cv === null ? null : nationOf(cv.personal_data.postcode)
}
