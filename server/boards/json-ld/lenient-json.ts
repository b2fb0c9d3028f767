import { decodeHTML } from 'entities'

/**
 * JSON as it stands in real pages: inside a comment or CDATA, with raw line breaks in its texts, commas before a closing
 * bracket, or encoded for HTML once too often. It is mended as text and parsed; never run.
 * @returns undefined where it cannot be read
 */
export function parseLenientJson(text: string): unknown {
  const bare = withoutWrapper(text)
  return parse(bare) ?? parse(mend(bare)) ?? parse(mend(decodeHTML(bare))) ?? undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function withoutWrapper(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?(?<!\s)\s*(?:\]\]>|-->)\s*(?:\*\/)?$/, '')
    .trim()
    .replace(/;$/, '')
}

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Escapes bare control characters inside of strings, and drops commas before a closing bracket outside of them. */
function mend(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g, (found) => {
    if (found === ',') return ''
    // eslint-disable-next-line no-control-regex -- these are what is mended
    return found.replace(/[\u0000-\u001f]/g, (character) => escapes[character] ?? ' ')
  })
}
