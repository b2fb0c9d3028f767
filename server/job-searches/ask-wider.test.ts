import { expect, test } from 'vitest'
import type { Results } from '../../contract/job-searches/results.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { aBoard } from '../../test/a-board.ts'
import { aSocket, gather } from '../../test/live-socket.ts'
import type { Board } from '../boards/board.ts'

const bell = { title: 'Bellfounder', employer: 'Bell Yard' }

/** A board with a bellfounder 19 miles from Leeds, whom it tells of where it is asked as far, and others 44 miles off. */
function boardOfBells(): { board: Board; miles: (number | null)[] } {
  const miles: (number | null)[] = []
  const near = aBoard('reed', { ads: [{ ref: 'a', places: ['Harrogate'], ...bell }] })
  const search: Board['search'] = async (query, call) => {
    miles.push(query.radiusMiles)
    const answer = await near.search!(query, call)
    return (query.radiusMiles ?? 99) >= 15 ? answer : { ads: [], total: 0, unusable: [] }
  }
  return { board: { ...near, search }, miles }
}

const search = { ...defaultSearch, jobTitle: 'bellfounder', jobLocation: 'Leeds', jobDistance: 5 }
const ask = { id: 'one', call: 'getJobsFromServer', address: resultsAddress(search), shown: [], total: 0 }

test('a search that finds little has the boards asked wider, step by step, and is told so', async () => {
  const { board, miles } = boardOfBells()
  await using live = await aSocket([board])
  const events = await gather(await live.open(), ask)

  expect(events.filter(({ kind }) => kind === 'wider')).toEqual([
    { id: 'one', kind: 'wider', miles: 25, total: null },
    { id: 'one', kind: 'wider', miles: 25, total: 1 },
    { id: 'one', kind: 'wider', miles: 50, total: null },
    { id: 'one', kind: 'wider', miles: 50, total: 1 },
  ])
  expect(events.at(-1)).toMatchObject({ kind: 'done', total: 0 })
  expect(miles).toEqual([5, 25, 50])

  // What is offered has been asked for, and is counted as such.
  const { body } = await live.server.get(`/api/jobsearches/bellfounder/Leeds/12000/200001/5/Any`)
  expect((body as Results).wider).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'Within 25 miles', count: 1, isWhole: true }),
      expect.objectContaining({ label: 'Anywhere', count: 1, isWhole: false }),
    ]),
  )
})

test('where enough is found, or nothing wider can be, nothing more is asked', async () => {
  const titles = ['Night Nurse', 'Day Nurse', 'Ward Nurse', 'Theatre Nurse', 'School Nurse']
  const board = aBoard('reed', {
    ads: titles.map((title, i) => ({ ref: `n${i}`, title, employer: `${title} House`, description: `${title} ${i}` })),
  })
  await using live = await aSocket([board])
  const socket = await live.open()
  const wider = async (given: Partial<typeof search>) => {
    const address = resultsAddress({ ...search, ...given })
    const events = await gather(socket, { ...ask, id: address.slice(0, 60), address })
    return events.filter(({ kind }) => kind === 'wider').length
  }

  expect(await wider({ jobTitle: 'nurse' })).toBe(0)
  expect(await wider({ jobTitle: 'bellfounder', jobDistance: 51 })).toBe(0)
  expect(await wider({ jobTitle: 'bellfounder', jobLocation: 'West Yorkshire' })).toBe(0)
  expect(await wider({ jobTitle: 'bellfounder', jobDistance: 25 })).toBe(2)
})
