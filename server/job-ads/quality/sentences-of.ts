/** In small letters of the same places: patterns without regard to case take five times as long. */
export function lowered(sentence: string): string {
  const lower = sentence.toLowerCase()
  // A few capitals of other languages become two letters; places would be wrong then.
  return lower.length === sentence.length ? lower : sentence
}

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
