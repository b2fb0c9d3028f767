import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'
import { largestNumber, ToldDay, ToldMoment, WholeNumber } from './platform/bounds.ts'

type Schema = Record<string, unknown> & {
  type?: string | string[]
  format?: string
  pattern?: string
  allOf?: { pattern?: string }[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** Texts, files and answers whose length the body's own limit bounds, or a check that a schema cannot show, each with its reason. */
const boundElsewhere: Record<string, string> = {
  file: 'bytes: see server/web/body-limits.ts',
  value: 'an answer of a form: see server/applications/answers/check-answer.ts',
  taxYear: 'only years that we have figures for',
  financialYear: 'only years that we have figures for',
  studentLoanPlans: 'only plans that we have figures for',
  creditsEur: 'only credits that we have figures for',
}

/** Whether a pattern ends: nothing in it is repeated without an end. */
const isFinite = (pattern: string) => !/(?<!\\)[*+]|\{\d+,\}/u.test(pattern.replaceAll(/\[(?:\\.|[^\]\\])*\]/gu, 'x'))

function unboundedIn(schema: Schema, path: readonly string[] = []): string[] {
  const name = path.findLast((part) => !/^[[{|\d]/u.test(part)) ?? ''
  if (name in boundElsewhere || path.some((part) => part in boundElsewhere)) return []
  const own = boundsMissing(schema).map((what) => `${path.join('.')}: ${what}`)
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, one]) => unboundedIn(one, [...path, key]))
  const items = schema.items ? unboundedIn(schema.items, [...path, '[]']) : []
  const kinds = ['anyOf', 'oneOf', 'prefixItems'].flatMap((key) =>
    ((schema[key] ?? []) as Schema[]).flatMap((one, at) => unboundedIn(one, [...path, `|${at}`])),
  )
  const { additionalProperties: others } = schema
  const more = typeof others === 'object' && others !== null ? unboundedIn(others as Schema, [...path, '{}']) : []
  return [...own, ...inside, ...items, ...kinds, ...more]
}

function boundsMissing(schema: Schema): string[] {
  if ('enum' in schema || 'const' in schema) return []
  // A union of plain kinds is written as one list: a number or a text.
  return [schema.type].flat().flatMap((type) => boundsMissingOf(type, schema))
}

function boundsMissingOf(type: string | undefined, schema: Schema): string[] {
  const { format } = schema
  if (type === 'integer' || type === 'number') {
    const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -Infinity)
    const most = Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? Infinity)
    return least >= -largestNumber && most <= 1e12 ? [] : [`a ${type} from ${least} to ${most}`]
  }
  if (type === 'array') return 'maxItems' in schema || 'prefixItems' in schema ? [] : ['a list without an end']
  if (type !== 'string' || 'maxLength' in schema || format === 'uuid' || format === 'binary') return []
  const patterns = [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (one) => one !== undefined,
  )
  if (format === 'date' || format === 'date-time')
    return patterns.some((one) => /^\^(?:\(\?:19\|20\)|20)/u.test(one)) ? [] : [`a ${format} of any year`]
  return patterns.some(isFinite) ? [] : ['a text without an end']
}

test('every number, day and list that a call takes has both bounds, and every text an end', () => {
  const calls = Object.entries(contract).flatMap(([feature, procedures]) =>
    Object.entries(procedures as Record<string, { '~orpc': { inputSchema?: z.ZodType } }>).map(([name, one]) => ({
      name: `${feature}.${name}`,
      input: one['~orpc'].inputSchema,
    })),
  )
  expect(calls.length).toBeGreaterThan(250)
  const missing = calls.flatMap(({ name, input }) =>
    input === undefined
      ? []
      : unboundedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema).map(
          (what) => `${name} ${what}`,
        ),
  )
  expect(missing).toEqual([])
})

/** A schema and all that it is made of. */
function* partsOf(given: unknown, seen = new Set<unknown>()): Generator<z.ZodType> {
  if (typeof given !== 'object' || given === null || seen.has(given)) return
  seen.add(given)
  if (given instanceof z.ZodType) yield given
  for (const part of Object.values(given instanceof z.ZodType ? given.def : given)) yield* partsOf(part, seen)
}

test('a field of JSON that is no number is not turned into one', () => {
  const calls = Object.values(contract).flatMap((procedures) =>
    Object.values(procedures as Record<string, { '~orpc': { inputSchema?: z.ZodType; meta: { body?: string } } }>),
  )
  const bodies = calls.flatMap(({ '~orpc': { inputSchema, meta } }) =>
    inputSchema instanceof z.ZodObject && meta.body !== 'file' ? [inputSchema.shape['body'] as unknown] : [],
  )
  const parts = bodies.flatMap((body) => [...partsOf(body)])
  expect(parts.length).toBeGreaterThan(1_000)
  expect(parts.filter((part) => 'coerce' in part.def && part.def.coerce === true)).toEqual([])

  const number = WholeNumber(0, 100)
  for (const none of [null, false, [], '', ' ', '5.5', 5.5, {}]) expect(number.safeParse(none).success).toBe(false)
  expect([number.parse(7), number.parse('7')]).toEqual([7, 7])
})

test('a text is measured as it was sent: signs that are taken out of it count, so that the length of a schema holds', () => {
  const calls = Object.values(contract).flatMap((procedures) =>
    Object.values(procedures as Record<string, { '~orpc': { inputSchema?: z.ZodType } }>),
  )
  const texts = new Set(
    calls.flatMap(({ '~orpc': { inputSchema } }) =>
      [...partsOf(inputSchema)].filter((part) => part instanceof z.ZodString),
    ),
  )
  const most = (text: z.ZodString) =>
    z.toJSONSchema(text, { io: 'input', unrepresentable: 'any' }).maxLength ?? Infinity
  const bounded = [...texts].filter((text) => most(text) <= 10_000)
  expect(bounded.length).toBeGreaterThan(100)
  const longer = (text: z.ZodString) => `a${'\u200B'.repeat(most(text))}a`
  expect(bounded.filter((text) => text.safeParse(longer(text)).success)).toEqual([])
})

test('days and moments of the year 0 are refused', () => {
  expect(ToldDay.safeParse('0000-01-01').success).toBe(false)
  expect(ToldDay.safeParse('2026-02-28').success).toBe(true)
  expect(ToldDay.safeParse('2026-02-30').success).toBe(false)
  expect(ToldMoment.safeParse('0000-01-01T00:00:00Z').success).toBe(false)
  expect(ToldMoment.safeParse('2026-02-28T10:00:00.000Z').success).toBe(true)
})
