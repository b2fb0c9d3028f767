/** A text's words as the search compares them: lower case, without accents, 'nurses' like 'nurse', '.NET' and 'C#' whole. */
export function wordsOf(text: string): string[] {
  const words = plain(text).match(/\.net\b|[a-z0-9]+(?:\+\+|#)?/gu) ?? []
  return words.map(stem)
}

/** Lower case without accents and apostrophes. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’]/gu, '')
    .toLowerCase()
}

function stem(word: string): string {
  return word.length > 3 && /[^su]s$/u.test(word) ? word.slice(0, -1) : word
}
