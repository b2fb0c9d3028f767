import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from 'vitest'
import type { HumanCheckStart } from '../../contract/human-check/api.ts'
import { startServer, testNow, type Answer, type TestServer } from '../../test/server.ts'
import { createServices } from '../services.ts'
import { createApp } from '../web/app.ts'
import { router } from '../router.ts'

export const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)
const behindProxy = { ROLECALL_TRUSTED_PROXIES: '1' }

export async function aServer(given: { humanCheck?: boolean } = {}): Promise<TestServer> {
  return await startServer({ boards: [], environment: behindProxy, ...given })
}

export async function logIn(
  server: Pick<TestServer, 'post'>,
  { email, password, from, captcha }: { email: string; password: string; from: string; captcha?: string },
): Promise<Answer> {
  const body = { email, password, ...(captcha !== undefined && { captcha }) }
  return await server.post('/auth/local', body, { 'x-forwarded-for': from })
}

/** Counts the passwords that are hashed while something is done. */
export async function hashesDuring(what: () => Promise<unknown>): Promise<number> {
  const { argon2 } = crypto
  let count = 0
  crypto.argon2 = ((...given: Parameters<typeof argon2>) => {
    count++
    argon2(...given)
  }) as typeof argon2
  syncBuiltinESMExports()
  try {
    await what()
  } finally {
    crypto.argon2 = argon2
    syncBuiltinESMExports()
  }
  return count
}

/** Another process on the same database: a post to it. */
export async function anotherProcess({ services }: TestServer) {
  const other = await createServices({ ...services, databaseUrl: services.config.databaseUrl ?? '', program: 'other' })
  const app = createApp(other, { router, pages: null })
  const origin = 'http://localhost:3000'
  return {
    async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
      const all = { host: 'localhost:3000', 'content-type': 'application/json', origin, ...headers }
      const request = new Request(origin + path, { method: 'POST', body: JSON.stringify(body), headers: all })
      const { status, headers: answered } = await app.fetch(request)
      return { status, headers: answered, body: null, text: '' }
    },
    async [Symbol.asyncDispose]() {
      await other.stop()
    },
  }
}

/** Fails from as many addresses as there are tries. */
export async function guessFromEverywhere(server: TestServer, email: string, tries: number): Promise<void> {
  for (let i = 0; i < tries; i++) {
    expect((await logIn(server, { email, password: 'a guess', from: `198.51.100.${i}` })).status).toBe(401)
  }
}

export async function solved(server: TestServer, work: number): Promise<string> {
  const { challenge } = (await server.get(`/api/human-check?work=${work}`)).body as HumanCheckStart
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
