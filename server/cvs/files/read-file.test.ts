import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CvFileKind } from '../../../contract/cvs/files.ts'
import { createLog } from '../../platform/log.ts'
import { readCvFile } from './read-file.ts'

const deps = { log: createLog({ program: 'test', level: 'silent' }) }
const folder = join(process.cwd(), '../shared/data/cvs/synthetic-uk-ie')

/** In these the name is missing in the file itself: their first page is empty. */
const withoutName = new Set(['uk-cv-03.pdf', 'uk-cv-21.pdf', 'uk-cv-30.pdf'])

type Truth = {
  id: string
  name: string
  email: string
  experience: { title: string; employer: string }[]
  skills: string[]
  files: string[]
}

describe.skipIf(!existsSync(folder))('the text of files of CVs', () => {
  const people = existsSync(folder)
    ? (JSON.parse(readFileSync(join(folder, 'ground-truth.json'), 'utf8')) as Truth[])
    : []
  const files = people.flatMap((person) => person.files.map((file) => ({ file, person })))

  test.each(files)('$file', async ({ file, person }) => {
    const kind = CvFileKind.parse(file.split('.').at(-1))
    const reading = await readCvFile(deps, readFileSync(join(folder, file)), kind)
    if (file.includes('scan')) return expect(reading).toEqual({ kind: 'no-text' })
    if (reading.kind !== 'read') throw new Error(`${file}: ${JSON.stringify(reading)}`)
    const text = folded(reading.text)
    const facts = [person.name, person.email, ...person.skills]
    for (const { title, employer } of person.experience) facts.push(title, employer)
    const missing = facts.filter((fact) => !text.includes(folded(fact)))
    expect(missing).toEqual(withoutName.has(file) ? [person.name] : [])
  })
})

/** Where a line ends, and capitals, are the layout's. */
function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ')
}
