/** The sentences of texts, with straight quotes and plain spaces, for lists of words to be matched against. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[‘’]/gu, "'")
      .replaceAll(/[“”]/gu, '"')
      .replaceAll('\u00A0', ' ')
      .split(/(?<=[.!?;])(?<!\b(?:e\.g|i\.e|eg|ie)\.)\s+|\n/u),
  )
}
