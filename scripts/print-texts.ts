import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from './texts/find.ts'

/**
 * npm run texts [-- WORD]: every sentence that a person can read on a page, in an email, in an API message or in the documents, each
 * with its place, to be read in one go. With a word: only those that have it.
 */
const [word = ''] = process.argv.slice(2)
const isSource = /^(?!.*(?:\.test|\.fixtures|\.d)\.tsx?$).*\.tsx?$/u
const sources = ['contract', 'app', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => isSource.test(file) && !file.includes('/data/'))
    .map((file) => join(folder, file)),
)
let count = 0
for (const file of sources.toSorted()) {
  for (const { line, text } of await textsIn(file, readFileSync(file, 'utf8'))) {
    if (!text.toLowerCase().includes(word.toLowerCase())) continue
    console.log(`${file}:${line}\t${text}`)
    count++
  }
}
console.error(`${count} sentences`)
