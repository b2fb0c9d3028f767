import { z } from 'zod'
import { Cv } from '../../contract/cvs/cvs.ts'
import { sectionName } from '../../contract/cvs/default-print.ts'

/*
 * Formats of others have no place for all that a CV of ours holds. What we write in them has our own CV beside; when it comes back,
 * perhaps changed by another program, what that program could change is taken from what it wrote, and all else from our own.
 */

/** Our own CV as it stands beside a format of others. */
export const OwnCopy = z.object({ format: z.literal('rolecall-cv'), version: z.literal(1), cv: Cv })

export function ownCopy(cv: Cv): z.infer<typeof OwnCopy> {
  return { format: 'rolecall-cv', version: 1, cv }
}

/** The heading below which formats that know no wishes have them in words, for anyone who reads the file. */
export const wishesTitle = sectionName('career', {})

/** Without the words of the wishes, which our own copy has in fields. */
function withoutWishes(cv: Cv): Cv {
  return { ...cv, more: cv.more.filter(({ title }) => title !== wishesTitle) }
}

/**
 * @param own our CV, as it stood beside.
 * @param expected what the format's reader makes of our CV in that format.
 * @param found what it makes of what came back.
 */
export function keepChanges(own: Cv, { expected, found }: { expected: Cv; found: Cv }): Cv {
  const hasOwn = own.more.some(({ title }) => title === wishesTitle)
  const [before, after] = hasOwn ? [expected, found] : [withoutWishes(expected), withoutWishes(found)]
  return Cv.safeParse(merge(own, before, after)).data ?? found
}

function merge(own: unknown, expected: unknown, found: unknown): unknown {
  if (isSame(expected, found)) return own
  if (Array.isArray(own) && Array.isArray(expected) && Array.isArray(found)) {
    return own.length === expected.length ? mergeLists(own, expected, found) : found
  }
  if (isRecord(own) && isRecord(expected) && isRecord(found)) {
    return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, merge(own[key], expected[key], value)]))
  }
  return found
}

/** What stands there as expected is ours, wherever it stands; of lists of one length, what stands in one place is one. */
function mergeLists(own: readonly unknown[], expected: readonly unknown[], found: readonly unknown[]): unknown[] {
  const taken = new Set<number>()
  const same = found.map((one) => {
    const at = expected.findIndex((other, index) => !taken.has(index) && isSame(one, other))
    if (at >= 0) taken.add(at)
    return at
  })
  return found.map((one, index) => {
    const at = same[index] ?? -1
    if (at >= 0) return own[at]
    return found.length === own.length && !taken.has(index) ? merge(own[index], expected[index], one) : one
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Of values as JSON has them. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSame(one, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  )
}
