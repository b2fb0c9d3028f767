import type { Meta } from '../../../contract/platform/endpoint.ts'
import type { JsonObject } from './plain-schemas.ts'

type ErrorResponse = {
  status: number
  description: string
  headers?: JsonObject
  /** Before any program of ours is asked. */ hasNoBody?: true
}

const seconds = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } }

const errors: readonly ErrorResponse[] = [
  { status: 400, description: 'The body cannot be read' },
  { status: 401, description: 'Nobody is logged in, or the login failed' },
  { status: 403, description: 'This account, key or page may not do that' },
  { status: 404, description: 'There is no such thing, or it is somebody else’s' },
  {
    status: 405,
    description: 'The address does not take this method',
    headers: { allow: { description: 'The methods that it takes', schema: { type: 'string' }, required: true } },
  },
  { status: 406, description: 'The answer is of none of the types that `Accept` names' },
  { status: 409, description: 'It cannot be done as things stand' },
  { status: 410, description: 'It was there and is no longer' },
  { status: 413, description: 'The body is larger than the call takes' },
  { status: 415, description: 'The body is of a type that the call does not take' },
  { status: 422, description: 'Some of what was sent is not valid: `errors` says what, by field' },
  {
    status: 429,
    description: 'Too often',
    headers: { 'retry-after': { ...seconds, required: true } },
  },
  {
    status: 431,
    description: 'The address and the headers are longer than 16 kB together',
    hasNoBody: true,
  },
  { status: 500, description: 'Our fault: quote the `id`' },
  {
    status: 503,
    description: 'Too much is asked for just now, or a part is away',
    headers: { 'retry-after': { ...seconds, required: true } },
  },
]

/** Each error once, by its status, with the body that all of them have. Each operation names a dozen of them, which by words takes 40 kB more. */
export const errorResponses: JsonObject = Object.fromEntries(
  errors.map(({ status, description, headers, hasNoBody }) => [
    String(status),
    {
      description,
      ...(headers && { headers }),
      ...(hasNoBody !== true && {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      }),
    },
  ]),
)

/** The errors that a call can answer with, by status. That of an address for its other methods stands with each that it has. */
export function errorsOf(call: { method: string; path: string; meta: Meta }): [string, JsonObject][] {
  const statuses = statusesOf(call)
  return errors
    .filter(({ status }) => statuses.has(status))
    .map(({ status }) => [String(status), { $ref: `#/components/responses/${status}` }])
}

function statusesOf({ method, path, meta }: { method: string; path: string; meta: Meta }): Set<number> {
  const isWrite = method !== 'GET'
  const isForSomebody = meta.who !== 'guest'
  const all = [405, 406, 422, 429, 431, 500, 503]
  // Whatever changes something may come from a page of another site.
  if (isWrite) all.push(400, 403, 409, 413, 415)
  // The one address that changes something by GET.
  if (meta.needsBearer === true) all.push(409)
  if (isForSomebody) all.push(403)
  if (isForSomebody || meta.rateClass === 'sign-in') all.push(401)
  // A link, a code or a proof is good for a while.
  if (meta.rateClass === 'sign-in') all.push(410)
  if (path.includes('{') || isWrite || meta.isForOwnMachine === true) all.push(404)
  return new Set([...all, ...(meta.errors ?? [])])
}
