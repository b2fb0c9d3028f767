import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'

/** Every kind of page that a guest can read. */
const paths = [
  '/',
  '/jobresults/nurse_in_leeds',
  '/job/1',
  '/company/nobody-00000000',
  '/salary-calculator',
  '/statistics',
]

test('while the database cannot be reached no page of a guest says that something may not have been saved', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const { db } = server.services
  const [query, connect] = [db.query.bind(db), db.connect.bind(db)]
  const away = async () =>
    await Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  Object.assign(db, { query: away, connect: away })
  const answers = []
  for (const path of paths) answers.push({ path, ...(await server.get(path, { accept: 'text/html' })) })
  Object.assign(db, { query, connect })
  for (const { path, status, headers, text } of answers) {
    expect([path, text.includes('may not have been saved')]).toEqual([path, false])
    expect([path, status]).not.toEqual([path, 500])
    if (status === 503) expect([path, headers.get('retry-after')]).toEqual([path, '10'])
  }
  // It was really away.
  expect(answers.some(({ status }) => status === 503)).toBe(true)
})
