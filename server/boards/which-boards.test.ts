import { expect, test } from 'vitest'
import { aBoard } from '../../test/outward.ts'
import { BadSettings } from '../platform/config.ts'
import type { Board } from './board.ts'
import { readable, searchable, whichBoards } from './which-boards.ts'

const terms = (automatedReading: Board['terms']['automatedReading']) => ({ automatedReading, summary: '', url: null })
const key = { name: 'ROLECALL_REED_KEY', meaning: 'API key' }
const search: Board['search'] = async () => ({ ads: [], total: 0, unusable: [] })
const feed: Board['feed'] = { everyMinutes: 60, async *read() {} }

const reed: Board = { ...aBoard({ search }), id: 'reed', settings: [key], onByDefault: false }
const nhs: Board = { ...aBoard({ search }), id: 'nhs' }
const indeed: Board = { ...aBoard({ search }), id: 'indeed', terms: terms('forbidden'), onByDefault: false }
const remotive: Board = { ...aBoard(), id: 'remotive', feed, terms: terms('conditions'), onByDefault: false }
const greenhouse: Board = { ...aBoard(), id: 'greenhouse', feed, access: 'company boards' }
const registry = [reed, nhs, indeed, remotive, greenhouse]

function modes(
  config: Partial<Parameters<typeof whichBoards>[0]>,
  companies: Parameters<typeof whichBoards>[2] = {},
): Record<string, string | null> {
  const inUse = whichBoards({ boards: 'live', termsSeen: [], environmentVariables: {}, ...config }, registry, companies)
  return Object.fromEntries(inUse.map(({ board, mode, offBecause }) => [board.id, offBecause ?? mode]))
}

const termsForbid =
  'Its terms forbid automated reading; an operator who has seen them can name it in ROLECALL_TERMS_SEEN'

test('sandbox: every board is a demo', () => {
  expect(modes({ boards: 'sandbox' })).toEqual({
    reed: 'demo',
    nhs: 'demo',
    indeed: 'demo',
    remotive: 'demo',
    greenhouse: 'demo',
  })
})

test("sandbox: a board's own limits do not hold, its time and size do", () => {
  const strict = { ...reed, limits: { perMinute: 1, perDay: 10, concurrent: 1, timeoutMs: 500, maxBytes: 1_000 } }
  const config = { termsSeen: [], environmentVariables: { ROLECALL_REED_KEY: 'abc' } }
  const limits = (boards: 'live' | 'sandbox') => whichBoards({ ...config, boards }, [strict], {})[0]?.board.limits

  expect(limits('live')).toEqual(strict.limits)
  expect(limits('sandbox')).toEqual({ perMinute: 1_000, concurrent: 8, timeoutMs: 500, maxBytes: 1_000 })
})

test('live: the free ones, and why the others are off', () => {
  expect(modes({ boards: 'live' })).toEqual({
    reed: 'ROLECALL_REED_KEY is not set',
    nhs: 'live',
    indeed: termsForbid,
    remotive: 'It is read only when ROLECALL_BOARDS names it',
    greenhouse: 'The company boards file lists no company for it',
  })
})

test('live: those with their settings, and those whose terms the operator has seen', () => {
  const config = { boards: 'live', termsSeen: ['indeed'], environmentVariables: { ROLECALL_REED_KEY: 'abc' } } as const
  expect(modes(config, { greenhouse: ['acme'] })).toEqual({
    reed: 'live',
    nhs: 'live',
    indeed: 'live',
    remotive: 'It is read only when ROLECALL_BOARDS names it',
    greenhouse: 'live',
  })
})

test('names: those and no others, still within terms and settings', () => {
  const notNamed = 'ROLECALL_BOARDS does not name it'
  expect(modes({ boards: ['reed', 'indeed', 'remotive'] })).toEqual({
    reed: 'ROLECALL_REED_KEY is not set',
    nhs: notNamed,
    indeed: termsForbid,
    remotive: 'live',
    greenhouse: notNamed,
  })
})

test('a real key is never handed to the sandbox', () => {
  const environmentVariables = { ROLECALL_REED_KEY: 'a real one' }
  const [demo] = whichBoards({ boards: 'sandbox', termsSeen: [], environmentVariables }, [reed], {})
  const [live] = whichBoards({ boards: 'live', termsSeen: [], environmentVariables }, [reed], {})

  expect(demo?.settings.ROLECALL_REED_KEY).toBe('sandbox-key')
  expect(live?.settings.ROLECALL_REED_KEY).toBe('a real one')
})

test('companies are handed on as a list; whole addresses among them may be called', () => {
  const companies = { greenhouse: ['acme', 'https://jobs.other.example/feed.xml'] }
  const [inUse] = whichBoards({ boards: 'live', termsSeen: [], environmentVariables: {} }, [greenhouse], companies)

  expect(inUse?.settings.companies).toBe('acme,https://jobs.other.example/feed.xml')
  expect(inUse?.addresses).toEqual(['https://jobs.other.example/feed.xml'])
})

test('a board of no fixed host reads the addresses of its setting and of the file; in demo mode those of the sandbox', () => {
  const pages = ['https://jobs.acme.example/vacancies', 'https://bank.example/jobs']
  const demo = ['https://jobs.example-employer.test/vacancies']
  const jsonLd: Board = { ...aBoard(), id: 'json-ld', feed, addresses: { setting: 'PAGES', meaning: '', demo } }
  const addresses = (boards: 'live' | 'sandbox', PAGES?: string, companies = {}) => {
    const config = { boards, termsSeen: [], environmentVariables: { PAGES } }
    return whichBoards(config, [jsonLd], companies).map((inUse) => [inUse.offBecause ?? inUse.mode, inUse.addresses])
  }

  expect(addresses('live', pages.join(' , '))).toEqual([['live', pages]])
  expect(addresses('live', pages[1], { 'json-ld': [pages[0]] })).toEqual([['live', pages]])
  expect(addresses('live')).toEqual([['PAGES is not set', []]])
  expect(addresses('sandbox', pages[0])).toEqual([['demo', demo]])
  expect(() => addresses('live', 'http://jobs.acme.example/')).toThrow(BadSettings)
  expect(() => addresses('live', 'acme')).toThrow('PAGES: must be whole https addresses')
})

test('boards that are searched and boards that are read whole', () => {
  const inUse = whichBoards({ boards: 'live', termsSeen: [], environmentVariables: {} }, registry, {
    greenhouse: ['acme'],
  })
  expect(searchable(inUse).map(({ board }) => board.id)).toEqual(['nhs'])
  expect(readable(inUse).map(({ board }) => board.id)).toEqual(['greenhouse'])
})
