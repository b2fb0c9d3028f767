/** The one message of a request. Null: no JSON, or several at once, which the protocol has given up. */
export async function readMessage(request: Request): Promise<object | null> {
  try {
    const read: unknown = JSON.parse(await request.text())
    return typeof read === 'object' && !Array.isArray(read) ? read : null
  } catch {
    return null
  }
}
