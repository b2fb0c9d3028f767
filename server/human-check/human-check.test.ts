import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import type { HumanCheckStart } from '../../contract/human-check/api.ts'
import { formAnswer } from '../../contract/human-check/human-check-form.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)

async function start(server: TestServer): Promise<HumanCheckStart> {
  return (await server.get('/api/human-check')).body as HumanCheckStart
}

/** As the browser's worker does it. */
async function solved({ challenge }: HumanCheckStart): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return encoded({ challenge, solution })
}

function encoded(answer: object): string {
  return Buffer.from(JSON.stringify(answer)).toString('base64')
}

let count = 0
async function signUp(server: TestServer, captcha: string | undefined): Promise<number> {
  const email = `ann${count++}@example.com`
  return (await server.post('/api/users', { name: 'Ann', email, terms: true, captcha })).status
}

test('a sign-up needs the check, and each answer works once', async () => {
  await using server = await startServer({ boards: [], humanCheck: true })
  expect(await signUp(server, undefined)).toBe(422)
  expect(await signUp(server, 'x')).toBe(422)
  const answer = await solved(await start(server))
  expect(await signUp(server, answer)).toBe(201)
  expect(await signUp(server, answer)).toBe(422)
})

test('of many who send the same answer at once, one is taken', async () => {
  await using server = await startServer({ boards: [], humanCheck: true })
  const answer = await solved(await start(server))
  const statuses = await Promise.all(Array.from({ length: 5 }, () => signUp(server, answer)))
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
})

test('an answer that is too old, made up, or made easier is none', async () => {
  await using server = await startServer({ boards: [], humanCheck: true })
  const { challenge } = await start(server)
  const solution = await solveChallenge({ challenge, deriveKey })
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
  expect(await signUp(server, encoded({ challenge: easier, solution }))).toBe(422)
  expect(await signUp(server, encoded({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }))).toBe(422)
  server.clock.set(later(20 * 60 + 1))
  expect(await signUp(server, encoded({ challenge, solution }))).toBe(422)
})

test('without scripts a form is taken after a few seconds, once, and five an hour from one place', async () => {
  await using server = await startServer({ boards: [], humanCheck: true })
  const { formKey } = await start(server)
  expect(await signUp(server, formAnswer + formKey)).toBe(422)
  server.clock.set(later(4))
  expect(await signUp(server, formAnswer + formKey)).toBe(201)
  expect(await signUp(server, formAnswer + formKey)).toBe(422)
  expect(await signUp(server, `${formAnswer}${formKey.slice(0, -1)}x`)).toBe(422)

  const keys = await Promise.all(Array.from({ length: 6 }, async () => (await start(server)).formKey))
  server.clock.set(later(10))
  const statuses: number[] = []
  for (const key of keys) statuses.push(await signUp(server, formAnswer + key))
  expect(statuses).toEqual([201, 201, 201, 201, 422, 422])
})
