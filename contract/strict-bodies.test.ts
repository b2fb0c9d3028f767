import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'

/* R-API-1: a body with a field that its call does not name is refused, at every depth that is an object of fixed fields. */

const calls = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    const input = (procedure as { '~orpc': { inputSchema?: unknown } })['~orpc'].inputSchema
    const body = input instanceof z.ZodObject ? (input.shape['body'] as z.ZodType | undefined) : undefined
    return body === undefined ? [] : [{ call: `${feature}.${name}`, body }]
  }),
)

/** The objects that a body may be, without what wraps them. */
function objectsOf(schema: z.ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => objectsOf(option as z.ZodType))
  if (schema instanceof z.ZodPipe) return objectsOf(schema.in as z.ZodType)
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType === undefined ? [] : objectsOf(innerType)
}

test('there are bodies to look at', () => {
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.flatMap(({ body }) => objectsOf(body)).length).toBeGreaterThan(40)
})

/** A CV of another maker, in whatever form: nothing of it is a field of ours. */
const takesAnything = new Set(['cvImport.propose'])

test.each(calls.filter(({ call }) => !takesAnything.has(call)))(
  '$call takes no field that it does not name',
  ({ body }) => {
    for (const object of objectsOf(body)) {
      expect(object.def.catchall, Object.keys(object.shape).join(', ')).toBeInstanceOf(z.ZodNever)
    }
  },
)
