import { afterEach, expect, test, vi } from 'vitest'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { placesOf } from './home.ts'

afterEach(() => vi.unstubAllGlobals())

const cv = (headline: string): Cv => ({ ...emptyCv, headline })

/** An account with one CV, whose answers can be lost on the way. */
function anAccount(latest: Cv) {
  const account = { latest, revision: 1, losesNext: false }
  const answer = (status: number, body: object) => Response.json(body, { status })
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const { cv, baseRevision } = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>
    await Promise.resolve()
    const revision = () => `r${account.revision}`
    if (init.method === 'GET') return answer(200, { cv: account.latest, draft: null, revision: revision() })
    if (baseRevision !== undefined && baseRevision !== revision())
      return answer(409, { message: 'Saved in another window.' })
    account.latest = cv as Cv
    account.revision += 1
    if (account.losesNext) {
      account.losesNext = false
      throw new TypeError('Failed to fetch')
    }
    return answer(200, { savedAt: 'now', revision: revision() })
  })
  return account
}

const home = (cvId: string) => placesOf({ kind: 'account', userId: 'u', cvId, version: 1, name: 'Nursing' })

test('a draft whose answer was lost is this page’s own: what is typed next goes over it', async () => {
  const account = anAccount(cv('Nurse'))
  const { send } = home('own')
  expect(await send!(cv('Staff'))).toEqual({ kind: 'kept', savedAt: 'now' })
  account.losesNext = true
  expect(await send!(cv('Staff nurse'))).toMatchObject({ kind: 'again' })
  expect(await send!(cv('Staff nurse, Leeds'))).toEqual({ kind: 'kept', savedAt: 'now' })
  expect(account.latest.headline).toBe('Staff nurse, Leeds')
})

test('what was typed elsewhere stays until the person chooses', async () => {
  const account = anAccount(cv('Nurse'))
  const { send } = home('other')
  await send!(cv('Staff'))
  account.latest = cv('Night nurse')
  account.revision += 1
  expect(await send!(cv('Staff nurse'))).toEqual({ kind: 'overtaken', why: 'saved in another window' })
  expect(account.latest.headline).toBe('Night nurse')
})
