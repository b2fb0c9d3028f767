/** What a tax code says of tax-free pay and of the bands. Whole pounds. */
export type TaxCode = {
  /** Scottish bands; else those of the rest of the United Kingdom, also for Wales. */
  isScottish: boolean
} & (
  | { kind: 'free'; pounds: number }
  /** K: so much is added to the pay. */
  | { kind: 'added'; pounds: number }
  /** BR, D0 and the like: all pay in the band of that place. */
  | { kind: 'one-band'; band: number }
  | { kind: 'no-tax' }
)

/**
 * Reads a tax code, in capitals or not, blanks or not: '1257L', 's1257l', 'K475', 'BR', 'SD2', '0T', 'NT', with or without the
 * sign of an emergency code behind it. Null if it is not one.
 */
export function readTaxCode(text: string): TaxCode | null {
  const code = text
    .toUpperCase()
    .replaceAll(/\s/gu, '')
    .replace(/(?<=.)(?:W1\/?M1|W1|M1|X)$/u, '')
  if (code === 'NT') return { isScottish: false, kind: 'no-tax' }
  const found = /^(?<nation>[SC]?)(?<rest>.+)$/u.exec(code)?.groups
  if (found === undefined) return null
  const { nation = '', rest = '' } = found
  const isScottish = nation === 'S'
  if (rest === 'NT') return { isScottish, kind: 'no-tax' }
  if (rest === '0T') return { isScottish, kind: 'free', pounds: 0 }
  const band = bandCodes.indexOf(rest)
  // Scottish bands start one lower: the basic band is their second.
  if (band !== -1 && (isScottish || band <= 2))
    return { isScottish, kind: 'one-band', band: isScottish ? band + 1 : band }
  const added = /^K(\d{1,5})$/u.exec(rest)?.[1]
  if (added !== undefined) return { isScottish, kind: 'added', pounds: Number(added) * 10 + 9 }
  const [, digits, letter] = /^(\d{1,5})([LMNT])$/u.exec(rest) ?? []
  if (digits === undefined) return null
  return { isScottish, kind: 'free', pounds: Number(digits) * 10 + (letter === 'T' ? 0 : 9) }
}

const bandCodes = ['BR', 'D0', 'D1', 'D2', 'D3']

export const badTaxCode = 'This does not look like a tax code. Examples: 1257L, S1257L, K475, BR, 0T'
