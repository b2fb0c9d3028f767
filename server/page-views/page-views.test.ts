import { expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import { startServer } from '../../test/server.ts'
import { pageKind } from './count-page-view.ts'

test.each([
  ['/', '/'],
  ['/sources', '/sources'],
  ['/jobresults/nurse_in_Leeds_and_salary_from_1_to_2/industry:Any', '/jobresults'],
  ['/job/12?from=x', '/job'],
  ['/Ann.Example@example.com', 'other'],
  ['/07700900123', 'other'],
])('of %s only %s is kept', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
})

test('views are counted by day and kind of page, and say nothing back', async () => {
  await using server = await startServer({ boards: [] })
  for (const path of ['/job/1', '/job/2', '/']) {
    const answer = await server.post('/api/pageviews', { path })
    expect([answer.status, answer.text, answer.headers.get('set-cookie')]).toEqual([204, '', null])
  }
  await server.services.pageViews.flush()
  const { rows } = await server.db.query('select day::text, page, views from page_views order by page')
  expect(rows).toEqual([
    { day: '2026-03-04', page: '/', views: 1 },
    { day: '2026-03-04', page: '/job', views: 2 },
  ])
})

test('views that have not been written yet are written when the program stops, beside those of others', async () => {
  await using database = await aDatabase()
  const on = { databaseUrl: database.url, dataFolder: '/nowhere' }
  for (const paths of [['/job/1', '/'], ['/job/2']]) {
    await using server = await startServer({ boards: [], on })
    for (const path of paths) await server.post('/api/pageviews', { path })
  }
  const { rows } = await database.db.query('select page, views from page_views order by page')
  expect(rows).toEqual([
    { page: '/', views: 1 },
    { page: '/job', views: 2 },
  ])
})

test('anything but a path is refused', async () => {
  await using server = await startServer({ boards: [] })
  expect((await server.post('/api/pageviews', { path: 'https://elsewhere.example' })).status).toBe(422)
  expect((await server.post('/api/pageviews', { path: '/', visitor: 'me' })).status).toBe(422)
})
