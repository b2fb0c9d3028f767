/**
 * A name or a line as everybody reads it: line breaks, control characters and marks that turn the direction of what follows become a space, so
 * that it cannot pass for more than one line, or for another text.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u061C\s]+/gu, ' ').trim()
}
