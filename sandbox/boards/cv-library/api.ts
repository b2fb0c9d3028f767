import type { Context, Hono } from 'hono'
import type { SandboxAd, SandboxSearch, World } from '../../board.ts'
import { isSandboxKey } from '../basic-key.ts'
import { applicationPath, host, jobPath } from './addresses.ts'

type Contract = SandboxAd['contract']

const kinds: Record<string, readonly Contract[]> = {
  permanent: ['permanent', 'apprenticeship'],
  temporary: ['temporary', 'internship'],
  contract: ['contract', 'fixed-term'],
}

const hoursAYear: Record<string, number> = { annum: 1, month: 12, week: 52, day: 260, hour: 1_950 }

/** `GET /search-jobs-json`, and `/api/v1/jobs/<id>` at the partners' host. */
export function addApi(app: Hono, world: World): void {
  app.get('/search-jobs-json', (c) => refusal(c) ?? c.json(search(world, (name) => c.req.query(name) ?? '')))
  app.get('/api/v1/jobs/:id', (c) => {
    const refused = refusal(c)
    if (refused) return refused
    const ad = world.ad('cvlibrary', Number(c.req.param('id')))
    if (!ad) return c.json({ error: 'Job not found' }, 404)
    return c.json({ job: result(ad, (name) => (name === 'description_full' ? '1' : '')) })
  })
}

function refusal(c: Context): Response | null {
  const key = c.req.query('key') ?? ''
  if (key === '') return c.json({ error: 'Must specify key' }, 400)
  return isSandboxKey(key) ? null : c.json({ error: 'Invalid key' }, 400)
}

function search(world: World, given: (name: string) => string): Record<string, unknown> {
  const asked = given('tempperm')
    .split(',')
    .map((word) => word.trim().toLowerCase())
  const yearly = (name: string) => {
    const times = hoursAYear[given('salarytype') || 'annum']
    return given(name) === '' || times === undefined ? null : Number(given(name)) * times
  }
  const wanted: SandboxSearch = {
    words: given('q'),
    place: given('geo'),
    radiusMiles: Number(given('distance')) || 15,
    payMin: yearly('salarymin'),
    payMax: yearly('salarymax'),
    contract: asked.flatMap((word) => kinds[word] ?? []),
    partTime: asked.includes('part time'),
    postedWithinDays: Number(given('posted')) || null,
    sort: given('order') === 'date' ? 'date' : 'relevance',
  }
  const found = world.search('cvlibrary', wanted).filter((ad) => ad.place.country === 'GB')
  const offset = Number(given('offset')) || 0
  const size = Math.min(Number(given('perpage')) || 25, 100)
  return { jobs: found.slice(offset, offset + size).map((ad) => result(ad, given)), total_entries: found.length }
}

const typeNames = {
  permanent: 'Permanent',
  apprenticeship: 'Apprenticeship',
  contract: 'Contract',
  'fixed-term': 'Contract',
  temporary: 'Temporary',
  internship: 'Temporary',
}

function result(ad: SandboxAd, given: (name: string) => string): Record<string, unknown> {
  const type = typeNames[ad.contract]
  const limit = Number(given('description_limit')) || 200
  const text = ad.text.replace(/\s+/g, ' ')
  return {
    id: ad.number,
    title: ad.title,
    ...(given('nohl') !== '1' && { hl_title: ad.title }),
    location: ad.placeText,
    agency: ad.advertiser === null ? null : { title: ad.advertiser, url: '/agency/sandbox' },
    description: given('description_full') === '1' ? ad.html : text.slice(0, limit),
    // One kind alone is no list.
    type: ad.partTime ? [type, 'Part Time'] : type,
    ...(ad.pay.text !== null && { salary: ad.pay.text }),
    logo: null,
    url: given('applyurl') === '1' ? `https://${host}${applicationPath(ad)}` : jobPath(ad),
    applications: ad.number % 17,
    posted: `${ad.postedAt.toISOString().slice(0, 19)}Z`,
  }
}
