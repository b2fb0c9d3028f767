/**
 * Parses JSON whose numbers may not fit a JavaScript number: those become text, digit for digit. Jooble's ids are of 64 bits.
 * @throws SyntaxError
 */
export function parseWithLongIds(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown, context?: { source?: string }) => {
    const isCut = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    return isCut ? (context?.source ?? value) : value
  })
}
