/**
 * JSON that PostgreSQL takes: NUL and halves of surrogate pairs, which it refuses, are left out. The quick look first:
 * almost no text holds either.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value)
  if (!/\\u(?:0000|d[89a-f])/iu.test(text)) return text
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
}

/** The same for plain text. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
