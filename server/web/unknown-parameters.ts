import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import { messages } from '../../contract/texts/messages.ts'

/**
 * Refuses a query that names what its call does not have, so that a misspelt parameter is never silently left out (R-API-1). The
 * schemas of the queries themselves leave out what they do not know.
 * @param inputSchema Of the call: an object with 'params', 'query' and 'body', or none.
 * @throws ORPCError 422 that names each such parameter.
 */
export function refuseUnknownParameters(inputSchema: unknown, input: unknown): void {
  const sent = typeof input === 'object' && input !== null && 'query' in input ? input.query : null
  if (typeof sent !== 'object' || sent === null) return
  const known = inputSchema instanceof z.ZodObject ? keysOf(inputSchema.shape['query'] as z.ZodType | undefined) : []
  const unknown = Object.keys(sent).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new ORPCError('UNPROCESSABLE_CONTENT', {
    status: 422,
    message: messages.badInput,
    data: { errors: Object.fromEntries(unknown.map((name) => [name, { message: messages.unknownParameter(name) }])) },
  })
}

/** The fields of an object, or of all the objects that it may be. */
function keysOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysOf(option as z.ZodType))
  if (schema instanceof z.ZodPipe) return keysOf(schema.in as z.ZodType)
  const { innerType } = (schema?.def ?? {}) as { innerType?: z.ZodType }
  return innerType === undefined ? [] : keysOf(innerType)
}
