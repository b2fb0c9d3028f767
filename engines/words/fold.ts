/** Lower case, without accents; typeset hyphens and apostrophes as the plain ones: 'Café' → 'cafe'. */
export function foldWords(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[‐‑]/g, '-')
    .replace(/’/g, "'")
    .replace(/[ßæœøđłıþð]/g, (letter) => lettersWithoutAccent[letter] ?? letter)
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

const lettersWithoutAccent: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}
