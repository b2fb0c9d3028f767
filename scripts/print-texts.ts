import { promising } from './texts/promising.ts'
import { promisedIn, readRegister } from './texts/register.ts'
import { allTexts } from './texts/sources.ts'

/**
 * npm run texts [-- WORD]: every sentence that a person can read on a page, in an email, in an API message or in the documents, each
 * with its place, to be read in one go. With a word: only those that have it.
 * npm run texts -- --promises: the sentences that may promise something, each with its heading in docs/promises.md.
 */
const [word = ''] = process.argv.slice(2)
if (word === '--promises') {
  const promised = promisedIn(await allTexts(promising), readRegister())
  for (const { file, line, sentence, entry } of promised) {
    console.log(`${file}:${line}\t${sentence}\t${entry?.heading ?? 'NOT IN docs/promises.md'}`)
  }
  console.error(
    `${promised.length} sentences, ${promised.filter(({ entry }) => entry === null).length} without an entry`,
  )
} else {
  const found = (await allTexts()).filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
  for (const { file, line, text } of found) console.log(`${file}:${line}\t${text}`)
  console.error(`${found.length} sentences`)
}
