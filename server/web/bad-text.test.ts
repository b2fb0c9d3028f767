import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Meta } from '../../contract/platform/endpoint.ts'
import { contract } from '../../contract/index.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

/*
 * Text that PostgreSQL cannot keep – a NUL, half of a surrogate pair – in every text of every call, found by the calls' own schemas: each
 * is refused as the sender's fault, and none is a failure of ours.
 */
type Json = { [key: string]: unknown }
type Call = { name: string; method: string; path: string; meta: Meta; input: Json }

const calls: Call[] = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    const { route, meta, inputSchema } = procedure['~orpc'] as {
      route: { method?: string; path?: string }
      meta: Meta
      inputSchema?: z.ZodType
    }
    return {
      name: `${feature}.${name}`,
      method: route.method ?? 'GET',
      path: route.path ?? '',
      meta,
      input: inputSchema ? (z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as Json) : {},
    }
  }),
)

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
const admin = await aPerson(server, { role: 'admin' })
const ann = await aPerson(server)

const bad = { 'a NUL': 'Ann\u0000', 'half a pair': 'Ann\ud83d', 'the other half': '\udc00Ann' }

test('the schemas have many texts, and what is sent reaches the calls', async () => {
  expect(calls.length).toBeGreaterThan(130)
  const texts = calls.flatMap((call) => bodiesWith(call, 'x'))
  expect(texts.length).toBeGreaterThan(300)
  const { status } = await send(named('users.edit'), { body: { name: 'Ann Other' } })
  expect(status).toBe(200)
})

for (const kind of Object.keys(bad) as (keyof typeof bad)[])
  // One half of a pair by `npm test`, as both are refused in one place.
  test(
    `${kind} in a body is refused, wherever it stands`,
    { tags: kind === 'half a pair' ? ['long'] : [] },
    async () => {
      const wrong: unknown[] = []
      for (const call of calls) {
        if (call.meta.body === 'file') continue
        for (const body of bodiesWith(call, bad[kind])) {
          const answer = await send(call, { body })
          if (answer.status !== 422) wrong.push([call.name, answer.status, JSON.stringify(body).slice(0, 200)])
        }
      }
      expect(wrong).toEqual([])
    },
  )

test(
  'a NUL in a path or a query is refused, and what is no UTF-8 there is no failure of ours',
  { tags: ['long'] },
  async () => {
    const wrong: unknown[] = []
    for (const call of calls) {
      for (const sent of ['Ann%00', '%00', 'Ann%ED%A0%80', '%FF', '%zz', '%']) {
        const isRefused = sent.includes('%00')
        for (const name of parametersOf(call)) {
          const answer = await send(call, { params: { [name]: sent }, body: {} })
          if (isRefused ? answer.status !== 422 : answer.status >= 500)
            wrong.push([call.name, name, sent, answer.status])
        }
        for (const name of propertiesOf(call, 'query')) {
          const answer = await send(call, { query: `${name}=${sent}`, body: {} })
          if (isRefused ? answer.status !== 422 : answer.status >= 500)
            wrong.push([call.name, name, sent, answer.status])
        }
      }
    }
    expect(wrong).toEqual([])
  },
)

test('a NUL in the name of a key, in a file’s name or beside it, is refused', async () => {
  const saving = named('users.edit')
  expect((await send(saving, { body: { name: 'Ann', ['x\u0000']: 1 } })).status).toBe(422)
  for (const call of calls.filter(({ meta }) => meta.body === 'file')) {
    for (const [name, extra] of [
      ['cv\u0000.pdf', 'x'],
      ['cv.pdf', 'x\u0000'],
    ] as const) {
      const form = new FormData()
      form.append('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), name)
      form.append('name', extra)
      const answer = await send(call, { form })
      expect([call.name, name, answer.status]).toEqual([call.name, name, 422])
    }
  }
})

test('assistants and deep nesting are told the same', async () => {
  const message = (text: string) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_jobs', arguments: { job_title: text, place: 'Leeds' } },
  })
  const accept = { accept: 'application/json, text/event-stream' }
  for (const text of Object.values(bad)) expect((await server.post('/mcp', message(text), accept)).status).toBe(400)
  expect((await server.post('/mcp', message('cook'), accept)).status).toBe(200)

  const deep = `{"name":${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}}`
  const answer = await send(named('users.edit'), { text: deep })
  expect(answer.status).toBe(422)
})

test('what is well formed passes: letters of all kinds, line breaks, whole pairs', async () => {
  const text = 'Ańñ 李 😀 – O’Brien'
  expect((await send(named('users.edit'), { body: { name: text }, from: ann })).status).toBe(200)
  const message = { name: text, email: ann.email, content: `One\r\n\tTwo\u2028${text}` }
  expect((await send(named('messagesToUs.write'), { body: message, from: ann })).status).toBeLessThan(300)
})

function named(wanted: string): Call {
  return calls.find(({ name }) => name === wanted)!
}

let asked = 0

async function send(
  call: Call,
  given: {
    params?: Record<string, string>
    query?: string
    body?: unknown
    text?: string
    form?: FormData
    from?: Person
  },
) {
  asked++
  const path = call.path.replace(
    /\{(\w+)\}/gu,
    (_, name: string) => given.params?.[name] ?? (name === 'id' ? 'me' : '1'),
  )
  const headers: Record<string, string> = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    ...(given.from ?? admin).headers,
    ...(given.form === undefined ? { 'content-type': 'application/json' } : {}),
  }
  const text = given.text ?? JSON.stringify(given.body ?? {})
  const body = call.method === 'GET' ? {} : { body: given.form ?? text }
  const url = `http://localhost:3000/api${path}${given.query === undefined ? '' : `?${given.query}`}`
  const answer = await server.app.fetch(new Request(url, { method: call.method, headers, ...body }))
  return { status: answer.status, text: await answer.text() }
}

function parametersOf({ path }: Call): string[] {
  return [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
}

function propertiesOf({ input }: Call, part: 'query' | 'body'): string[] {
  const schema = (input['properties'] as Json | undefined)?.[part] as Json | undefined
  return Object.keys((schema?.['properties'] as Json | undefined) ?? {})
}

/** For each text in a call's body, a body with that text in it and what else it needs. */
function bodiesWith({ method, input }: Call, text: string): unknown[] {
  if (method === 'GET') return []
  const schema = (input['properties'] as Json | undefined)?.['body'] as Json | undefined
  return schema === undefined ? [] : valuesWith(schema, input, text, 0)
}

function valuesWith(given: Json, root: Json, text: string, depth: number): unknown[] {
  const schema = resolved(given, root)
  if (depth > 6) return []
  const ways = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Json[] | undefined
  if (ways !== undefined) return ways.flatMap((way) => valuesWith(way, root, text, depth))
  if (schema['type'] === 'array') {
    const item = (schema['items'] ?? {}) as Json
    return valuesWith(item, root, text, depth + 1).map((value) => [value])
  }
  if (schema['type'] === 'object') {
    const properties = (schema['properties'] ?? {}) as Record<string, Json>
    const needed = (schema['required'] ?? []) as string[]
    const whole = Object.fromEntries(needed.map((name) => [name, sampleOf(properties[name] ?? {}, root, depth)]))
    const inFields = Object.entries(properties).flatMap(([name, property]) =>
      valuesWith(property, root, text, depth + 1).map((value) => ({ ...whole, [name]: value })),
    )
    const others = schema['additionalProperties']
    const inOthers =
      typeof others === 'object' && others !== null
        ? valuesWith(others as Json, root, text, depth + 1).map((value) => ({ ...whole, other: value }))
        : []
    return [...inFields, ...inOthers]
  }
  // What says no type takes anything: text too.
  return schema['type'] === 'string' || schema['type'] === undefined ? [text] : []
}

function sampleOf(given: Json, root: Json, depth: number): unknown {
  const schema = resolved(given, root)
  if ('default' in schema) return schema['default']
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const ways = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  if (ways?.[0]) return sampleOf(ways[0], root, depth)
  switch (schema['type']) {
    case 'array':
      return []
    case 'object': {
      const needed = depth > 6 ? [] : ((schema['required'] ?? []) as string[])
      const properties = (schema['properties'] ?? {}) as Record<string, Json>
      return Object.fromEntries(needed.map((name) => [name, sampleOf(properties[name] ?? {}, root, depth + 1)]))
    }
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1))
    default:
      return schema['format'] === 'email' ? 'ann@example.com' : 'x'
  }
}

function resolved(schema: Json, root: Json): Json {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  const name = reference.replace('#/$defs/', '')
  return reference === '#' ? root : (((root['$defs'] as Json | undefined)?.[name] as Json | undefined) ?? {})
}
