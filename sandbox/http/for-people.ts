/**
 * What a person's browser gets must lead on within the sandbox: the real addresses of its pages are put below it.
 * Programs get every answer as the board wrote it.
 */
export async function forPeople(
  response: Response,
  host: string,
  isPlayed: (host: string) => boolean,
): Promise<Response> {
  const headers = new Headers(response.headers)
  const location = headers.get('location')
  if (location !== null) headers.set('location', within(location, host, isPlayed))
  if (!/^text\/html/iu.test(headers.get('content-type') ?? '')) {
    return new Response(response.body, { status: response.status, headers })
  }
  headers.delete('content-length')
  const text = (await response.text()).replaceAll(
    /(\s(?:href|action|src|formaction)=")([^"]*)"/giu,
    (_, before: string, address: string) => `${before}${within(address, host, isPlayed)}"`,
  )
  return new Response(text, { status: response.status, headers })
}

/** Browsers say what they want a page for; programs do not. */
export function isForPerson(request: Request): boolean {
  return /^(?:document|iframe|frame)$/u.test(request.headers.get('sec-fetch-dest') ?? '')
}

/** Also what a page's own scripts and pictures ask for. */
export function isBrowser(request: Request): boolean {
  return request.headers.has('sec-fetch-dest')
}

function within(address: string, host: string, isPlayed: (host: string) => boolean): string {
  const [, named, rest = ''] = /^(?:https?:)?\/\/([^/?#]+)(.*)$/iu.exec(address) ?? []
  if (named !== undefined) return isPlayed(named) ? `/${named}${rest || '/'}` : address
  if (!address.startsWith('/')) return address
  const [, first = ''] = /^\/([^/?#]+)/u.exec(address) ?? []
  return isPlayed(first) ? address : `/${host}${address}`
}
