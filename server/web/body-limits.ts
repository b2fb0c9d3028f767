import type { BodyKind } from '../../contract/platform/endpoint.ts'
import { matchCall } from './api-routes.ts'

const kib = 1024
const mib = 1024 * kib

/** How much a request may bring. It is counted as it comes in, and cut off one byte later. */
export const bodyLimits: Record<BodyKind, number> = {
  json: 256 * kib,
  /** A whole CV: the text of every entry, and a picture. */
  document: 4 * mib,
  /** A file of 8 MiB (C11), and the form around it. */
  file: 8 * mib + 64 * kib,
}

export const mostBodyBytes = Math.max(...Object.values(bodyLimits))

/** Pages whose forms bring more than fields: they work without scripts too. */
const pageBodies: Readonly<Record<string, BodyKind>> = {
  '/upload': 'file',
  '/manage-my-cv': 'file',
  '/import-cv': 'file',
  '/manage-company/pictures': 'file',
  '/build-your-cv': 'document',
  '/cover-letters': 'document',
}

/** What kind of body the address takes. */
export function bodyKindOf(method: string, path: string): BodyKind {
  if (path.startsWith('/api/')) {
    const call = matchCall(method, path, true)
    return call !== null && 'body' in call ? call.body : 'json'
  }
  // The address under which a page's data is asked for ends in '.data'.
  const page = path.replace(/\.data$/u, '')
  return Object.entries(pageBodies).find(([start]) => page === start || page.startsWith(`${start}/`))?.[1] ?? 'json'
}
