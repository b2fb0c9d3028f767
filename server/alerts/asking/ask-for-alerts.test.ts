import { expect, test } from 'vitest'
import type { ListedAlert } from '../../../contract/alerts/own-alerts-api.ts'
import { aBoard } from '../../../test/a-board.ts'
import { anAlert, runAlerts, runAlertTask } from '../../../test/alerts.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { BoardFailure, type Board, type BoardQuery } from '../../boards/board.ts'

const monday = '2026-03-02T10:00:00Z'
const tuesdayMorning = '2026-03-03T07:00:00Z'

test('the boards are asked before the hour of an alert, once for all who want the same, and mail and list say so', async () => {
  const reed = counted(aBoard('reed', { ads: [{}] }))
  const dice = counted(aBoard('dice', { fails: new BoardFailure('timeout', 'no answer in time') }))
  // Read whole: all that it has is there already.
  const whole = counted(aBoard('arbeitnow', { ads: [] }))
  const feed: Board = { ...whole.board, feed: { everyMinutes: 60, read: async function* () {} } }
  await using server = await startServer({ boards: [reed.board, dice.board, feed] })
  server.clock.set(new Date(monday))
  const ann = await aPerson(server, { email: 'ann@example.com' })
  const bob = await aPerson(server, { email: 'bob@example.com' })
  await anAlert(server, ann)
  await anAlert(server, bob)
  await anAlert(server, bob, { jobDistance: 5 })

  await runAlertTask(server, 'ask-boards-for-alerts')
  await runAlertTask(server, 'ask-boards-for-alerts')
  expect(reed.asked).toMatchObject([{ title: 'nurse', radiusMiles: 10 }])
  expect(dice.asked).toHaveLength(1)
  expect(whole.asked).toEqual([])
  expect(await boardsOf(server, bob)).toEqual([
    [
      { name: 'REED', at: '2026-03-02T10:00:00.000Z', isMissing: false },
      { name: 'DICE', at: null, isMissing: true },
    ],
    [
      { name: 'REED', at: '2026-03-02T10:00:00.000Z', isMissing: false },
      { name: 'DICE', at: null, isMissing: true },
    ],
  ])

  const mails = await runAlerts(server, tuesdayMorning)
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ann@example.com', '1 new nurse job in Leeds'],
    ['bob@example.com', '1 new nurse job in Leeds'],
  ])
  expect(mails[0]?.body).toContain('Asked: REED 2 Mar 10:00. No answer yet: DICE.')
  // For the next morning it is asked once more.
  await runAlertTask(server, 'ask-boards-for-alerts')
  expect([reed.asked.length, dice.asked.length]).toEqual([2, 2])
})

test('an alert that is off, deleted or not confirmed has no board asked', async () => {
  const reed = counted(aBoard('reed', { ads: [{}] }))
  await using server = await startServer({ boards: [reed.board] })
  const ann = await aPerson(server)
  const off = await anAlert(server, ann)
  await server.send('PATCH', `/api/users/me/alerts/${off.id}`, { isOn: false }, ann.headers)
  const gone = await anAlert(server, ann, { jobTitle: 'chef' })
  await server.send('DELETE', `/api/users/me/alerts/${gone.id}`, undefined, ann.headers)
  await server.post('/api/alerts', { email: 'x@example.com', searches: [{ jobTitle: 'cook', jobLocation: 'Leeds' }] })

  await runAlertTask(server, 'ask-boards-for-alerts')
  expect(reed.asked).toEqual([])
})

test('what a person has just had the board asked for stands; another search of the alert does not', async () => {
  const reed = counted(aBoard('reed', { ads: [{}] }))
  await using server = await startServer({ boards: [reed.board] })
  const ann = await aPerson(server)
  const alert = await anAlert(server, ann)
  await server.get('/api/jobsearches/nurse/Leeds/12000/200001/10/Any')
  await runAlertTask(server, 'ask-boards-for-alerts')
  expect(reed.asked).toHaveLength(1)
  expect(await boardsOf(server, ann)).toMatchObject([[{ isMissing: false }]])

  const address = alert.address.replace('nurse', 'midwife')
  await server.send('PATCH', `/api/users/me/alerts/${alert.id}`, { address }, ann.headers)
  expect(await boardsOf(server, ann)).toMatchObject([[{ at: null, isMissing: true }]])
  await runAlertTask(server, 'ask-boards-for-alerts')
  expect(reed.asked.map(({ title }) => title)).toEqual(['nurse', 'midwife'])
})

test('‘Run now’ asks at once, and sends what the boards have', async () => {
  const reed = counted(aBoard('reed', { ads: [{}, { title: 'Night Nurse', employer: 'Birch Lane' }] }))
  await using server = await startServer({ boards: [reed.board] })
  const ann = await aPerson(server)
  const { id } = await anAlert(server, ann)

  const run = await server.post(`/api/users/me/alerts/${id}/run`, {}, ann.headers)
  expect(run.body).toMatchObject({ message: 'We have sent you 2 new jobs', sent: 2 })
  expect(await boardsOf(server, ann)).toMatchObject([[{ name: 'REED', isMissing: false }]])
})

async function boardsOf(server: TestServer, { headers }: Person): Promise<ListedAlert['boards'][]> {
  const list = (await server.get('/api/users/me/alerts', headers)).body as ListedAlert[]
  return list.map(({ boards }) => boards)
}

function counted(board: Board): { board: Board; asked: BoardQuery[] } {
  const asked: BoardQuery[] = []
  const search: Board['search'] = async (query, call) => {
    asked.push(query)
    return (await board.search?.(query, call)) ?? { ads: [], total: 0, unusable: [] }
  }
  return { board: { ...board, search }, asked }
}
