import { expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'

const search = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'

test('a parameter that a call does not have is refused by its name, and nothing is done', async () => {
  await using server = await startServer()
  expect((await server.get(`${search}?fullTime=true&sort=date`)).status).toBe(200)
  const misspelt = await server.get(`${search}?fulltime=true&sort=date`)
  expect(misspelt).toMatchObject({
    status: 422,
    body: { errors: { fulltime: { message: 'This call has no parameter called ‘fulltime’' } } },
  })
  expect((await server.get('/api/sources?x=1')).status).toBe(422)
})

test('a field inside another field is known by the name of the outer', async () => {
  await using server = await startServer()
  const pension = '/api/salary?kind=employee&grossGbp=30000&pension[kind]=percentOfGross&pension[percent]=5'
  const answer = await server.get(pension)
  expect(Object.keys((answer.body as { errors?: object }).errors ?? {})).not.toContain('pension')
})

test('who may not make a call is told that first', async () => {
  await using server = await startServer()
  expect((await server.get('/api/users/me?x=1')).status).toBe(401)
  expect((await server.get('/api/users/me?x=1', (await aPerson(server)).headers)).status).toBe(422)
})

test('every call that reads, with a parameter that none has, is refused or closed', async () => {
  await using server = await startServer()
  const reading = Object.values(contract)
    .flatMap((feature) => Object.values(feature))
    .map((call) => (call as { '~orpc': { route: { method: string; path: string } } })['~orpc'].route)
    .filter(({ method }) => method === 'GET')
  expect(reading.length).toBeGreaterThan(40)
  for (const { path } of reading) {
    const { status } = await server.get(`/api${path.replaceAll(/\{[^}]+\}/gu, '1')}?noCallHasThis=1`)
    expect([401, 404, 422], path).toContain(status)
  }
})
