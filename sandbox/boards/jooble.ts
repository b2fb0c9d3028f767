import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { link } from '../pages/links.ts'
import { page } from '../pages/page.ts'
import { isSandboxKey } from './basic-key.ts'
import { employerForm } from './employer-site.ts'

const adsOnAPage = 20
const kilometresInAMile = 1.609

const Search = z.object({
  keywords: z.string().default(''),
  location: z.string().default(''),
  radius: z.coerce.number().optional(),
  salary: z.coerce.number().optional(),
  page: z.coerce.number().int().min(1).default(1),
})

/** Jooble: `POST /api/<key>`, and the pages through which it sends people on to the advertiser. */
export const jooble: SandboxBoard = {
  id: 'jooble',
  name: 'Jooble',
  hosts: ['jooble.org'],
  app(world) {
    const app = new Hono()
    app.post('/api/:key', async (c) => {
      if (!isSandboxKey(c.req.param('key'))) return c.text('Access denied', 403)
      const search = Search.safeParse(await c.req.json().catch(() => null))
      if (!search.success) return c.text('Bad request', 400)
      const { keywords, location, radius, salary, page } = search.data
      const found = world.search('jooble', {
        words: keywords,
        place: location,
        radiusMiles: radius === undefined ? null : radius / kilometresInAMile,
        payMin: salary ?? null,
      })
      const shown = found.slice((page - 1) * adsOnAPage, page * adsOnAPage)
      return c.body(asJson({ totalCount: found.length, jobs: shown.map((ad) => result(ad, keywords)) }), 200, {
        'content-type': 'application/json; charset=utf-8',
      })
    })
    const adOf = (c: Context) => world.ad('jooble', numberOf(c.req.param('id') ?? ''))
    app.get('/jdp/:id', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(page('Not found | Jooble', html`<h1>This job is no longer here</h1>`), 404)
      return c.html(
        page(
          `${ad.title} | Jooble`,
          html`<h1>${ad.title}</h1>
            <p>${ad.advertiser ?? ''}</p>
            <p>${ad.placeText}</p>
            <p>${ad.pay.text ?? ''}</p>
            <a id="apply" href="${link(c, `jooble.org/away/${idOf(ad)}`)}">Apply on the company's site</a>
            <div class="ad">${ad.text}</div>`,
        ),
      )
    })
    app.get('/away/:id', (c) => {
      const ad = adOf(c)
      return ad ? c.redirect(link(c, employerForm(ad))) : c.notFound()
    })
    return app
  },
}

/** A number of 64 bits, every other one below zero, as Jooble's are. */
function idOf({ number }: SandboxAd): bigint {
  const long = (BigInt(number) << 31n) + 5n
  return number % 2 === 0 ? -long : long
}

function numberOf(id: string): number {
  return /^-?\d{1,20}$/.test(id) ? Number(BigInt(id.replace('-', '')) >> 31n) : Number.NaN
}

/** Ids are numbers on the wire, more digits than a JavaScript number holds. */
function asJson(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? `#${value}#` : value)).replace(
    /"id":"#(-?\d+)#"/g,
    '"id":$1',
  )
}

function result(ad: SandboxAd, words: string): Record<string, unknown> {
  const id = idOf(ad)
  return {
    title: ad.title,
    location: ad.placeText,
    snippet: `&nbsp;...${marked(ad.text.slice(0, 250), words)}...&nbsp;`,
    salary: ad.pay.text ?? '',
    source: ad.isAgency ? 'agencies.example' : 'employers.example',
    type: ad.partTime === ad.fullTime ? '' : ad.fullTime ? 'Full-time' : 'Part-time',
    link: `https://jooble.org/jdp/${id}`,
    company: ad.advertiser ?? '',
    updated: `${ad.postedAt.toISOString().slice(0, 10)}T00:00:00.0000000`,
    id,
  }
}

/** The words that were searched stand in bold. */
function marked(text: string, words: string): string {
  const first = words.trim().split(/\s+/)[0] ?? ''
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', ' \r\n ')
  return first === '' ? escaped : escaped.split(first).join(`<b>${first}</b>`)
}
