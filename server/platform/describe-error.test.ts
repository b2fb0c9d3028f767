import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aDatabase } from '../../test/database.ts'
import { describeError, errorInWords } from './describe-error.ts'
import { createLog } from './log.ts'

const canary = 'Zqann O’Canary'
const address = 'zqann@canary.example'

/** Both the description and all that a log makes of it. */
function written(error: unknown): string {
  let text = ''
  const log = createLog({ program: 'test', level: 'debug', to: { write: (line) => void (text += line) } })
  log.error({ err: error }, 'x')
  if (error instanceof Error) log.error({ problem: error, list: 1 }, 'x')
  if (error instanceof Error) log.error(error)
  return text + JSON.stringify(describeError(error)) + errorInWords(error)
}

async function thrownBy(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('of an error of the database: its code, what of the schema it is about, and the place in our code', async () => {
  await using database = await aDatabase()
  const pool = database.db
  await pool.query('create table zq (id int primary key, name text unique check (length(name) < 20), many int[])')
  await pool.query('insert into zq values (1, $1)', [canary])
  const statements: [string, unknown[], object][] = [
    ['insert into zq values (2, $1)', [canary], { code: '23505', constraint: 'zq_name_key', table: 'zq' }],
    ['insert into zq values (3, $1)', [`${canary} ${canary} long`], { code: '23514', constraint: 'zq_name_check' }],
    ['insert into zq values ($1, $1)', [canary], { code: /^(?:22P02|42P08)$/u }],
    ['select $1::text::uuid', [canary], { code: '22P02', routine: 'string_to_uuid' }],
    ['select $1::text::jsonb', [`{"name": ${canary}`], { code: '22P02' }],
    ['select $1::text::timestamptz', [canary], { code: '22007' }],
    ["select to_tsquery('simple', $1)", [`${canary} &&`], { code: '42601' }],
    [`do $$ begin raise exception '${canary}'; end $$`, [], { code: 'P0001', routine: 'exec_stmt_raise' }],
  ]
  for (const [statement, values, told] of statements) {
    for (const work of [
      async () => await pool.query(statement, values),
      async () => await pool.query(statement.replace('$1', `'${canary}'`).replaceAll('$1', 'null')),
    ]) {
      const error = await thrownBy(work)
      expect(written(error), statement).not.toMatch(/Zqann|Canary/u)
    }
    const described = describeError(await thrownBy(async () => await pool.query(statement, values)))
    expect(described, statement).toMatchObject({
      severity: 'ERROR',
      ...Object.fromEntries(
        Object.entries(told).map(([name, value]) => [
          name,
          value instanceof RegExp ? expect.stringMatching(value) : value,
        ]),
      ),
    })
    expect(described.stack, statement).toMatch(/describe-error\.test\.ts(?:\?vitest=\d+)?:\d+:\d+/u)
  }
  // A library may put its own error around it, which has the values as well.
  const wrapped = await thrownBy(async () => {
    try {
      await pool.query('insert into zq values (9, $1)', [canary])
    } catch (cause) {
      throw new Error(`Failed query: insert into zq values (9, $1)\nparams: ${canary}`, { cause })
    }
  })
  expect(written(wrapped)).not.toMatch(/Zqann|Canary/u)
  expect(describeError(wrapped)).toMatchObject({
    message: 'Failed query: insert into zq values (9, $1)',
    cause: { code: '23505', table: 'zq' },
  })
})

test('what is about the database itself keeps its words', async () => {
  await using database = await aDatabase()
  const error = await thrownBy(async () => await database.db.query('select * from no_such_table'))
  expect(errorInWords(error)).toContain('relation "no_such_table" does not exist')
})

test.each<[string, () => unknown, string]>([
  ['JSON', () => JSON.parse(`{"name": "${canary}", "mail": ${address}`), 'SyntaxError'],
  ['JSON cut short', () => JSON.parse(`"${canary}`), 'SyntaxError'],
  ['a header', () => new Headers({ x: `${canary}\n` }), 'TypeError'],
  ['an address', () => new URL(`http://${canary}/`), 'TypeError'],
  ['a schema', () => z.strictObject({ age: z.number() }).parse({ age: canary, [canary]: 1 }), 'ZodError'],
  ['a list with keys of people', () => z.record(z.string(), z.number()).parse({ [canary]: 'x' }), 'ZodError'],
  [
    'our own words',
    () => {
      throw new Error(`No such person: "${canary}", ${address}, +44 7700 900123`)
    },
    'Error',
  ],
  [
    'words of several lines',
    () => {
      throw new Error(`Failed\n    at ${canary} (file:///x.ts:1:2)\n${address}`)
    },
    'Error',
  ],
  [
    'what hangs on an error',
    () => {
      throw Object.assign(new Error('x'), { data: canary, input: address, params: [canary] })
    },
    'Error',
  ],
  [
    'a cause',
    () => {
      throw new Error('outer', { cause: new Error(`'${canary}' in ${address}`) })
    },
    'Error',
  ],
  [
    'several',
    () => {
      throw new AggregateError([new Error(`"${canary}"`)], 'all failed')
    },
    'AggregateError',
  ],
  [
    'a page’s address',
    () => {
      throw new Error(`net::ERR at https://board.example/apply?mail=${encodeURIComponent(address)}&n=Zqann`)
    },
    'Error',
  ],
  [
    'what is no error',
    () => {
      throw canary
    },
    'thrown string',
  ], // oxlint-disable-line no-throw-literal -- libraries throw such things too
])('%s is told of without what was sent', async (_name, work, type) => {
  const error = await thrownBy(work)
  expect(written(error)).not.toMatch(/Zqann|Canary|canary\.example|900123/u)
  expect(describeError(error).type).toBe(type)
})

test('a mail relay is told of by its code', async () => {
  const mail = createTransport({ host: '127.0.0.1', port: 9 })
  const error = await thrownBy(async () => await mail.sendMail({ from: address, to: address, text: canary }))
  expect(written(error)).not.toMatch(/Zqann|Canary|canary\.example/u)
  expect(describeError(error)).toMatchObject({ code: expect.stringMatching(/^E/u) })
})

test('what helps to find a fault of ours stays', () => {
  const none = undefined as unknown as { name: string }
  const error = (() => {
    try {
      return none.name
    } catch (thrown) {
      return thrown
    }
  })()
  expect(describeError(error)).toMatchObject({
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'name')",
    stack: expect.stringContaining('describe-error.test.ts'),
  })
  const missing = Object.assign(new Error("ENOENT: no such file or directory, open '/data/x'"), {
    code: 'ENOENT',
    syscall: 'open',
    path: '/data/x',
  })
  expect(describeError(missing)).toMatchObject({ code: 'ENOENT', syscall: 'open', path: '/data/x' })
  expect(errorInWords(new Error('The text provider answered 503'))).toBe('Error The text provider answered 503')
})
