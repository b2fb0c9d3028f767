import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectTricks } from '../../contract/platform/own-path.fixtures.ts'
import { secondStepCookie } from '../../contract/second-factor/second-step-cookie.ts'
import { aPerson } from '../../test/people.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

/*
 * No page that takes the next address from a query, a form or a cookie leads to another site, whatever stands there: asked of the built
 * pages, and followed as a browser would.
 */
const site = 'http://localhost:3000'
const elsewhere = 'evil.example'

const server = await serverOfFile({
  boards: [],
  pages: true,
  environment: {
    ROLECALL_TRUSTED_PROXIES: '1',
    ROLECALL_GOOGLE_ID: 'google-client',
    ROLECALL_GOOGLE_SECRET: 'google-secret',
  },
})
const ann = await aPerson(server)

/** Each way in which a stranger can hand a page the next address. */
const entries: Record<string, (next: string) => Promise<Response>> = {
  'logout of a guest': (next) => open(`/logout?referrer=${next}`),
  'logout, by script': (next) => open(`/logout.data?referrer=${next}`),
  'logout of somebody': async (next) => {
    const { headers } = await aPerson(server)
    return await open(`/logout?referrer=${next}`, { cookie: headers.cookie, form: {} })
  },
  'logout of somebody, by script': async (next) => {
    const { headers } = await aPerson(server)
    return await open(`/logout.data?referrer=${next}`, { cookie: headers.cookie, form: {} })
  },
  'login of a guest': (next) => open(`/login?back=${next}`),
  'login of somebody who is logged in': (next) => open(`/login?back=${next}`, { cookie: ann.headers.cookie }),
  'the same by script': (next) => open(`/login.data?back=${next}`, { cookie: ann.headers.cookie }),
  'login by the cookie of the last visit': (next) =>
    open('/login', { cookie: `${ann.headers.cookie}; lastvisit=${next}` }),
  'login by its form': (next) =>
    open('/login', { form: { email: ann.email, password: ann.password, back: decoded(next) } }),
  'the footer’s form': (next) => open('/preferences', { form: { theme: 'dark', back: decoded(next) } }),
  'a response page': (next) => open('/response/false/x', { cookie: `lastvisit=${next}` }),
  'a response page that went well': (next) => open('/response/true/x', { cookie: `lastvisit=${next}` }),
  'logins to boards': (next) => open('/credentials', { cookie: `${ann.headers.cookie}; lastvisit=${next}` }),
  'a page that is not here yet': (next) => open('/main?job=1', { cookie: `lastvisit=${next}` }),
  'a form that needs a login': (next) => open('/settings', { cookie: `lastvisit=${next}`, form: { name: 'x' } }),
  'the second step': (next) =>
    open('/second-step', {
      cookie: secondStepCookie({ key: 'x', ways: ['authenticator'], back: decoded(next) }, false),
    }),
  'an address that begins with a host': (next) => open(decoded(next).startsWith('/') ? `/${next}` : '/'),
}

/** The others read the same query, form or cookie. */
const triedInEveryWay = new Set(['logout of a guest', 'the same by script', 'login by the cookie of the last visit'])

test.each(Object.keys(entries))(
  '%s leads nowhere else, by none of the known tricks',
  { tags: ['long'] },
  async (name) => {
    for (const trick of redirectTricks) {
      const address = trick.replaceAll('HOST', elsewhere)
      // As it is, with what a browser sends encoded; encoded once; and once more for anyone who decodes it twice.
      const all = [encoded(address), bare(address), encoded(encoded(address))]
      for (const next of triedInEveryWay.has(name) ? all : all.slice(0, 1)) {
        const answer = await entries[name]!(next)
        expect(await leadsTo(answer), `${name} with ${next}`).not.toContain(elsewhere)
        expect([next, answer.status]).not.toEqual([next, 500])
      }
    }
  },
)

test('nor by tricks that nobody has thought of', async () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%09',
    '%0a',
    '%0d',
    '%2f',
    '%5c',
    '%25',
    '@',
    ':',
    '\t',
    '?',
    ' ',
  )
  const trick = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('')}${elsewhere}`)
  await fc.assert(
    fc.asyncProperty(
      trick,
      fc.constantFrom('logout of a guest', 'the same by script', 'the footer’s form'),
      async (given, name) => {
        const answer = await entries[name]!(encoded(given))
        expect(await leadsTo(answer)).not.toContain(elsewhere)
        expect(answer.status).not.toBe(500)
      },
    ),
    { numRuns: 300 },
  )
})

test('a page of ours is still led back to', async () => {
  const next = encodeURIComponent('/jobresults/C%23_in_Leeds?sort=date')
  for (const name of ['logout of a guest', 'login of somebody who is logged in', 'the footer’s form']) {
    const answer = await entries[name]!(next)
    expect(answer.headers.get('location'), name).toBe('/jobresults/C%23_in_Leeds?sort=date')
  }
  const toScript = await entries['the same by script']!(next)
  expect(await toScript.text()).toContain('"redirect","/jobresults/C%23_in_Leeds?sort=date"')
})

let asked = 0

async function open(path: string, { cookie, form }: { cookie?: string; form?: Record<string, string> } = {}) {
  asked++
  const headers: Record<string, string> = {
    host: 'localhost:3000',
    accept: 'text/html',
    'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    ...(cookie === undefined ? {} : { cookie }),
    ...(form === undefined ? {} : { origin: site, 'content-type': 'application/x-www-form-urlencoded' }),
  }
  const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
  return await server.app.fetch(new Request(site + path, { headers, ...body }))
}

/** The hosts that an answer leads a browser to: by a redirect, also one told to a script, or by a link, form or script of the page. */
async function leadsTo(answer: Response): Promise<string[]> {
  const text = await answer.text()
  const location = answer.headers.get('location')
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  const inPage = isPage
    ? [...text.matchAll(/\s(?:href|action|src|formaction)="([^"]*)"/gu)].map(([, to = '']) => to)
    : []
  // As the framework tells its scripts: a list of values, the address after the word.
  const toScripts = isPage ? [] : (/"redirect",("(?:[^"\\]|\\.)*")/u.exec(text)?.slice(1) ?? [])
  return [
    ...(location === null ? [] : [location]),
    ...inPage,
    ...toScripts.map((one) => JSON.parse(one) as string),
  ].map((to) => hostOf(unescaped(to)))
}

function hostOf(to: string): string {
  const url = URL.parse(to, site)
  if (url === null) return elsewhere
  return /^https?:$|^mailto:$/u.test(url.protocol) ? url.hostname : elsewhere
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Only what no browser leaves as it is. */
function bare(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]|[#&"<>;]/gu, encodeURIComponent)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
