import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumForTests } from '../../../test/chromium.ts'
import { createLog } from '../../platform/log.ts'
import { createBrowsers } from './browsers.ts'
import { placesOf } from './places.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.headers['upgrade'] ?? request.method} ${request.url}`)
  response.setHeader('content-type', 'text/html')
  response.end('<title>A board</title><h1>Hello</h1>')
})
const browsers = createBrowsers({
  find: chromiumForTests,
  hosts: ['127.0.0.1'],
  log: createLog({ program: 'test', level: 'silent' }),
  atOnce: 1,
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browsers.stop()
  server.close()
})

test('a page of a board reaches the board and nothing else', async () => {
  const window = await browsers.open(placesOf(['www.board.test'], url), new AbortController().signal)
  await window.page.goto(`${url}/www.board.test/`)
  const reached = await window.page.evaluate(async (origin) => {
    const open = async (address: string) =>
      await fetch(address).then(
        () => 'reached',
        () => 'refused',
      )
    const socket = new Promise<string>((told) => {
      const line = new WebSocket(`${origin.replace('http', 'ws')}/www.board.test/line`)
      line.addEventListener('close', () => told('closed'))
      line.addEventListener('error', () => told('closed'))
    })
    return [
      await open(`${origin}/www.board.test/own`),
      await open(`${origin}/tracker.test/pixel`),
      await open('http://127.0.0.1:9/'),
      await socket,
    ]
  }, url)
  await window.page.goto(`${url}/elsewhere.test/`).catch(() => {})
  await window.close()

  expect(reached).toEqual(['reached', 'refused', 'refused', 'closed'])
  expect(window.turnedAway).toEqual([`${url}/elsewhere.test/`])
  expect(asked.filter((one) => !one.includes('favicon'))).toEqual(['GET /www.board.test/', 'GET /www.board.test/own'])
})

test('fonts and films are not asked for, pictures are', async () => {
  const window = await browsers.open(placesOf(['www.board.test'], url), new AbortController().signal)
  await window.page.goto(`${url}/www.board.test/`)
  await window.page.evaluate(async (at) => {
    const picture = new Image()
    const film = document.createElement('video')
    const ended = [picture, film].map(async (one) => await new Promise((told) => one.addEventListener('error', told)))
    picture.src = `${at}/picture`
    film.src = `${at}/film`
    const letters = new FontFace('Theirs', `url(${at}/letters)`).load().catch(() => {})
    await Promise.all([...ended, letters])
  }, `${url}/www.board.test`)
  const seen = ['picture', 'film', 'letters'].filter((what) => asked.includes(`GET /www.board.test/${what}`))
  expect(seen).toEqual(['picture'])
  await window.close()
})

test('windows know nothing of each other; one that rests lets the next have its turn', async () => {
  const places = placesOf(['www.board.test'], url)
  const first = await browsers.open(places, new AbortController().signal)
  await first.page.goto(`${url}/www.board.test/`)
  await first.page.evaluate(() => {
    document.cookie = 'who=ada; path=/'
    localStorage.setItem('who', 'ada')
  })
  const waiting = browsers.open(places, AbortSignal.timeout(15_000))
  expect(
    await Promise.race([waiting.then(() => 'opened'), new Promise((told) => setTimeout(told, 150, 'waits'))]),
  ).toBe('waits')
  first.rest()
  const second = await waiting
  await second.page.goto(`${url}/www.board.test/`)
  expect(await second.page.evaluate(() => [document.cookie, localStorage.getItem('who')])).toEqual(['', null])
  await Promise.all([first.close(), second.close()])
})
