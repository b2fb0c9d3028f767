import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'
import { encodeError } from './api-errors.ts'
import './plain-errors.ts'

const wrong = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message)

test.each([
  [z.string(), undefined, 'This is missing'],
  [z.number(), 'x', 'Please send a number'],
  [z.string().min(1), '', 'Please fill this in'],
  [z.string().min(8), 'abc', 'Please use at least 8 characters'],
  [z.string().max(3), 'abcd', 'Please use no more than 3 characters'],
  [z.number().max(1000), 1001, 'This must be 1,000 or less'],
  [z.number().gt(0), 0, 'This must be more than 0'],
  [z.array(z.string()).min(1), [], 'Please send at least one'],
  [z.enum(['date', 'match']), 'x', 'Please choose one of: date, match'],
  [z.literal(true), false, 'This can only be true'],
  [z.uuid(), 'x', 'This is not a valid id'],
  [z.url(), 'x', 'Please enter a full web address'],
  [z.union([z.number(), z.boolean()]), 'x', 'We cannot read this'],
])('%o given %o: a sentence that a person can use', (schema, value, said) => {
  expect(wrong(schema, value)).toEqual([said])
})

test('a schema that has words of its own keeps them', () => {
  expect(wrong(z.string().min(1, 'A name is required'), '')).toEqual(['A name is required'])
})

test.each([
  [{ email: 'This is missing', password: 'This is missing' }, 'email, password: This is missing'],
  [{ email: 'Please send text', password: 'This is missing' }, 'email: Please send text. password: This is missing.'],
  [
    { name: 'A name is required', odd: 'This call has no field called ‘odd’' },
    'A name is required. This call has no field called ‘odd’.',
  ],
  [{ file: 'That is no picture' }, ''],
])('%o is told once, by the names of the fields where the words do not tell them', (given, details) => {
  const errors = Object.fromEntries(Object.entries(given).map(([name, message]) => [name, { message }]))
  const error = new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: 'That is no picture', data: { errors } })
  expect(encodeError(error, 'id').details).toBe(details)
})

test('nothing of the validator’s own words reaches a client', async () => {
  await using server = await startServer()
  const person = await aPerson(server)
  const answers = await Promise.all([
    server.post('/api/users', {}),
    server.post('/api/users', { name: 1, email: [], terms: 'no', password: {}, company: 3 }),
    server.post('/api/applications', { applications: 'x' }, person.headers),
    server.post('/api/cover-letters', { name: 7 }, person.headers),
    server.get('/api/salary?kind=employee&taxYear=1'),
  ])
  for (const { status, text } of answers) {
    expect(status).toBe(422)
    expect(text).not.toMatch(/invalid input|invalid option|expected|received|too big|too small|unrecognized/iu)
  }
})
