import { plainPage, type Name, type PlainPart } from './plain-page.ts'
import type { TestServer } from './server.ts'

export type PlainBrowser = {
  /** Where it is: '/login?back=%2Fsettings'; of another site, its whole address. */
  readonly address: string
  readonly status: number
  readonly headers: Headers
  /** What the page shows now. */
  readonly page: PlainPart
  /** The page's heading. */
  readonly heading: string
  open: (address: string) => Promise<void>
  /** Follows a link. @param within the part of the page in which it stands. */
  follow: (link: Name, within?: PlainPart) => Promise<void>
  /** Presses a button that sends a form, with whatever has been filled in. */
  press: (button: Name, within?: PlainPart) => Promise<void>
  cookie: (name: string) => string | undefined
  forgetCookies: () => void
}

const ours = 'http://localhost:3000'
/** More redirects than this are a circle. */
const mostRedirects = 10

/**
 * A browser without scripts on the real app: it keeps cookies, follows redirects and links, and sends forms as HTML says. What other sites answer is asked over the network.
 * @param headers of a session that it begins with: `aPerson().headers`.
 */
export function plainBrowser(
  server: Pick<TestServer, 'app'>,
  headers: Readonly<Record<string, string>> = {},
): PlainBrowser {
  const { cookie = '', ...always } = headers
  const cookies = new Map<string, string>()
  for (const pair of cookie.split('; ').filter((one) => one !== '')) keep(cookies, pair)
  let at = `${ours}/`
  let answer: { status: number; headers: Headers; page: PlainPart } | null = null

  const load = async (address: string, init: RequestInit = {}, redirects = 0): Promise<void> => {
    const url = new URL(address, at)
    const isOurs = url.origin === ours
    const sent = new Headers({
      'user-agent': 'Mozilla/5.0 (test)',
      ...always,
      accept: 'text/html',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
    })
    if (answer !== null) sent.set('referer', at)
    if (isOurs) {
      sent.set('host', url.host)
      sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    if (init.method === 'POST') sent.set('origin', new URL(at).origin)
    const request = { ...init, headers: sent, redirect: 'manual' } as const
    const response = isOurs ? await server.app.fetch(new Request(url, request)) : await fetch(url, request)
    if (isOurs) for (const set of response.headers.getSetCookie()) keep(cookies, set)
    const next = response.headers.get('location')
    const text = await response.text()
    if (next !== null && redirects === mostRedirects) throw new Error(`${url.href} leads in a circle`)
    at = url.href
    if (next !== null) return await load(new URL(next, url).href, {}, redirects + 1)
    answer = { status: response.status, headers: response.headers, page: plainPage(text, at) }
  }
  const shown = () => {
    if (answer === null) throw new Error('No page has been opened')
    return answer
  }

  return {
    get address() {
      return at.startsWith(ours) ? at.slice(ours.length) : at
    },
    get status() {
      return shown().status
    },
    get headers() {
      return shown().headers
    },
    get page() {
      return shown().page
    },
    get heading() {
      return shown()
        .page.all('h1')
        .map(({ text }) => text)
        .join(' | ')
    },
    open: async (address) => await load(new URL(address, ours).href),
    follow: async (link, within = shown().page) => await load(within.link(link)),
    async press(button, within = shown().page) {
      const { method, address, body, isMultipart } = within.send(button)
      const pairs = [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
      if (method === 'POST')
        return await load(address, { method, body: isMultipart ? body : new URLSearchParams(pairs) })
      const asking = new URL(address)
      asking.search = new URLSearchParams(pairs).toString()
      await load(asking.href)
    },
    cookie: (name) => cookies.get(name),
    forgetCookies: () => cookies.clear(),
  }
}

/** Keeps what 'name=value; Max-Age=…' says; one that is over goes. */
function keep(cookies: Map<string, string>, set: string): void {
  const [pair = '', ...attributes] = set.split(';')
  const [name = '', ...value] = pair.split('=')
  const isOver = attributes.some((one) => /^\s*(?:max-age=0|expires=thu, 01 jan 1970)/iu.test(one))
  if (isOver) cookies.delete(name.trim())
  else cookies.set(name.trim(), value.join('='))
}
