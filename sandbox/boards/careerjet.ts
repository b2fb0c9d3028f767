import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { towns } from '../generate/towns.ts'
import { link } from '../pages/links.ts'
import { page } from '../pages/page.ts'
import { basicKey, isSandboxKey } from './basic-key.ts'
import { employerForm } from './employer-site.ts'

const kilometresInAMile = 1.609

/** Careerjet: the search v4, and the tracking address through which it sends people on to the advertiser. */
export const careerjet: SandboxBoard = {
  id: 'careerjet',
  name: 'Careerjet',
  hosts: ['search.api.careerjet.net', 'jobviewtrack.com'],
  app(world) {
    const app = new Hono()
    let answers = 0
    app.get('/v4/query', (c) => {
      const refused = refusal(c)
      if (refused) return refused
      const given = (name: string) => c.req.query(name) ?? ''
      const places = placesNamed(given('location'))
      if (places.length > 1) return c.json({ type: 'LOCATIONS', locations: places, message: '' })

      const isIrish = given('locale_code') === 'en_IE'
      const radius = Number(given('radius')) || 5
      const found = world
        .search('careerjet', {
          words: given('keywords'),
          place: given('location'),
          radiusMiles: isIrish ? radius / kilometresInAMile : radius,
          contract: contracts[given('contract_type')] ?? [],
          fullTime: given('work_hours') === 'f',
          partTime: given('work_hours') === 'p',
          sort: given('sort') === 'date' ? 'date' : 'relevance',
        })
        .filter((ad) => ad.place.country === (isIrish ? 'IE' : 'GB'))
      const size = Math.min(Number(given('page_size')) || 20, 100)
      const start = Number(given('offset')) || (Math.max(Number(given('page')) || 1, 1) - 1) * size
      answers += 1
      return c.json({
        type: 'JOBS',
        hits: found.length,
        message: '',
        pages: Math.ceil(found.length / size),
        response_time: 0.02,
        jobs: found
          .slice(start, start + size)
          .map((ad) => result(ad, { length: Number(given('fragment_size')) || 120, answer: answers })),
      })
    })
    const adOf = (c: Context) => world.ad('careerjet', Number(/^job-(\d+)-/.exec(c.req.param('job') ?? '')?.[1]))
    app.get('/:locale/:job{job-\\d+-[^/]+}/:words', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(page('Not found | Careerjet', html`<h1>This job is no longer here</h1>`), 404)
      return c.html(
        page(
          `${ad.title} | Careerjet`,
          html`<h1>${ad.title}</h1>
            <p>${ad.advertiser ?? ''}</p>
            <p>${ad.placeText}</p>
            <p>${ad.pay.text ?? ''}</p>
            <a id="apply" href="${link(c, employerForm(ad))}">Apply now</a>
            <div class="ad">${ad.text}</div>`,
        ),
      )
    })
    return app
  },
}

const contracts: Record<string, readonly SandboxAd['contract'][]> = {
  p: ['permanent'],
  c: ['contract', 'fixed-term'],
  t: ['temporary'],
  i: ['internship', 'apprenticeship'],
}

function refusal(c: Context): Response | null {
  const key = basicKey(c)
  if (key === null || key === '') return c.json({ type: 'ERROR', error: 'No API key was given' }, 401)
  if (!isSandboxKey(key)) return c.json({ type: 'ERROR', error: 'Invalid API key' }, 401)
  if (!c.req.header('referer')) return c.json({ type: 'ERROR', error: 'Undeclared referrer' }, 403)
  if (!c.req.query('user_ip') || !c.req.query('user_agent')) {
    return c.json({ type: 'ERROR', error: 'user_ip and user_agent are mandatory' }, 400)
  }
  if (Number(c.req.query('page') ?? 1) > 10) return c.json({ type: 'ERROR', error: 'page must be 1 to 10' }, 400)
  return null
}

/** The places of that name: with more than one it asks which is meant. */
function placesNamed(text: string): string[] {
  const name = text.trim().toLowerCase()
  return towns.filter((town) => town.name.toLowerCase() === name).map((town) => `${town.name}, ${town.county}`)
}

const periodLetters = { year: 'Y', month: 'M', week: 'W', day: 'D', hour: 'H' }

function result(ad: SandboxAd, { length, answer }: { length: number; answer: number }): Record<string, unknown> {
  const { min, max, currency, period, text } = ad.pay
  const locale = ad.place.country === 'IE' ? 'en-ie' : 'en-gb'
  return {
    title: ad.title,
    company: ad.advertiser ?? '',
    date: ad.postedAt.toUTCString(),
    description: `<b>${escape(ad.title)}</b> ${escape(ad.text.slice(0, length))} ...`,
    locations: ad.placeText,
    salary: text ?? '',
    ...((min !== null || max !== null) && {
      salary_min: min ?? max,
      salary_max: max ?? min,
      salary_currency_code: currency,
      salary_type: periodLetters[period],
    }),
    site: ad.isAgency ? 'agencies.example' : 'employers.example',
    // Another in each answer.
    url: `https://jobviewtrack.com/${locale}/job-${ad.number}-${answer}/${encodeURIComponent(ad.title.toLowerCase())}.html`,
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
