import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { SandboxAd, SandboxSearch, World } from '../../board.ts'
import type { Markup } from '../../pages/page.ts'
import { hostOf, jobPath, numberOfPosting, postingId } from './addresses.ts'

const cardsOnAPage = 10
const mostCards = 1_000

const contracts: Record<string, SandboxAd['contract'][]> = {
  C: ['contract'],
  T: ['temporary', 'fixed-term'],
  I: ['internship'],
}
const workplaces: Record<string, SandboxAd['workplace']> = { 1: 'on-site', 2: 'remote', 3: 'hybrid' }

/**
 * The fragments that the pages for guests load: cards of a search, and one posting. A caller without a name is sent off
 * (there with a 999, which an answer here cannot carry).
 */
export function addGuestFragments(app: Hono, world: World): void {
  app.use('/jobs-guest/*', async (c, next) => {
    if (!c.req.header('user-agent')) return c.text('', 429)
    return await next()
  })

  app.get('/jobs-guest/jobs/api/seeMoreJobPostings/search', (c) => {
    const [place = '', country = ''] = (c.req.query('location') ?? '').split(/,\s*(?=[^,]*$)/)
    const isCountry = country === '' && /^(united kingdom|ireland)$/i.test(place)
    const wanted = isCountry ? place : country
    const kinds = (c.req.query('f_JT') ?? '').split(',').filter(Boolean)
    const wish = workplaces[c.req.query('f_WT') ?? '']
    const found = world
      .search('linkedin', {
        words: c.req.query('keywords') ?? '',
        place: isCountry ? '' : place,
        radiusMiles: Number(c.req.query('distance') ?? 25),
        postedWithinDays: daysOf(c.req.query('f_TPR')),
        ...filtersOf(kinds),
      })
      .filter((ad) => wanted === '' || countryName(ad).toLowerCase() === wanted.toLowerCase())
      .filter((ad) => wish === undefined || ad.workplace === wish)
      .slice(0, mostCards)
    const start = Number(c.req.query('start')) || 0
    const cards = found.slice(start, start + cardsOnAPage)
    return c.html(html`${raw('<!DOCTYPE html>\n')}${cards.map((ad) => card(ad, world.now()))}`)
  })

  app.get('/jobs-guest/jobs/api/jobPosting/:id', (c) => {
    const ad = world.ad('linkedin', numberOfPosting(c.req.param('id')))
    return ad ? c.html(posting(ad)) : c.text('', 404)
  })
}

function filtersOf(kinds: readonly string[]): Partial<SandboxSearch> {
  const contract = kinds.flatMap((kind) => contracts[kind] ?? [])
  return {
    ...(contract.length > 0 && { contract }),
    fullTime: kinds.length === 1 && kinds[0] === 'F',
    partTime: kinds.length === 1 && kinds[0] === 'P',
  }
}

/** `r604800`: posted within so many seconds. */
function daysOf(range: string | undefined): number | null {
  const seconds = Number(/^r(\d+)$/.exec(range ?? '')?.[1])
  return seconds > 0 ? seconds / 86_400 : null
}

function countryName(ad: SandboxAd): string {
  return ad.place.country === 'IE' ? 'Ireland' : 'United Kingdom'
}

/** Most cards hold their link; every seventh is one itself, as happens there. */
function card(ad: SandboxAd, now: Date): Markup {
  const address = `https://${hostOf(ad)}${jobPath(ad)}?position=1&pageNum=0&refId=sandbox%3D%3D&trackingId=sandbox%3D%3D`
  const urn = `urn:li:jobPosting:${postingId(ad)}`
  const days = Math.floor((now.getTime() - ad.postedAt.getTime()) / 86_400_000)
  const fresh = days < 1 ? '--new' : ''
  const inside = html`<div class="base-search-card__info">
    <h3 class="base-search-card__title${fresh}">${ad.title}</h3>
    <h4 class="base-search-card__subtitle">
      ${
        ad.advertiser
          ? html`<a class="hidden-nested-link" href="https://www.linkedin.com/company/sandbox"> ${ad.advertiser} </a>`
          : ''
      }
    </h4>
    <div class="base-search-card__metadata">
      <span class="job-search-card__location"> ${place(ad)} </span>
      ${salary(ad)}
      <time class="job-search-card__listdate${fresh}" datetime="${ad.postedAt.toISOString().slice(0, 10)}">
        ${days < 1 ? 'Just now' : `${days} days ago`}
      </time>
    </div>
  </div>`
  if (ad.number % 7 === 0) {
    return html`<li>
      <a class="base-card base-search-card job-search-card" data-entity-urn="${urn}" href="${address}">${inside}</a>
    </li>`
  }
  return html`<li>
    <div class="base-card base-search-card base-search-card--link job-search-card" data-entity-urn="${urn}">
      <a class="base-card__full-link" href="${address}"><span class="sr-only"> ${ad.title} </span></a>
      ${inside}
    </div>
  </li>`
}

function place(ad: SandboxAd): string {
  const workplace = { 'on-site': '', hybrid: ' (Hybrid)', remote: ' (Remote)' }[ad.workplace]
  return `${ad.place.town}, ${ad.place.county}, ${countryName(ad)}${workplace}`
}

/** A range with pennies and without a period; most cards have none. */
function salary({ number, pay }: SandboxAd): Markup | string {
  if (pay.min === null || pay.max === null || number % 2 === 0) return ''
  const sign = pay.currency === 'EUR' ? '€' : '£'
  const amount = (value: number) => `${sign}${value.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
  return html`<span class="job-search-card__salary-info"> ${amount(pay.min)} - ${amount(pay.max)} </span>`
}

function posting(ad: SandboxAd): Markup {
  const criteria = {
    'Seniority level': 'Not Applicable',
    'Employment type':
      ad.contract === 'contract' ? 'Contract' : ad.partTime && !ad.fullTime ? 'Part-time' : 'Full-time',
    'Job function': 'Other',
    Industries: ad.industry,
  }
  return html`<section class="top-card-layout">
      <h2 class="top-card-layout__title topcard__title">${ad.title}</h2>
      <a class="topcard__org-name-link" href="https://www.linkedin.com/company/sandbox">${ad.advertiser ?? ''}</a>
      <span class="topcard__flavor topcard__flavor--bullet">${place(ad)}</span>
    </section>
    <div class="show-more-less-html__markup">${ad.text}</div>
    <ul class="description__job-criteria-list">
      ${Object.entries(criteria).map(
        ([name, value]) =>
          html`<li>
            <h3 class="description__job-criteria-subheader">${name}</h3>
            <span class="description__job-criteria-text">${value}</span>
          </li>`,
      )}
    </ul>
    ${ad.external ? html`<code id="applyUrl" style="display: none"><!--"https://www.linkedin.com/jobs/view/externalApply/${postingId(ad)}?url=https%3A%2F%2Fjobs%2Eexample-employer%2Etest%2Fapply%2Flinkedin%2F${ad.number}"--></code>` : ''}`
}
