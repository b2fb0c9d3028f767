import type { Hono } from 'hono'
import type { SandboxAd, World } from '../../board.ts'
import { londonParts } from '../dates.ts'
import { advertPath, referenceOf } from './addresses.ts'

const contractTypes = {
  permanent: 'Permanent',
  contract: 'Fixed-Term',
  'fixed-term': 'Fixed-Term',
  temporary: 'Bank',
  apprenticeship: 'Apprenticeship',
  internship: 'Training',
}

/** `GET /api/v1/search_xml`; its sibling in JSON is not for everyone. */
export function addSearch(app: Hono, world: World): void {
  app.get('/api/v1/search', (c) => c.text('Forbidden', 403))
  app.get('/api/v1/search_xml', (c) => {
    const given = (name: string) => c.req.query(name) ?? ''
    const found = search(world, given)
    const limit = Math.min(Math.max(Number(given('limit')) || 10, 1), 100)
    const page = Math.max(Number(given('page')) || 1, 1)
    const shown = found.slice((page - 1) * limit, page * limit)
    const totals =
      element('totalPages', String(Math.ceil(found.length / limit))) + element('totalResults', String(found.length))
    const vacancies = shown.map(vacancy).join('')
    // The totals come before or after the vacancies.
    const body = page % 2 === 0 ? totals + vacancies : vacancies + totals
    return c.body(`<nhsJobs>${body}</nhsJobs>`, 200, { 'content-type': 'application/xml;charset=UTF-8' })
  })
}

/** Any of the words will do; what has more of them comes first. */
function search(world: World, given: (name: string) => string): SandboxAd[] {
  const words = given('keyword').split(/\s+/).filter(Boolean)
  const scores = new Map<SandboxAd, number>()
  for (const word of words.length > 0 ? words : ['']) {
    const found = world.search('nhs', {
      words: word,
      place: given('location'),
      radiusMiles: Number(given('distance')) || null,
      payMin: Number(given('salaryFrom')) || null,
      payMax: Number(given('salaryTo')) || null,
    })
    for (const ad of found) scores.set(ad, (scores.get(ad) ?? 0) + 1)
  }
  const from = Date.parse(given('publishedFrom'))
  const byDate = given('sort') === 'publicationDateDesc'
  return [...scores]
    .filter(([ad]) => given('contractType') === '' || contractTypes[ad.contract] === given('contractType'))
    .filter(([ad]) => Number.isNaN(from) || ad.postedAt.getTime() >= from)
    .sort(([a, scoreOfA], [b, scoreOfB]) =>
      byDate ? b.postedAt.getTime() - a.postedAt.getTime() : scoreOfB - scoreOfA,
    )
    .map(([ad]) => ad)
}

function vacancy(ad: SandboxAd): string {
  const host = ad.number % 2 === 0 ? 'beta' : 'www'
  const text = ad.text.replace(/\s+/g, ' ').trim()
  const place = ad.number % 3 === 0 ? 'locations' : 'location'
  return `<vacancyDetails>${[
    element('id', String(ad.number)),
    element('reference', referenceOf(ad)),
    element('title', ad.title),
    element('description', text.length > 150 ? `${text.slice(0, 150)}...` : text),
    element('employer', ad.advertiser ?? ad.employer),
    element('type', contractTypes[ad.contract]),
    element('salary', salary(ad)),
    element('closeDate', day(ad.closesAt)),
    element('postDate', localTime(ad.postedAt, ad.number)),
    element('url', `https://${host}.jobs.nhs.uk${advertPath(ad)}`),
    `<locations>${element(place, ad.placeText)}</locations>`,
  ].join('\n')}</vacancyDetails>\n`
}

/** Numbers with pence and without a period, or words. */
function salary({ pay }: SandboxAd): string {
  const amounts = [pay.min, pay.max].flatMap((amount) => (amount === null ? [] : `£${amount.toFixed(2)}`))
  return [...new Set(amounts)].join(' to ') || (pay.text ?? 'Depends on experience')
}

function day(moment: Date): string {
  const { day, month, year } = londonParts(moment)
  return `${year}-${month}-${day}`
}

/** By the clock of London, without saying so, with three to nine digits of a second. */
function localTime(moment: Date, number: number): string {
  const { time } = londonParts(moment)
  return `${day(moment)}T${time}.${'165482903'.slice(0, 3 + (number % 3) * 3)}`
}

function element(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`
}
