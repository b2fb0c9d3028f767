import { expect, test } from 'vitest'
import type { BoardId } from '../../contract/boards/boards.ts'
import { sandboxBoards } from '../../sandbox/boards.ts'
import { listingsOf, readFeed } from '../../test/board-call.ts'
import { sandboxCall } from '../../test/sandbox-call.ts'
import { aVisitor } from '../../test/sandbox-visitor.ts'
import { aSandboxAd, aWorld, awkwardSandboxAds, manySandboxAds, sandboxNow } from '../../test/sandbox-world.ts'
import type { SandboxAd, World } from '../../sandbox/board.ts'
import type { Board } from './board.ts'
import { boards } from './boards.ts'
import type { Listing } from '../../engines/ads/index.ts'

type Expected = Partial<Omit<Listing, 'pay'>> & { pay?: Partial<Listing['pay']> }

/** What is read of a nurse in Leeds, and of a Java developer in Galway who is paid by the day. */
const expected: Partial<Record<BoardId, readonly [Expected, Expected]>> = {
  greenhouse: [
    {
      url: 'https://job-boards.greenhouse.io/moorview/jobs/2000003',
      employer: 'Moorview Care Group',
      places: ['Leeds, United Kingdom'],
      kindWords: ['Full-time', 'permanent', 'on-site'],
      postedAt: '2026-11-10T08:15:30.000Z',
      closesAt: '2026-12-08T00:00:00.000Z',
    },
    { kindWords: ['Full-time', 'contract', 'hybrid'] },
  ],
  lever: [
    {
      employer: 'Moorview',
      places: ['Leeds'],
      country: 'GB',
      pay: { min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
      kindWords: ['Full-time Permanent', 'on-site'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    {
      country: 'IE',
      pay: { min: 450, max: 500, currency: 'EUR', period: 'day' },
      kindWords: ['Full-time Contract', 'hybrid'],
    },
  ],
  ashby: [
    {
      employer: 'Moorview',
      places: ['Leeds'],
      country: 'GB',
      pay: { text: '£34,000 - £38,500 per annum', min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
      kindWords: ['FullTime', 'OnSite'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    { country: 'IE', pay: { min: 450, currency: 'EUR', period: 'day' }, kindWords: ['Contract', 'Hybrid'] },
  ],
  workable: [
    {
      employer: 'Moorview Care Group',
      places: ['Leeds, West Yorkshire'],
      country: 'GB',
      kindWords: ['full-time', 'Full-time', 'on_site'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    { country: 'IE', kindWords: ['contract', 'Contract', 'hybrid'] },
  ],
  recruitee: [
    {
      url: 'https://moorview.recruitee.com/o/staff-nurse-2000003',
      employer: 'Moorview Care Group',
      places: ['Leeds, West Yorkshire, LS1 4AP'],
      country: 'GB',
      pay: { min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
      kindWords: ['fulltime_permanent', 'on_site'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    { country: 'IE', pay: { min: null, period: null }, kindWords: ['freelance', 'hybrid'] },
  ],
  smartrecruiters: [
    {
      url: 'https://jobs.smartrecruiters.com/moorview/743999002000003',
      employer: 'Moorview Care Group',
      places: ['Leeds, West Yorkshire, LS1 4AP'],
      country: 'GB',
      pay: { min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
      kindWords: ['Permanent'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    { country: 'IE', pay: { min: 450, max: 500, currency: 'EUR', period: 'day' }, kindWords: ['Contract', 'Hybrid'] },
  ],
  personio: [
    {
      url: 'https://moorview.jobs.personio.de/job/2000003?language=en',
      employer: 'Moorview Care Group',
      places: ['Leeds'],
      kindWords: ['permanent', 'full-time'],
      postedAt: '2026-11-10T08:15:30.000Z',
    },
    { kindWords: ['freelance', 'full-time'] },
  ],
  teamtailor: [
    {
      url: 'https://moorview.teamtailor.com/jobs/2000003-staff-nurse',
      employer: 'Moorview Care Group',
      places: ['Leeds, West Yorkshire, LS1 4AP'],
      country: 'GB',
      pay: { min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
      kindWords: ['FULL_TIME'],
      postedAt: '2026-11-10T08:15:30.000Z',
      closesAt: '2026-12-08T00:00:00.000Z',
    },
    {
      country: 'IE',
      pay: { min: 450, max: 500, currency: 'EUR', period: 'day' },
      kindWords: ['FULL_TIME', 'CONTRACTOR'],
    },
  ],
}

const played = boards.flatMap((board) => {
  const player = sandboxBoards.find(({ id }) => id === board.id)
  return player && board.access === 'company boards' ? [{ id: board.id, board, player }] : []
})

test('every company board is here', () => expect(played.map(({ id }) => id)).toEqual(Object.keys(expected)))

/** A world in which all ads are those of one company. */
function aCompany(ads: readonly SandboxAd[]): World {
  const name = 'Moorview Care Group'
  return { ...aWorld(ads.map((ad) => ({ ...ad, employer: name }))), companies: () => [{ slug: 'moorview', name }] }
}

async function read(board: Board, call: Parameters<typeof readFeed>[1]): Promise<Listing[]> {
  const { pages, failure } = await readFeed(board, call)
  const read = pages.map((page) => listingsOf(board, page, sandboxNow))
  expect([failure, read.flatMap(({ unusable }) => unusable)]).toEqual([null, []])
  return read.flatMap(({ usable }) => usable)
}

test.each(played)('$id of the sandbox is read as it was meant', async ({ id, board, player }) => {
  const call = sandboxCall(player, aCompany(awkwardSandboxAds(id)), { companies: 'moorview' })
  const listings = await read(board, call)
  const byTitle = (title: string) => listings.find((listing) => listing.title === title)
  const [nurse, developer] = expected[id] ?? []

  expect(listings).toHaveLength(3)
  expect(byTitle('Staff Nurse')).toMatchObject({ ...nurse, descriptionFormat: 'html' })
  expect(byTitle('Staff Nurse')?.description).toContain('<p>Days &amp; nights on a <b>friendly</b> ward.</p>')
  expect(byTitle('Java Developer')).toMatchObject({ ...developer })
  expect(byTitle('Cook & "Baker" </script>')).toMatchObject({ pay: { text: null, min: null, max: null } })
})

test.each(played)('$id: a board of many ads is read whole', async ({ id, board, player }) => {
  const call = sandboxCall(player, aCompany(manySandboxAds(id, 130)), { companies: 'moorview' })
  const listings = await read(board, call)

  expect(new Set(listings.map(({ ref }) => ref)).size).toBe(130)
})

test.each(played)('a person reads the ad at $id and applies', async ({ id, board, player }) => {
  const world = aCompany([aSandboxAd({ board: id, number: 2_000_003 })])
  const [listing] = await read(board, sandboxCall(player, world, { companies: 'moorview' }))
  const visitor = aVisitor([player], world)
  const address = (url: string | null | undefined) => (url ?? '').replace('https://', '')

  const job = await visitor.open(address(listing?.url))
  expect([job.status, job.page.querySelector('h1')?.text]).toEqual([200, 'Staff Nurse'])
  const form = await visitor.follow(job, '#apply')
  if (listing?.applyUrl) expect(form.address).toBe(address(listing.applyUrl))
  const names = form.page.querySelectorAll('input, textarea').map((field) => field.getAttribute('name') ?? '')
  const thanks = await visitor.send(form, Object.fromEntries(names.map((name) => [name, 'Yes'])))

  expect(thanks.page.querySelector('h1')?.text).toBe('Your application has been sent')
  expect((await visitor.open(address(listing?.url))).page.querySelector('button[disabled]')?.text).toBe('Applied')
})

test.each(played)('$id does not know another company', async ({ id, board, player }) => {
  const { pages, failure } = await readFeed(board, sandboxCall(player, aCompany([]), { companies: 'nobody' }))

  expect(pages.flatMap(({ ads }) => ads)).toEqual([])
  // There an unknown company looks like one without ads.
  if (id === 'smartrecruiters') expect(failure).toBeNull()
  else expect(failure).toMatchObject({ outcome: 'unreadable' })
})
