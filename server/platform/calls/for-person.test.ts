import { expect, test } from 'vitest'
import type { Meta } from '../../../contract/platform/endpoint.ts'
import { router } from '../../router.ts'
import { forKey } from './api-key.ts'
import { forCompany } from './for-company.ts'
import { forPerson } from './for-person.ts'

type Procedure = { '~orpc': { meta: object; middlewares: readonly unknown[] } }

const calls = Object.entries(router).flatMap(([feature, procedures]) =>
  Object.entries(procedures as Record<string, Procedure>).map(([name, { '~orpc': call }]) => {
    const { who, member } = call.meta as Meta
    return { name: `${feature}.${name}`, who, member, middlewares: call.middlewares }
  }),
)

test('every call that guests may not make hands its handler the person who asks', () => {
  const closed = calls.filter(({ who }) => who !== 'guest' && who !== 'api-key')
  expect(closed.length).toBeGreaterThan(100)
  const without = closed.filter(({ member, middlewares }) =>
    member === undefined ? !middlewares.includes(forPerson) : !middlewares.includes(forCompany),
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

test('every call of a company’s programs hands its handler their key, and no person', () => {
  const ofKeys = calls.filter(({ who }) => who === 'api-key')
  expect(ofKeys.length).toBeGreaterThan(5)
  const odd = ofKeys.filter(
    ({ middlewares }) =>
      !middlewares.includes(forKey) || middlewares.includes(forPerson) || middlewares.includes(forCompany),
  )
  expect(odd.map(({ name }) => name)).toEqual([])
  const elsewhere = calls.filter(({ who, middlewares }) => who !== 'api-key' && middlewares.includes(forKey))
  expect(elsewhere.map(({ name }) => name)).toEqual([])
})

test('no call that guests may make refuses them', () => {
  const open = calls.filter(({ who }) => who === 'guest')
  expect(open.length).toBeGreaterThan(40)
  const closed = open.filter(({ middlewares }) => middlewares.includes(forPerson) || middlewares.includes(forCompany))
  expect(closed.map(({ name }) => name)).toEqual([])
})
