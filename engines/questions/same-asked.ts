import type { Asked } from './meaning.ts'

/** Whether two questions ask for the very same. */
export function sameAsked(one: Asked | null, other: Asked | null): boolean {
  return one !== null && other !== null && inOrder(one) === inOrder(other)
}

/** Whether one says nothing that the other does not say too. */
export function isPartOf(one: Asked | null, other: Asked): boolean {
  const all = new Map<string, unknown>(Object.entries(other))
  return one !== null && Object.entries(one).every(([key, value]) => all.get(key) === value)
}

function inOrder(asked: object): string {
  return JSON.stringify(
    Object.entries(asked as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

export function unique<T extends object>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [inOrder(one), one])).values()]
}
