/*
 * How a text message is counted: 3GPP TS 23.038's 7-bit alphabet, or UCS-2 for the whole text as soon as one character is not in it.
 * The network cuts what is longer into parts, each with a head of its own.
 */

/** One unit each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** An escape and a character: two units, which are never parted. */
const extended = new Set('^{}\\[~]|€\f')

const rooms = { gsm: { one: 160, several: 153 }, ucs2: { one: 70, several: 67 } } as const

export type Counted = { alphabet: 'gsm' | 'ucs2'; units: number; parts: string[] }

/** How long a text is on the network, and the parts that it goes in: as many as are paid for. */
export function countText(text: string): Counted {
  // By code points: neither half of a surrogate pair stands alone.
  const characters = [...text]
  const isGsm = characters.every((one) => basic.has(one) || extended.has(one))
  const alphabet = isGsm ? 'gsm' : 'ucs2'
  const unitsOf = (one: string) => (isGsm ? (extended.has(one) ? 2 : 1) : one.length)
  const units = characters.reduce((sum, one) => sum + unitsOf(one), 0)
  if (units <= rooms[alphabet].one) return { alphabet, units, parts: text === '' ? [] : [text] }
  const parts: string[] = []
  let [part, left] = ['', rooms[alphabet].several as number]
  for (const one of characters) {
    if (unitsOf(one) > left) {
      parts.push(part)
      part = ''
      left = rooms[alphabet].several
    }
    part += one
    left -= unitsOf(one)
  }
  return { alphabet, units, parts: [...parts, part] }
}

const plainSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u{A0}': ' ',
}

/** The same words with typewriter's punctuation, which costs less. Letters stay: Seán is Seán. */
export function withPlainSigns(text: string): string {
  return text.replaceAll(/[’‘“”–—…\u{A0}]/gu, (sign) => plainSigns[sign] ?? sign)
}

/** What each text begins with (S18.12): who sends it, and about what. Names are not changed. */
export function textPrefix({ company, jobTitle }: { company: string; jobTitle: string }): string {
  return `${company} - ${jobTitle}: `
}

/** What each text ends with. */
export const stopWords = ' Reply STOP to stop texts.'

/** '48 of 150, 1 text' */
export function countInWords(typed: string, prefix: string, most: number): string {
  const { length } = countText(`${prefix}${typed}${stopWords}`).parts
  return `${typed.length} of ${most}, ${length} ${length === 1 ? 'text' : 'texts'}`
}
