import { expect, test } from 'vitest'
import { revisionOf } from './revision.ts'

test('a revision is the same for the same content in any order, and another after any change', () => {
  const company = { name: 'Quay Ltd', address: { town: 'Hull', street: '1 Quay' }, number: null }
  const revision = revisionOf(company)
  expect(revision).toMatch(/^[\da-f]{16}$/u)
  expect(revisionOf({ number: null, address: { street: '1 Quay', town: 'Hull' }, name: 'Quay Ltd' })).toBe(revision)
  expect(revisionOf({ ...company, about: undefined })).toBe(revision)
  for (const changed of [
    { ...company, name: 'Quay Limited' },
    { ...company, number: '' },
    { ...company, address: { town: 'Hull' } },
  ])
    expect(revisionOf(changed)).not.toBe(revision)
  expect(revisionOf(['a', 'b'])).not.toBe(revisionOf(['b', 'a']))
})
