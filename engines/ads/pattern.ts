/**
 * A regular expression written over several lines: line ends and the blanks around them are no part of it.
 *
 *     const tea = pattern('i')`
 *       \b(?:green|black)
 *       |herbal tea\b`
 */
export function pattern(flags = ''): (strings: TemplateStringsArray, ...parts: string[]) => RegExp {
  return (strings, ...parts) => new RegExp(fragment(strings, ...parts), flags)
}

/** A piece of one, to be put into others. */
export function fragment(strings: TemplateStringsArray, ...parts: string[]): string {
  return String.raw(strings, ...parts).replace(/(?<!\s)\s*\n\s*/g, '')
}
