import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locks, lockSpaces } from './locks.ts'

test('no two locks have the same number', () => {
  const numbers = [...Object.values(locks), ...Object.values(lockSpaces)]
  expect(new Set(numbers).size).toBe(numbers.length)
})

/** Their number is made of what they lock. */
const byText = ['server/platform/limits/each-use.ts', 'server/social-login/identities.ts']

test('who takes a lock takes one of the list', () => {
  const root = join(import.meta.dirname, '../..')
  const takers = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('pg_advisory'))
  expect(takers.length).toBeGreaterThan(5)
  const without = takers.filter((file) => !/\block(?:s|Spaces)\.\w/u.test(readFileSync(join(root, file), 'utf8')))
  expect(without.sort()).toEqual(byText)
})
