import { expect, test } from 'vitest'
import type { Results } from '../../contract/job-searches/results.ts'
import { aPerson } from '../../test/people.ts'
import { addAds, startServer } from '../../test/server.ts'

test('what a person wants never to see is left out for them alone, and the page says how many', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Glazier', company: 'Pane Ltd' },
    { title: 'Glazier', company: 'Glass Works' },
    { title: 'Sales Glazier', company: 'Third' },
  ])
  const [ann, eve] = [await aPerson(server), await aPerson(server)]
  const put = await server.send(
    'PUT',
    '/api/avoided',
    {
      entries: [
        { kind: 'company', text: ' Pane ', never: 'show' },
        { kind: 'word', text: 'sales', never: 'apply' },
      ],
    },
    ann.headers,
  )
  expect(put.body).toEqual([
    { kind: 'company', text: 'Pane', never: 'show' },
    { kind: 'word', text: 'sales', never: 'apply' },
  ])
  const find = async (headers = {}) => {
    const { body } = await server.get('/api/jobsearches/glazier/Leeds/12000/200001/10/Any', headers)
    const { jobs, leftOut, total } = body as Results
    return { employers: jobs.map(({ employer }) => employer).sort(), leftOut, total }
  }
  expect(await find(ann.headers)).toEqual({ employers: ['Glass Works', 'Third'], leftOut: 1, total: 3 })
  for (const headers of [{}, eve.headers]) expect(await find(headers)).toMatchObject({ leftOut: 0, total: 3 })

  expect((await server.get('/api/avoided', eve.headers)).body).toEqual([])
  expect((await server.get('/api/avoided')).status).toBe(401)
  const wrong = await server.send(
    'PUT',
    '/api/avoided',
    { entries: [{ kind: 'word', text: ' !', never: 'show' }] },
    ann.headers,
  )
  expect(wrong.status).toBe(422)
  expect(await find(ann.headers)).toMatchObject({ leftOut: 1 })
})
