import { countries, isOurs } from '../../../contract/places/countries.ts'

/** What stands before a number that is dialled within the country. Source: ITU-T, national numbering plans. */
const trunkZeros: Partial<Record<string, string>> = {
  '+44': '0',
  '+353': '0',
  '+31': '0',
  '+32': '0',
  '+33': '0',
  '+41': '0',
  '+43': '0',
  '+46': '0',
  '+49': '0',
  '+34': '',
  '+45': '',
  '+47': '',
  '+48': '',
  '+351': '',
}

/** Of countries from which people apply here. None begins with another. Source: ITU-T E.164. */
const countryCodes: readonly string[] =
  '+1 +7 +20 +27 +30 +31 +32 +33 +34 +36 +39 +40 +41 +43 +44 +45 +46 +47 +48 +49 +51 +52 +54 +55 +56 +57 +60 +61 +62 +63 +64 +65 +66 +81 +82 +84 +86 +90 +91 +92 +93 +94 +95 +98 +212 +213 +216 +233 +234 +254 +255 +256 +260 +263 +351 +352 +353 +354 +355 +356 +357 +358 +359 +370 +371 +372 +373 +374 +375 +376 +380 +381 +385 +386 +387 +389 +420 +421 +852 +880 +961 +962 +964 +965 +966 +968 +970 +971 +972 +973 +974 +977 +994 +995'.split(
    ' ',
  )

/** A telephone number in parts; null: its country is not known. */
export type Phone = { code: string; rest: string }

/**
 * @param country of the CV: where a number without a code is dialled
 */
export function phoneOf(text: string, country: string | null): Phone | null {
  const number = text
    .trim()
    .replace(/^00(?=[1-9])/u, '+')
    .replace(/^(\+\d{1,3} ?)\(0\) ?/u, '$1')
  if (number.startsWith('+')) {
    const code = countryCodes.find((one) => number.startsWith(one))
    return code === undefined ? null : { code, rest: number.slice(code.length).trim().replace(/^0/u, '') }
  }
  const digits = number.replaceAll(/\D/gu, '')
  // Mobiles tell their country: 07 and eleven digits in Britain, 083, 085 to 087 and 089 and ten in Ireland.
  const by = /^07\d{9}$/u.test(digits) ? 'GB' : /^08[35679]\d{7}$/u.test(digits) ? 'IE' : country
  const code = isOurs(by) ? countries[by].dialling : undefined
  return code === undefined || !number.startsWith('0') ? null : { code, rest: number.slice(1) }
}

/** Whether it is known to be a line into a house: no answer to a question for a mobile. */
export function isLandline({ code, rest }: Phone): boolean {
  const digits = rest.replaceAll(/\D/gu, '')
  if (code === '+44') return /^[123]/u.test(digits)
  return code === '+353' && /^(?:1|2[1-9]|[4-79])/u.test(digits)
}

/** With what numbers of mobiles begin. Source: the national numbering plans, as notified to the ITU. */
const mobiles: Partial<Record<string, RegExp>> = {
  '+31': /^6/u,
  '+33': /^[67]/u,
  '+34': /^[67]/u,
  '+44': /^7[1-57-9]/u,
  '+46': /^7[02369]/u,
  '+47': /^[49]/u,
  '+49': /^1[567]/u,
  '+91': /^[6-9]/u,
  '+351': /^9/u,
  '+353': /^8[35679]/u,
}

/** Whether it is known to be a mobile. */
export function isMobile({ code, rest }: Phone): boolean {
  return mobiles[code]?.test(rest.replaceAll(/\D/gu, '')) ?? false
}

/** In the form that is wanted; null: it cannot be written so. */
export function phoneAs(text: string, phone: Phone | null, form: string | undefined): string | null {
  if (form === undefined || form === 'any') return text
  if (phone === null) return null
  const { code, rest } = phone
  if (form === 'international') return `${code} ${rest}`
  if (form === 'international-digits') return `${code}${rest.replaceAll(/\D/gu, '')}`
  if (form === 'short') return rest.replaceAll(/[^\d ]/gu, '')
  const zero = trunkZeros[code]
  if (zero === undefined) return null
  return form === 'digits' ? `${zero}${rest.replaceAll(/\D/gu, '')}` : `${zero}${rest}`
}
