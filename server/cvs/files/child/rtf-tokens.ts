export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  /** A byte in the text's code page, from \'e9 or as it stands. */
  | { kind: 'byte'; byte: number }

/** Splits rich text into what it is made of. Data after \bin is left out. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0
  while (at < bytes.length) {
    const sign = bytes[at]!
    at++
    if (sign === brace.open) yield { kind: 'open' }
    else if (sign === brace.close) yield { kind: 'close' }
    else if (sign !== backslash) {
      // Line ends only fold the file.
      if (sign !== 10 && sign !== 13) yield { kind: 'byte', byte: sign }
    } else {
      const next = bytes[at] ?? 0
      if (isLetter(next)) {
        const start = at
        while (isLetter(bytes[at] ?? 0)) at++
        const word = String.fromCharCode(...bytes.subarray(start, Math.min(at, start + 40)))
        const number = /^-?\d{1,10}/u.exec(String.fromCharCode(...bytes.subarray(at, at + 11)))?.[0]
        at += number?.length ?? 0
        if (bytes[at] === 32) at++
        const value = number === undefined ? null : Number(number)
        if (word === 'bin' && value !== null) at += Math.max(0, value)
        else yield { kind: 'word', word, value }
      } else {
        at++
        if (next === apostrophe) {
          const byte = Number.parseInt(String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0), 16)
          at += 2
          if (!Number.isNaN(byte)) yield { kind: 'byte', byte }
        } else if (next === 10 || next === 13) yield { kind: 'word', word: 'par', value: null }
        else if (next === brace.open || next === brace.close || next === backslash) yield { kind: 'byte', byte: next }
        else yield { kind: 'word', word: String.fromCharCode(next), value: null }
      }
    }
  }
}

const brace = { open: 0x7b, close: 0x7d }
const backslash = 0x5c
const apostrophe = 0x27

function isLetter(sign: number): boolean {
  return (sign >= 65 && sign <= 90) || (sign >= 97 && sign <= 122)
}
