import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLogFile } from './log-file.ts'

function aFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'rolecall-logs-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

test('lines are added to what is there, for our eyes only', () => {
  using folder = aFolder()
  const path = join(folder.path, 'logs', 'web.log')

  openLogFile(path).write('one\n')
  openLogFile(path).write('two\n')

  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a file that is full is put aside, and the oldest goes', () => {
  using folder = aFolder()
  const file = openLogFile(join(folder.path, 'web.log'), { maxBytes: 5, keep: 2 })

  for (const line of ['first\n', 'second\n', 'third\n', 'now\n']) file.write(line)

  expect(readdirSync(folder.path).sort()).toEqual(['web.log', 'web.log.1', 'web.log.2'])
  expect(readFileSync(join(folder.path, 'web.log'), 'utf8')).toBe('now\n')
  expect(readFileSync(join(folder.path, 'web.log.1'), 'utf8')).toBe('third\n')
  expect(readFileSync(join(folder.path, 'web.log.2'), 'utf8')).toBe('second\n')
})
