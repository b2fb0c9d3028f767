import { expect, test } from 'vitest'
import { footerLinks } from '../../app/content/footer-links.ts'
import { aPerson } from '../../test/people.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

/* No dead ends: whatever menu and footer link to is there, has a title and a heading of its own, and is no excuse. */

const server = await serverOfFile({ boards: [], pages: true })

const visitors = {
  'a guest': async () => await Promise.resolve({}),
  'somebody who looks for a job': async () => (await aPerson(server)).headers,
  'a member of a company': async () => (await aPerson(server, { company: { name: 'Harbour Care Ltd' } })).headers,
}

test.for(Object.keys(visitors) as (keyof typeof visitors)[])(
  'for %s everything that menu and footer link to is there',
  async (who) => {
    const headers = await visitors[who]()
    const links = linksAround((await open('/', headers)).text)
    expect(links).toEqual(
      expect.arrayContaining([...footerLinks.row, ...footerLinks.more, ...footerLinks.legal].map(({ to }) => to)),
    )

    const titles = new Map<string, string>()
    for (const link of links) {
      const { status, text, path } = await open(link, headers)
      expect(status, link).toBe(200)
      const title = /<title>([^<]*)<\/title>/u.exec(text)?.[1] ?? ''
      expect(title, link).toMatch(/Rolecall/u)
      expect(text.match(/<h1[\s>]/gu)?.length, link).toBe(1)
      expect(text, link).toMatch(/<meta name="description" content="[^"]{20,}"/u)
      // Several that need an account lead a guest to one and the same page.
      expect(titles.get(title) ?? path, `${link} has the title of another page`).toBe(path)
      titles.set(title, path)
      expect(text, link).not.toMatch(/[Tt]his version does not|You cannot post (?:job )?ads|[Tt]his page is not ready/u)
    }
  },
)

test('what a page says of itself to programs stands once in its head, with whole addresses', async () => {
  const { text } = await open('/relocate-to-the-uk', {})
  const head = text.slice(0, text.indexOf('</head>'))
  const address = 'http://localhost:3000/relocate-to-the-uk'
  for (const tag of [
    `<link rel="canonical" href="${address}"/>`,
    `<link rel="alternate" hrefLang="en-GB" href="${address}"/>`,
    `<link rel="alternate" hrefLang="en-IE" href="${address}"/>`,
    `<meta property="og:url" content="${address}"/>`,
    `<meta property="og:title" content="Relocate to the UK"/>`,
    `<meta property="og:image" content="http://localhost:3000/share.png"/>`,
  ]) {
    expect(head.split(tag).length - 1, tag).toBe(1)
  }
  const picture = await server.app.fetch(new Request('http://localhost:3000/share.png'))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('results and their description name what was searched and where (S2.11)', async () => {
  const address =
    '/jobresults/nurse_in_Leeds_and_salary_from_12000_to_200001_max_distance_10_miles/industry:Any/fulltime:false/parttime:false/contracting:false/no-ir35:false/intern:false'
  const { text } = await open(address, {})
  expect(text).toContain('<title>nurse jobs in Leeds – Rolecall</title>')
  expect(text).toMatch(/<meta name="description" content="nurse jobs in Leeds: [^"]{40,}"/u)
})

/** The addresses of our own in header and footer, but for those of boards and searches. */
function linksAround(page: string): string[] {
  const around = page.slice(0, page.indexOf('<main')) + page.slice(page.indexOf('</main>'))
  const links = [...around.matchAll(/<a [^>]*href="(\/[^"#]*)"/gu)].map(([, href]) => href ?? '')
  return [...new Set(links)].filter((href) => !href.startsWith('/jobresults/'))
}

/** As a browser does, with what it is led to. */
async function open(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string; path: string }> {
  const answer = await server.get(address, { accept: 'text/html', ...headers })
  const to = answer.headers.get('location')
  if (answer.status >= 300 && answer.status < 400 && to !== null) return await open(to, headers)
  return { status: answer.status, text: answer.text, path: address.replace(/\?.*$/u, '') }
}
