import type { JsonObject } from './plain-schemas.ts'

/**
 * A parameter as tools take it: its meaning beside its name, not within its schema, and without two words of the generator's. `allowEmptyValue` is
 * deprecated, and what may be empty says so in its schema; with `allowReserved` a client would send an '&' that ends the value.
 */
export function plainParameter(given: JsonObject): JsonObject {
  const { allowEmptyValue: _mayBeEmpty, allowReserved: _isEncoded, ...parameter } = given
  const { description, ...schema } = parameter['schema'] as JsonObject
  return { ...parameter, ...(description !== undefined && { description }), schema }
}

/** The body of a call that takes a file: as a form; as JSON only what has no file in it. */
export function formOf(content: JsonObject): JsonObject {
  const { schema } = content['multipart/form-data'] as { schema: JsonObject }
  const kinds = (schema['anyOf'] ?? [schema]) as JsonObject[]
  const form = kinds.find(hasFile)
  const json = kinds.find((kind) => !hasFile(kind))
  return {
    'multipart/form-data': { schema: form },
    ...(json && { 'application/json': { schema: json } }),
  }
}

function hasFile(schema: JsonObject): boolean {
  return Object.values((schema['properties'] ?? {}) as Record<string, JsonObject>).some(
    (one) => 'contentMediaType' in one,
  )
}

/** Bytes have no schema (OpenAPI 3.1, 4.8.14.2), text is text. @param types media types, without parameters. */
export function fileAnswer(types: readonly string[]): JsonObject {
  return Object.fromEntries(types.map((type) => [type, type.startsWith('text/') ? { schema: { type: 'string' } } : {}]))
}
