import { decodeHTML } from 'entities'
import { idOrNull, textOrNull } from '../reading.ts'

/** schema.org lets a value stand alone or in an array: always an array, without what is absent. */
export function several(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined)
}

export function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** schema.org lets a thing be its bare name: 'Acme Ltd' or { name: 'Acme Ltd' }. */
export function nameOf(value: unknown): string | null {
  return idOrNull(isThing(value) ? (value['name'] ?? value['value']) : value)
}

export function namesOf(value: unknown): string[] {
  return several(value).flatMap((one) => nameOf(one) ?? [])
}

/** Whether a node is of a type, which may be written alone, in an array, or with the vocabulary before it. */
export function isOfType(node: Record<string, unknown>, type: string): boolean {
  return several(node['@type']).some((name) => typeof name === 'string' && name.replace(/^.*[/#:]/, '') === type)
}

/** A short text on one line; it may hold entities although it stands in a script. */
export function plainText(value: unknown): string | null {
  const text = textOrNull(value)
  return text && textOrNull(decodeHTML(text).replace(/\s+/g, ' '))
}
