import { expect, test } from 'vitest'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { SavedSearch } from '../../contract/saved-searches/saved-searches.ts'
import { aPerson } from '../../test/people.ts'
import { startServer, type Answer } from '../../test/server.ts'

const address = (jobTitle: string) => resultsAddress({ ...defaultSearch, jobTitle, jobLocation: 'Leeds' })
const titles = ({ body }: Answer) => (body as SavedSearch[]).map(({ jobTitle }) => jobTitle)

test('a browser’s searches come to the account, each at its own moment', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const answer = await server.post(
    '/api/users/me/searches',
    {
      searches: [
        { address: address('nurse'), at: '2026-03-04T09:00:00.000Z' },
        { address: address('cook'), at: '2026-03-04T11:00:00.000Z' },
        { address: '/elsewhere' },
      ],
    },
    ann.headers,
  )

  expect(titles(answer)).toEqual(['cook', 'nurse'])
  expect((answer.body as SavedSearch[])[0]).toMatchObject({
    jobLocation: 'Leeds',
    alert: { status: false },
    lastSearched: '2026-03-04T11:00:00.000Z',
    isInHistory: true,
  })
  const other = await aPerson(server)
  expect(titles(await server.get('/api/users/me/searches', other.headers))).toEqual([])
})

test('ten are kept, the filters of the page make no second one, and the future is now', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server)
  for (let i = 1; i <= 12; i++) {
    server.clock.set(new Date(server.clock.now().getTime() + 1_000))
    await server.post('/api/users/me/searches', { searches: [{ address: address(`job ${i}`) }] }, headers)
  }
  const again = { address: `${address('job 5')}?sort=date`, at: '2099-01-01T00:00:00.000Z' }
  const answer = await server.post('/api/users/me/searches', { searches: [again] }, headers)

  expect(titles(answer)).toHaveLength(10)
  expect(new Set(titles(answer))).toEqual(new Set(Array.from({ length: 10 }, (_, i) => `job ${i + 3}`)))
  expect((answer.body as SavedSearch[]).every(({ lastSearched }) => lastSearched < '2027')).toBe(true)
})

test('one can be forgotten, and all; a search with an alert leaves the list and keeps its alert', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server)
  const searches = ['nurse', 'cook', 'driver'].map((jobTitle) => ({ address: address(jobTitle) }))
  await server.post('/api/users/me/searches', { searches }, headers)
  await server.post('/api/alerts/user', { searches: { jobTitle: 'cook', jobLocation: 'Leeds' } }, headers)

  const path = `/api/users/me/searches?address=${encodeURIComponent(address('nurse'))}`
  expect(titles(await server.send('DELETE', path, undefined, headers)).toSorted()).toEqual(['cook', 'driver'])
  const left = await server.send('DELETE', '/api/users/me/searches', undefined, headers)
  expect(left.body).toMatchObject([{ jobTitle: 'cook', alert: { status: true }, isInHistory: false }])
})

test('PUT puts a list in place of all, with the alerts that it names', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  await server.post('/api/users/me/searches', { searches: [{ address: address('nurse') }] }, ann.headers)
  const answer = await server.send(
    'PUT',
    `/api/users/${ann.id}/searches`,
    {
      searches: [
        { jobTitle: 'cook', jobLocation: 'Leeds', contract: 'true', noIR: 'false', alert: { status: true } },
        { jobTitle: 'driver', jobLocation: 'York', jobSalaryMin: '30000' },
      ],
    },
    ann.headers,
  )

  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject([
    { jobTitle: 'cook', contract: true, noIR: false, alert: { status: true } },
    { jobTitle: 'driver', jobSalaryMin: 30_000, jobDistance: 10, alert: { status: false } },
  ])
  const off = { searches: [{ jobTitle: 'cook', jobLocation: 'Leeds', contract: true, alert: { status: false } }] }
  expect((await server.send('PUT', '/api/users/me/searches', off, ann.headers)).body).toMatchObject([
    { jobTitle: 'cook', alert: { status: false } },
  ])
})

test('a stranger’s searches are as if they were not there, and a guest has none', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const eve = await aPerson(server)
  const path = `/api/users/${ann.id}/searches`
  const body = { searches: [{ address: address('nurse') }] }
  expect((await server.post(path, body, eve.headers)).status).toBe(404)
  expect((await server.send('PUT', path, { searches: [] }, eve.headers)).status).toBe(404)
  expect((await server.send('DELETE', path, undefined, eve.headers)).status).toBe(404)
  expect((await server.get(path, eve.headers)).status).toBe(404)
  expect((await server.get('/api/users/me/searches')).status).toBe(401)
})

test('a search without a title or a place is refused', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server)
  const answer = await server.post('/api/alerts/user', { searches: [{ jobTitle: ' ', jobLocation: 'Leeds' }] }, headers)
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('what job you are looking for')])
})
