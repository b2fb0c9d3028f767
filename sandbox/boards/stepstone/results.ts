import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { BoardId } from '../../../contract/boards/boards.ts'
import type { SandboxAd, World } from '../../board.ts'
import { link } from '../../pages/links.ts'
import { page, scriptJson, type Markup } from '../../pages/page.ts'
import { jobPath } from './addresses.ts'

type Site = { id: BoardId; name: string; host: string }

const perPage = 25
const ages = [1, 3, 7, 14]

/** `/jobs/<words>/in-<place>?radius=&postedWithin=&of=&page=`, with the list as data in a script and as cards. */
export function addResults(app: Hono, site: Site, world: World): void {
  app.get('/jobs/:first?/:second?', (c) => {
    const parts = [c.req.param('first') ?? '', c.req.param('second') ?? '']
    const place = parts.find((part) => part.startsWith('in-'))?.slice(3) ?? ''
    const words = parts.find((part) => part !== '' && !part.startsWith('in-')) ?? ''
    const age = Number(c.req.query('postedWithin'))
    const search = (town: string) =>
      world.search(site.id, {
        words: words.replaceAll('-', ' '),
        place: town,
        radiusMiles: Number(c.req.query('radius') ?? 10),
        postedWithinDays: ages.includes(age) ? age : null,
      })
    // A slug no longer says whether the town writes itself with hyphens: 'kings-lynn', 'stoke-on-trent'.
    const byWords = words === '' && place === '' ? [] : search(place.replaceAll('-', ' '))
    const found = byWords.length > 0 || !place.includes('-') ? byWords : search(place)
    const from = c.req.query('of') ?? (Number(c.req.query('page') ?? 1) - 1) * perPage
    const start = Math.max(0, Math.trunc(Number(from) || 0))
    const shown = found.slice(start, start + perPage)
    const cards = shown.map((ad) => card(ad, world.now(), link(c, site.host + jobPath(ad))))
    return c.html(page(`${words || 'All'} Jobs | ${site.name}`, list(found.length, start, shown.map(item), cards)))
  })
}

function list(totalCount: number, start: number, items: readonly unknown[], cards: readonly Markup[]): Markup {
  const state = {
    searchResults: {
      items,
      pagination: {
        page: Math.floor(start / perPage) + 1,
        perPage,
        pageCount: Math.ceil(totalCount / perPage),
        totalCount,
      },
      filters: [{ name: 'age', values: ages.map(String) }],
    },
  }
  return html` <script>
      window.__PRELOADED_STATE__ = window.__PRELOADED_STATE__ || {}
    </script>
    <script>
      window.__PRELOADED_STATE__['google-onetap'] = { enabled: false }
    </script>
    <script>
      window.__PRELOADED_STATE__['app-unifiedResultlist'] = ${scriptJson(state)}
    </script>
    <h1 data-at="search-jobs-count">${totalCount} jobs</h1>
    <div id="app-unifiedResultlist" data-at="unified-resultlist">${cards}</div>
    <script>
      void window.__PRELOADED_STATE__['app-unifiedResultlist']
    </script>`
}

function item(ad: SandboxAd): Record<string, unknown> {
  return {
    id: ad.number,
    title: ad.title,
    url: jobPath(ad),
    companyName: ad.advertiser ?? '',
    companyUrl: null,
    companyLogoUrl: '/CompanyLogos/',
    datePosted: ad.postedAt.toISOString(),
    publishToDate: ad.closesAt.toISOString(),
    location: ad.placeText,
    postCode: ad.place.postcode,
    salary: ad.pay.text ?? '',
    unifiedSalary: null,
    workFromHome: { 'on-site': '', hybrid: 'Hybrid', remote: 'Work from home' }[ad.workplace],
    textSnippet: snippet(ad),
    topLabels: ad.number % 5 === 0 ? ['FEATURED'] : [],
  }
}

/** About three hundred characters, with the title in bold where the text has it. */
function snippet(ad: SandboxAd): string {
  const text = ad.text.length > 300 ? `${ad.text.slice(0, 297)}...` : ad.text
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped.replace(ad.title.replaceAll('&', '&amp;'), (title) => `<strong>${title}</strong>`)
}

function card(ad: SandboxAd, now: Date, address: string): Markup {
  const days = Math.floor((now.getTime() - ad.postedAt.getTime()) / 86_400_000)
  return html`<article id="job-item-${ad.number}" data-at="job-item" data-testid="job-item">
    <h2><a href="${address}" data-at="job-item-title" data-testid="job-item-title">${ad.title}</a></h2>
    <span data-at="job-item-company-name">${ad.advertiser ?? ''}</span>
    <span data-at="job-item-location">${ad.placeText}</span>
    ${ad.pay.text ? html`<span data-at="job-item-salary-info">${ad.pay.text}</span>` : ''}
    <div data-at="jobcard-content"><span>${raw(snippet(ad))}</span></div>
    <span data-at="job-item-timeago"><time datetime="${ad.postedAt.toISOString()}">${days} days ago</time></span>
  </article>`
}
