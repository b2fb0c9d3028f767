import type { Alert, ApiError } from '../../../../contract/texts/alert.ts'
import type { CvSummary, KeptCv } from '../../../../contract/cvs/api.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import { messages } from '../../../../contract/texts/messages.ts'
import type { User } from '../../../../contract/users/users.ts'
import { baseOf, noteBase } from './base-revisions.ts'

/** The outcome of an API call, as the page needs it. */
export type Answer<Value> =
  | { kind: 'done'; value: Value }
  | {
      kind: 'refused'
      status: number
      /** Why, in words for people. */
      why: string
      /** What is wrong, by field. */
      fields: Readonly<Record<string, string>>
    }
  /** No connection, or the server is not responding. */
  | { kind: 'unreachable'; why: string }

export type Saved = Alert & { cvId: string; version: number; savedAt: string; revision: string }

const at = (cvId: string) => `/api/cvs/${encodeURIComponent(cvId)}`

/** Saves the main CV, and makes it where there is none. */
export async function saveMainCv(userId: string, cv: Cv): Promise<Answer<Saved>> {
  return noted(await call<Saved>('POST', `/api/users/${encodeURIComponent(userId)}/savecv`, cv), ({ cvId }) => cvId)
}

/** Saves a CV as a version, unless another was saved or typed elsewhere since the one that it was begun from: then 409. */
export async function saveCv(cvId: string, cv: Cv, baseVersion: number): Promise<Answer<Saved>> {
  const body = { cv, baseVersion, baseRevision: baseOf(cvId) }
  return noted(await call<Saved>('PUT', at(cvId), body), () => cvId)
}

export async function createCv(body: {
  name: string
  cv?: Cv
  from?: string
  print?: PrintOptions
}): Promise<Answer<KeptCv>> {
  return noted(await call<KeptCv>('POST', '/api/cvs', body), ({ _id }) => _id)
}

/** Keeps how a CV is to be printed. */
export async function choosePrint(cvId: string, print: PrintOptions): Promise<Answer<CvSummary>> {
  return await call('PATCH', at(cvId), { print })
}

/** Keeps a draft, unless something else was typed elsewhere since: then 409. */
export async function saveDraft(cvId: string, cv: Cv): Promise<Answer<{ savedAt: string; revision: string }>> {
  const body = { cv, baseRevision: baseOf(cvId) }
  return noted(await call<{ savedAt: string; revision: string }>('PUT', `${at(cvId)}/draft`, body), () => cvId)
}

/** A CV as it was typed last: what is sent from now on goes on from that. */
export async function findCv(cvId: string): Promise<Answer<KeptCv>> {
  return noted(await lookAtCv(cvId), () => cvId)
}

/** The same for a choice that is still to be made: until then, what is sent goes on from what it went on from. */
export async function lookAtCv(cvId: string): Promise<Answer<KeptCv>> {
  return await call('GET', at(cvId))
}

/** Notes which text of a CV the account has now. */
function noted<Value extends { revision: string }>(
  answer: Answer<Value>,
  idOf: (value: Value) => string,
): Answer<Value> {
  if (answer.kind === 'done') noteBase(idOf(answer.value), answer.value.revision)
  return answer
}

export async function listCvs(): Promise<Answer<CvSummary[]>> {
  return await call('GET', '/api/cvs')
}

export async function findMe(): Promise<Answer<User>> {
  return await call('GET', '/api/users/me/account')
}

export async function signUp(body: {
  name: string
  email: string
  password: string
  captcha: string
}): Promise<Answer<Alert>> {
  return await call('POST', '/api/users', { ...body, terms: true })
}

/** A picture as the CV keeps it: square, small, without what a camera writes into a file. */
export async function makePicture(
  file: Blob,
  part: { x: number; y: number; size: number },
): Promise<Answer<{ image: string }>> {
  const form = new FormData()
  form.set('file', file, 'picture')
  for (const [name, value] of Object.entries(part)) form.set(name, String(value))
  return await call('POST', '/api/cv-picture', form)
}

/** How many pages a CV has in print. */
export async function countPages(cv: Cv, print: PrintOptions): Promise<Answer<{ pages: number }>> {
  return await call('POST', '/api/cv-export/pages', { cv, ...print })
}

/** @returns what the contract says that the call answers with: the server is held to it. */
async function call<Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, { method, ...contentOf(body) })
    if (response.ok) return { kind: 'done', value: (await response.json()) as Value }
    return refusal(response.status, (await response.json()) as Partial<ApiError>)
  } catch {
    return { kind: 'unreachable', why: navigator.onLine ? 'the server is not responding' : 'you are offline' }
  }
}

function contentOf(body: object | undefined): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function refusal<Value>(status: number, { message, errors = {} }: Partial<ApiError>): Answer<Value> {
  const fields = Object.entries(errors).map(([field, { message }]) => [field, message] as const)
  return { kind: 'refused', status, why: message ?? messages.serverError, fields: Object.fromEntries(fields) }
}
