/** Longer titles are sentences; what follows says nothing of the job. */
const longestTitle = 200
/** More words than any name of a job has. */
const wordsAtMost = 16

/**
 * The words of a title as the table knows them: lower case, without accents, 'c#', 'c++' and '.net' whole. Linear in the title's length.
 */
export function wordsOf(title: string): string[] {
  const plain = title
    .slice(0, longestTitle)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('co-ord', 'coord')
    .replace(/['’]s?(?![\p{L}\p{N}])|['’]/gu, '')
  return (plain.match(/\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? []).slice(0, wordsAtMost)
}

/** Words that say nothing of what is done. */
const little: ReadonlySet<string> = new Set(['and', 'or', 'of', 'the', 'for', 'in', 'a', 'an', 'to', 'at', 'with'])

/** The keys of a title's rows in the table: each word, and each word with the next ('care assistant'). */
export function keysOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !little.has(word))
  return [...telling, ...telling.slice(1).map((word, at) => `${telling[at]} ${word}`)]
}
