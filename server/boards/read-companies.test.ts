import { expect, test } from 'vitest'
import { aBoardCall, type BoardAnswerGiven, readFeed } from '../../test/board-call.ts'
import { BoardFailure } from './board.ts'
import { employerNamed } from './company-posting.ts'
import { greenhouse } from './greenhouse/index.ts'
import { recruitee } from './recruitee/index.ts'

const jobs = (...ids: number[]) => JSON.stringify({ jobs: ids.map((id) => ({ id, title: 'Cook' })) })

async function read(companies: Record<string, BoardAnswerGiven>) {
  const answers = Object.entries(companies).map(([company, answer]): [string, BoardAnswerGiven] => [
    `https://boards-api.greenhouse.io/v1/boards/${company}/jobs?content=true`,
    answer,
  ])
  // A list as people write it.
  const settings = { companies: ` ${Object.keys(companies).join(', ')},` }
  const call = aBoardCall({ answers: Object.fromEntries(answers), settings })
  const { pages, failure } = await readFeed(greenhouse, call)
  return {
    asked: call.requests.length,
    refs: pages.flatMap(({ ads }) => ads.map(({ ref }) => ref)),
    unusable: pages.flatMap((page) => page.unusable),
    failure,
  }
}

test('companies are read one after the other', async () => {
  expect(await read({ one: jobs(1, 2), two: jobs(), three: jobs(3) })).toEqual({
    asked: 3,
    refs: ['1', '2', '3'],
    unusable: [],
    failure: null,
  })
})

test('a company that fails costs the others nothing, and the reading ends with its failure', async () => {
  const broken = new BoardFailure('failed', 'answered with an error (502)')

  expect(await read({ one: jobs(1), two: broken, three: 'not JSON', four: jobs(4) })).toMatchObject({
    refs: ['1', '4'],
    failure: broken,
  })
})

test('a company that has no board any more has no ads, and that is no failure', async () => {
  expect(await read({ gone: { status: 404 }, two: jobs(2) })).toMatchObject({
    refs: ['2'],
    unusable: ["no board of a company 'gone'"],
    failure: null,
  })
})

test('where no company at all is known, it is the system that has changed', async () => {
  expect(await read({ one: { status: 404 }, two: { status: 410 } })).toMatchObject({
    failure: { outcome: 'unreadable', message: 'knows none of the companies that we ask for' },
  })
})

test('a call that may not be made any more ends the reading at once, with what came before it', async () => {
  const stopped = new BoardFailure('skipped', 'stopped')
  const refused = new BoardFailure('refused', 'asked too often (429)')

  expect(await read({ one: stopped, two: jobs(2) })).toMatchObject({ asked: 1, refs: [], failure: stopped })
  expect(await read({ one: refused, two: stopped, three: jobs(3) })).toMatchObject({ asked: 2, failure: refused })
})

test('a careers site is below the domain of the system, or at an address of its own', async () => {
  const answers = {
    'https://acme.recruitee.com/api/offers/': '{"offers": []}',
    'https://careers.acme.example/api/offers/': '{"offers": []}',
  }
  const companies = 'acme,https://careers.acme.example/,a.b'
  const call = aBoardCall({ answers, settings: { companies } })
  const { pages, failure } = await readFeed(recruitee, call)

  expect(call.requests.map(({ url }) => url)).toEqual(Object.keys(answers))
  expect([failure, pages.at(-1)?.unusable]).toEqual([null, ["'a.b' cannot stand before .recruitee.com"]])
})

test.each([
  ['bright-fold', 'Bright Fold'],
  ['monzo', 'Monzo'],
  ['ServiceNow', 'ServiceNow'],
  ['acme_uk.ltd', 'Acme Uk Ltd'],
  ['https://careers.acme.example/', 'careers.acme.example'],
])("the company '%s' is called %s where the board says no more", (company, name) =>
  expect(employerNamed(company)).toBe(name),
)
