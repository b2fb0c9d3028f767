/**
 * JSON that PostgreSQL takes: without NUL, and with U+FFFD for half a surrogate pair, which it refuses. The quick look first:
 * almost no text holds either.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value)
  if (!text.includes('\\u') || !/\\u(?:0000|d[89a-f])/iu.test(text)) return text
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
}

/**
 * Several texts of JSON as one, for `string_to_array(…, E'\\x01')`: JSON writes control characters otherwise, and an array's quotes and
 * backslashes would be escaped a second time.
 */
export function jsonList(texts: readonly string[]): string {
  return texts.join('\u0001')
}

/** The same for plain text. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
