import { ORPCError } from '@orpc/server'
import { messages } from '../../../contract/texts/messages.ts'

/**
 * Refuses what holds text that PostgreSQL cannot keep – a NUL, half of a surrogate pair – before anything of a call runs. Once here, for
 * every call, whichever way it comes: over HTTP, from a page or from an assistant.
 * @throws ORPCError 422 naming the field.
 */
export function refuseBadText(input: unknown): void {
  const field = findBadText(input)
  if (field === null) return
  const errors = { [field.slice(1).join('.') || 'input']: { message: messages.badText } }
  throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: messages.badInput, data: { errors } })
}

type Place = { value: unknown; key: string; within: Place | null }

/** Where such text stands; null if nowhere. A list of what is left to look at, since input may be nested deeper than a stack is. */
export function findBadText(input: unknown): string[] | null {
  const left: Place[] = [{ value: input, key: '', within: null }]
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const { value } = place
    if (typeof value === 'string') {
      if (isBad(value)) return pathTo(place)
    } else if (value instanceof Blob) {
      // A file's bytes are its own affair, its name is text of ours.
      if (isBad('name' in value ? String(value.name) : '') || isBad(value.type)) return pathTo(place)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value as Record<string, unknown>)) {
        const inside = { value: part, key, within: place }
        // What names the field is shown: not with the very text.
        if (isBad(key)) return [...pathTo(place), '?']
        left.push(inside)
      }
    }
  }
  return null
}

function isBad(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

function pathTo(place: Place): string[] {
  const path: string[] = []
  for (let one: Place | null = place; one !== null && one.within !== null; one = one.within) path.unshift(one.key)
  return path
}
