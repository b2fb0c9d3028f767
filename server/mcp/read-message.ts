import { findBadText } from '../platform/calls/bad-text.ts'

/** The one message of a request. Null: no JSON, text that cannot be kept, or several at once, which the protocol has given up. */
export async function readMessage(request: Request): Promise<object | null> {
  try {
    const read: unknown = JSON.parse(await request.text())
    return typeof read === 'object' && !Array.isArray(read) && findBadText(read) === null ? read : null
  } catch {
    return null
  }
}
