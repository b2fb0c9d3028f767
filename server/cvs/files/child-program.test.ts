import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBuilt } from './child-program.ts'

test('what looks at files is taken as it was built until a file that it was made of is changed or gone', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'rolecall-built-'))
  const [source, built] = [join(checkout, 'server', 'read.ts'), join(checkout, 'build', 'file-reader')]
  mkdirSync(join(checkout, 'server'))
  mkdirSync(built, { recursive: true })
  try {
    writeFileSync(source, '')
    expect(isBuilt(checkout)).toBe(false)
    writeFileSync(join(built, 'main.js'), '')
    expect(isBuilt(checkout)).toBe(false)
    writeFileSync(join(built, 'sources.json'), JSON.stringify(['server/read.ts']))
    utimesSync(source, 1_000, 1_000)
    expect(isBuilt(checkout)).toBe(true)

    const later = Date.now() / 1_000 + 60
    utimesSync(source, later, later)
    expect(isBuilt(checkout)).toBe(false)
    rmSync(source)
    expect(isBuilt(checkout)).toBe(false)
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
})
