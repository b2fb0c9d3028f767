import { globSync, readFileSync } from 'node:fs'
import { textsIn, type FoundText } from './find.ts'

/** A text that people read, with the file that it stands in, from the root of the product. */
export type PlacedText = FoundText & { file: string }

/** What a source may say to people: without its lines of comments, and once more with '…' for what a program fills in. */
function roughly(source: string): string {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '')
  return code + code.replaceAll(/\$?\{[^{}]*\}/gu, '…')
}

const isSource = (file: string) => !/\.(?:test|fixtures|d)\.tsx?$/u.test(file) && !file.includes('/data/')

/**
 * Every text of pages, emails, messages of the API and documents.
 * @param about only files whose source it matches are read, which takes most of the time; without it, all of them.
 * @returns by file, in the order of their names.
 */
export async function allTexts(about = /(?:)/u): Promise<PlacedText[]> {
  const files = globSync('{app,contract,engines,server}/**/*.{ts,tsx}').filter((file) => isSource(file))
  const texts = files.toSorted().map(async (file) => {
    const source = readFileSync(file, 'utf8')
    return about.test(roughly(source)) ? (await textsIn(file, source)).map((text) => ({ file, ...text })) : []
  })
  return (await Promise.all(texts)).flat()
}
