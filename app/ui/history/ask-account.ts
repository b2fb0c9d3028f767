/** A call of the account's own searches, in the background. @param query with its question mark. */
export async function askAccount(method: 'POST' | 'DELETE', query: string, body?: object): Promise<Response> {
  return await fetch(`/api/users/me/searches${query}`, {
    method,
    // Done also when the page is left, and nobody is asked to log in for it: see app/ui/shell/log-in-gate.ts.
    keepalive: true,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}
