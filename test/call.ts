import type { Answer, TestServer } from './server.ts'

/** Sends any method to the real app, as a browser of the same site does. */
export async function call(
  server: TestServer,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const origin = 'http://localhost:3000'
  const response = await server.app.fetch(
    new Request(origin + path, {
      method,
      headers: { host: 'localhost:3000', origin, 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    }),
  )
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : null,
  }
}

/** The session's token that an answer has set as a cookie. */
export function tokenIn({ headers }: Pick<Answer, 'headers'>): string | null {
  for (const cookie of headers.getSetCookie()) {
    const token = /^(?:__Host-)?token=([^;]+)/u.exec(cookie)?.[1]
    if (token !== undefined) return token
  }
  return null
}
