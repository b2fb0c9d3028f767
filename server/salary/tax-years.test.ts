import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ukYears } from '../../contract/salary/uk-years.ts'

// Here and not beside the table, because the contract reads no files.
test('each file of figures is one year of the table, and no year is there twice', () => {
  const folder = new URL('../../contract/salary/rates/', import.meta.url)
  const files = readdirSync(folder).filter((name) => /^uk-\d/u.test(name))
  expect(files.length).toBeGreaterThan(7)
  expect(ukYears.map(({ taxYear }) => `uk-${taxYear.replace('/', '-')}.ts`)).toEqual(files.toSorted())
})
