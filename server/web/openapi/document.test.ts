import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { withDocumentedAnswers } from '../../../test/documented-answers.ts'
import { documentedCalls } from '../api-routes.ts'
import type { Env } from '../env.ts'
import { openApiDocument } from './document.ts'

type Media = Record<string, { schema?: { $ref?: string } }>
type Parameter = { name: string; in: string; description?: string; schema: Record<string, unknown> }
type Operation = {
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, { $ref?: string; content?: Media }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; responses: Record<string, { content: Media }> }
}

const document = (await openApiDocument('https://jobs.example.org', false)) as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
)
const operationOf = (name: string) => operations.find((one) => one.name === name)!.operation

/**
 * Addresses that the specification gives and that another address could be read as: '/users/{id}/alerts' of a person whose id is 'key'. No id is
 * such a word.
 */
const ofTheSpecification = [
  '/users/key/{phoneNumber}',
  '/users/cv/{cvId}',
  '/users/plogin/{pkey}/{email}',
  '/companies/find/{x}',
  '/companies/posts/{id}',
  '/companies/member/{companyId}/{userId}',
  '/video-questions/my-questions/{id}',
]

test('two validators that others wrote find nothing but the addresses of the specification', async () => {
  const text = JSON.stringify(document)
  const config = await createConfig({
    extends: ['recommended-strict'],
    // Nobody is given a licence, and the example is one.
    rules: { 'info-license': 'off', 'no-server-example.com': 'off', 'no-ambiguous-paths': 'off' },
  })
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toMatchObject({ valid: true })
})

test('two addresses can only be taken for each other where the specification gives one of them', () => {
  const paths = Object.keys(document.paths)
  const pairs = paths.flatMap((a, i) => paths.slice(i + 1).flatMap((b) => (isAmbiguous(a, b) ? [[a, b]] : [])))
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs.filter((pair) => !pair.some((path) => ofTheSpecification.includes(path)))).toEqual([])
  expect(ofTheSpecification.filter((path) => !pairs.flat().includes(path))).toEqual([])
})

function isAmbiguous(a: string, b: string): boolean {
  const [ours, theirs] = [a.split('/'), b.split('/')]
  if (ours.length !== theirs.length) return false
  const isOpen = (part: string | undefined) => part?.startsWith('{') === true
  const isApart = ours.some((part, i) => part !== theirs[i] && !isOpen(part) && !isOpen(theirs[i]))
  const closedIn = (one: string[], other: string[]) => one.some((part, i) => isOpen(part) && !isOpen(other[i]))
  return !isApart && closedIn(ours, theirs) && closedIn(theirs, ours)
}

test('it is small, because each long schema has a name', () => {
  expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(700_000)
  const times = new Map<string, number>()
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value) && 'properties' in value) {
      const text = JSON.stringify(value)
      times.set(text, (times.get(text) ?? 0) + 1)
    }
    Object.values(value).forEach(count)
  }
  count(document)
  // Longer ones that stand twice: give them a name in contract/named-schemas.ts.
  expect([...times].filter(([text, often]) => often > 1 && text.length * (often - 1) > 1_500)).toEqual([])
})

test('every call says who may make it', () => {
  expect(operations.filter(({ operation }) => operation.security === undefined)).toEqual([])
  expect(operationOf('GET /plans').security).toEqual([])
  expect(operationOf('GET /users/me').security).toEqual([{ session: [] }, { token: [] }])
  expect(operationOf('GET /companies/transfer/{userId}/{companyId}/{credits}').security).toEqual([{ token: [] }])
  expect(operationOf('POST /v1/job-ads').security).toEqual([{ companyKey: ['write-ads'] }])
  for (const { path, method, meta } of documentedCalls) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    if (operation !== undefined) expect(operation.security?.length === 0, path).toBe(meta.who === 'guest')
  }
})

test('the session is the cookie of the address that is asked', async () => {
  const named = async (url: string) =>
    ((await openApiDocument(url, false)) as { components: { securitySchemes: { session: { name: string } } } })
      .components.securitySchemes.session.name
  expect([await named('https://jobs.example.org'), await named('http://localhost:3000')]).toEqual([
    '__Host-token',
    'token',
  ])
})

test('every error has the one body, and stands where it can happen', () => {
  const { 431: tooLong, ...responses } = document.components.responses
  expect(tooLong).not.toHaveProperty('content')
  const bodies = Object.values(responses).map(({ content }) => content['application/json']?.schema)
  expect(new Set(bodies.map((schema) => schema?.$ref))).toEqual(new Set(['#/components/schemas/ApiError']))
  const errorsOf = (name: string) => Object.keys(operationOf(name).responses).filter((status) => Number(status) >= 400)
  const all = ['405', '406', '422', '429', '431', '500', '503']
  expect(errorsOf('GET /plans')).toEqual(all)
  expect(errorsOf('GET /users/me')).toEqual(['401', '403', ...all])
  expect(errorsOf('GET /jobsearches/single/{id}')).toEqual(['404', ...all])
  expect(errorsOf('POST /auth/local')).toEqual('400 401 403 404 405 406 409 410 413 415 422 429 431 500 503'.split(' '))
})

test('an answer that is not as documented fails the test that got it', async () => {
  const asked = async (status: number, body: unknown, headers = {}) => {
    const app = withDocumentedAnswers(new Hono<Env>().get('/api/plans', () => Response.json(body, { status, headers })))
    await app.fetch(new Request('http://localhost:3000/api/plans'))
  }
  const error = { status: 429, code: 2, message: 'Too many requests', details: '', id: 'x' }
  await asked(429, error, { 'retry-after': '3' })
  await expect(asked(429, error)).rejects.toThrow('no retry-after')
  await expect(asked(429, { ...error, id: 5 }, { 'retry-after': '3' })).rejects.toThrow('id must be string')
  await expect(asked(418, error)).rejects.toThrow('no such status')
  await expect(asked(200, { plans: [] })).rejects.toThrow('must be array')
  await expect(asked(200, [], { 'content-type': 'text/html' })).rejects.toThrow('the type text/html')
})

test('no parameter says that it may be empty, or that nothing in it need be encoded; each tells its meaning itself', () => {
  const parameters = operations.flatMap(({ operation }) => operation.parameters ?? [])
  expect(parameters.length).toBeGreaterThan(200)
  expect(parameters.filter((one) => 'allowEmptyValue' in one || 'allowReserved' in one)).toEqual([])
  expect(parameters.filter(({ schema }) => 'description' in schema)).toEqual([])
})

test('what must be an email is told as one', () => {
  for (const name of [
    'POST /users',
    'POST /auth/local',
    'POST /alerts',
    'POST /users/internal',
    'POST /auth/provider-email',
  ])
    expect(operationOf(name).requestBody!.content['application/json'], name).toMatchObject({
      schema: { properties: { email: { type: 'string', format: 'email', maxLength: 254 } } },
    })
  expect(operationOf('GET /verify/lostpass/{email}').parameters?.[0]?.schema).toMatchObject({ format: 'email' })
})

test('files have their media types, forms with a file are forms, and nothing is promised where nothing comes', () => {
  const isFile = (media: Media) => Object.keys(media).some((type) => type !== 'application/json')
  const files = operations.filter(({ operation }) => isFile(operation.responses['200']?.content ?? {}))
  expect(files.length).toBe(16)
  expect(JSON.stringify(document)).not.toContain('"*/*":')
  expect(operationOf('GET /payments/receipts/{number}/pdf').responses['200']?.content).toEqual({
    'application/pdf': {},
  })
  expect(Object.keys(operationOf('POST /users/upload-cv').requestBody!.content)).toEqual(['multipart/form-data'])
  expect(Object.keys(operationOf('POST /cv-import').requestBody!.content)).toEqual([
    'multipart/form-data',
    'application/json',
  ])
  expect(operationOf('POST /pageviews').responses['204']).toEqual({ description: 'OK' })
})
