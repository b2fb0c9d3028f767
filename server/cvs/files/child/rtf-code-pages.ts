export const usualCodePage = 'windows-1252'

/** By a font's \fcharset. 0 and 1, and that of signs, are in the document's own. */
const codePages: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}

/** @returns null where its bytes are in the document's own code page. */
export function codePageOfFont(charset: number | null): string | null {
  return codePages[charset ?? 0] ?? null
}

/** @returns the name by which the platform knows a code page, or null where it does not. */
export function decoderOf(name: string): string | null {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return null
  }
}
