import type { Country } from '../../contract/places/countries.ts'

/** One way to read a word or two as a British postcode or an Irish Eircode, or as the first part of one. */
export type PostcodeReading = {
  country: Country
  /** 'LS1', 'EC1A', 'D02' */
  outcode: string
  /** 'LS1 4AP', 'D02 X285'; null: only the first part is given ('LS1', or 'LS1 4', of which LS1 is complete). */
  full: string | null
}

/** Whether there is such an outcode (British) or routing key (Irish). */
export type IsKnownOutcode = (outcode: string, country: Country) => boolean

/**
 * The ways to read one word as a postcode, the likeliest first: 'ls14ap', 'ls1', 'ec1a2', 'd02x285', 'h91'.
 * What is only shaped like one ('A1', 'M60') is none: its outcode must be known. Few words have two readings: 'E21' is the
 * routing key of Cahir and the first sector of E2, 'W12' is Shepherd's Bush and Newbridge.
 */
export function readPostcode(word: string, isKnown: IsKnownOutcode): PostcodeReading[] {
  // Every form begins with a letter and has a digit in the second or third place: most words end here.
  if (word.length < 2 || word.length > 7 || !/^[a-z]{1,2}\d/i.test(word)) return []
  const text = word.toUpperCase()
  const readings: PostcodeReading[] = []
  const add = (pattern: RegExp, country: Country, isFull: boolean) => {
    const [, outcode, rest] = pattern.exec(text) ?? []
    if (outcode && isKnown(outcode, country))
      readings.push({ country, outcode, full: isFull ? `${outcode} ${rest}` : null })
  }
  add(eircode, 'IE', true)
  add(britishPostcode, 'GB', true)
  add(britishOutcode, 'GB', false)
  add(routingKey, 'IE', false)
  // 'LS11' is the outcode LS11, not the first sector of LS1: a sector is what is left.
  if (!readings.some((reading) => reading.country === 'GB')) add(britishSector, 'GB', false)
  return readings
}

/** The same for two words: 'LS1 4AP', 'M21 0', 'D02 X285'. */
export function readPostcodePair(first: string, second: string, isKnown: IsKnownOutcode): PostcodeReading[] {
  if (first.length > 4 || second.length > 4) return []
  // 'NG1 1' is a sector of NG1; written together it would be NG11.
  if (/^\d$/.test(second))
    return readPostcode(first, isKnown).filter((reading) => reading.country === 'GB' && !reading.full)
  return readPostcode(first + second, isKnown).filter((reading) => reading.full?.startsWith(`${first.toUpperCase()} `))
}

/** The last two places never hold C, I, K, M, O or V (BS 7666). */
const britishPostcode = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/
const britishSector = /^([A-Z]{1,2}\d[A-Z\d]?)\d$/
const britishOutcode = /^([A-Z]{1,2}\d[A-Z\d]?)$/
/** Eircode leaves out B, G, I, J, L, M, O, Q, S, U and Z; one routing key, D6W, ends in a letter. */
const eircode = /^([AC-FHKNPRTV-Y]\d[\dW])(?=.*\d)([\dAC-FHKNPRTV-Y]{4})$/
const routingKey = /^([AC-FHKNPRTV-Y]\d[\dW])$/
