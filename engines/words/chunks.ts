/**
 * Calls `visit` for every run of characters that may hold a word: 'C++', 'full-stack', "nurse's", '25,000'.
 * One pass over character codes, because every ad of an import goes through it.
 */
export function eachChunk(text: string, visit: (start: number, end: number) => void): void {
  let start = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isInside =
      code < 128 ? asciiInside[code] === 1 || isThousandsComma(text, at, code) : isInsideBeyondAscii(text, at, code)
    if (isInside) {
      if (start < 0) start = at
    } else if (start >= 0) {
      visit(start, at)
      start = -1
    }
  }
  if (start >= 0) visit(start, text.length)
}

const asciiInside = new Uint8Array(128)
for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'&+#-.") {
  asciiInside[character.charCodeAt(0)] = 1
}

const comma = 44

function isThousandsComma(text: string, at: number, code: number): boolean {
  return code === comma && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1))
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Letters, and the two hyphens and the apostrophe of typeset text. Other signs, spaces and emoji part words. */
function isInsideBeyondAscii(text: string, at: number, code: number): boolean {
  if (code < 0xc0) return false // Signs of Latin-1: no-break space, pound, bullets.
  if (code >= 0x2000 && code <= 0x206f) return code === 0x2010 || code === 0x2011 || code === 0x2019
  if (code >= 0x20a0 && code <= 0x20cf) return false // Currency.
  if (code >= 0x2190 && code <= 0x2bff) return false // Arrows, boxes, dingbats.
  if (code >= 0x3000 && code <= 0x303f) return false // Ideographic punctuation.
  if (code >= 0xd800 && code <= 0xdfff) return isStyledLetter(text, at, code)
  if (code >= 0xfe00 && code <= 0xfe0f) return false // Variation selectors.
  return code !== 0xd7 && code !== 0xf7 && code !== 0xfeff && code !== 0xfffd
}

/** '𝐃𝐚𝐭𝐚': letters of mathematics, which some use for bold type. They are two codes each; other pairs are emoji. */
function isStyledLetter(text: string, at: number, code: number): boolean {
  return code === 0xd835 || (code >= 0xdc00 && text.charCodeAt(at - 1) === 0xd835)
}
