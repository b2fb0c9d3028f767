import { expect, test } from 'vitest'
import type { BoardId } from '../contract/boards/boards.ts'
import type { SandboxAd } from './board.ts'
import { companiesOf } from './generate/companies.ts'
import { postsOf } from './generate/vacancies.ts'
import { industries as fields } from './generate/industries/index.ts'
import { boardsWithAds, createWorld, emptyWorld, sandboxCompanySlugs, worldAbroad } from './world.ts'

const now = () => new Date('2026-11-21T09:30:00Z')
const world = createWorld({ seed: 7, now, vacancies: 2_500 })
const nine = ['reed', 'indeed', 'totaljobs', 'cvlibrary', 'cwjobs', 'monster', 'dice', 'nhs', 'linkedin'] as const

test('the same seed and day give the same ads, at any hour of it', () => {
  const settings = { seed: 7, vacancies: 900 }
  const morning = createWorld({ ...settings, now: () => new Date('2026-11-21T00:00:01Z') })
  const evening = createWorld({ ...settings, now: () => new Date('2026-11-21T23:59:00Z') })
  const nextDay = createWorld({ ...settings, now: () => new Date('2026-11-22T09:00:00Z') })
  const otherSeed = createWorld({ ...settings, seed: 8, now })

  expect(evening.ads('indeed')).toEqual(morning.ads('indeed'))
  expect(otherSeed.ads('indeed')).not.toEqual(morning.ads('indeed'))
  const [today, tomorrow] = [morning, nextDay].map((world) => world.ads('indeed').at(-1)!)
  expect(tomorrow!.postedAt.getTime() - today!.postedAt.getTime()).toBe(86_400_000)
  expect(tomorrow!.html).toBe(today!.html)
})

test('the whole world has some 12,000 vacancies on about twice as many ads, each with a number of its own', () => {
  const whole = createWorld({ now })
  const ads = boardsWithAds(whole).flatMap((board) => whole.ads(board))

  expect(new Set(ads.map(({ vacancy }) => vacancy)).size).toBe(12_000)
  expect(ads.length).toBeGreaterThan(22_000)
  expect(ads.length).toBeLessThan(28_000)
  expect(new Set(ads.map(({ board, number }) => `${board}/${number}`)).size).toBe(ads.length)
  expect(new Set(ads.map(({ industry }) => industry))).toEqual(new Set(fields.map(({ industry }) => industry)))
  expect(ads.filter(({ title }) => title === title.toUpperCase()).length).toBeGreaterThan(200)
  expect(new Set(ads.map(({ employer }) => employer)).size).toBeGreaterThan(500)
})

test('the generator knows 1,800 titles or more, and every industry that a company of the company boards asks for', () => {
  const known = fields.map(({ industry }) => industry)
  const asked = Object.values(companiesOf).flatMap((companies) => companies.flatMap(({ industries }) => industries))
  expect(known).toEqual(expect.arrayContaining([...new Set(asked)]))
  expect(new Set(fields.flatMap(postsOf).map(({ title }) => title)).size).toBeGreaterThan(1_800)
})

test("each of the nine boards has something for 'nurse' in Leeds, some of it on several boards", () => {
  const found = new Map(nine.map((board) => [board, search(board, 'nurse', 'Leeds')]))

  for (const [board, ads] of found) expect(ads.length, board).toBeGreaterThanOrEqual(3)
  const boardsOf = new Map<number, Set<BoardId>>()
  for (const ad of [...found.values()].flat()) {
    boardsOf.set(ad.vacancy, (boardsOf.get(ad.vacancy) ?? new Set()).add(ad.board))
  }
  expect([...boardsOf.values()].filter((boards) => boards.size >= 3).length).toBeGreaterThanOrEqual(5)
  // Asked for with a range of pay, all nine still answer.
  for (const board of nine) {
    const paid = world.search(board, {
      words: 'nurse',
      place: 'Leeds',
      radiusMiles: 10,
      payMin: 12_000,
      payMax: 200_001,
    })
    expect(paid.length, board).toBeGreaterThan(0)
  }
})

test.each([
  'nurse',
  'teacher',
  'driver',
  'developer',
  'accountant',
  'care assistant',
  'chef',
  'project manager',
  'electrician',
  'warehouse',
  'sales',
  'admin',
])("'%s' finds vacancies in every large city", (words) => {
  for (const city of [
    'London',
    'Leeds',
    'Manchester',
    'Birmingham',
    'Bristol',
    'Glasgow',
    'Edinburgh',
    'Cardiff',
    'Belfast',
    'Dublin',
    'Cork',
    'Galway',
  ]) {
    const vacancies = nine.flatMap((board) => search(board, words, city)).map(({ vacancy }) => vacancy)
    expect(new Set(vacancies).size, city).toBeGreaterThanOrEqual(3)
  }
})

test('a vacancy on several boards differs a little from one to the next', () => {
  const byVacancy = Map.groupBy(all(), ({ vacancy }) => vacancy)
  const shared = [...byVacancy.values()].filter((ads) => new Set(ads.map(({ board }) => board)).size > 1)
  const differing = (of: (ad: SandboxAd) => unknown) =>
    shared.filter((ads) => new Set(ads.map(of)).size > 1).length / shared.length

  expect(shared.length).toBeGreaterThan(500)
  expect(differing(({ title }) => title)).toBeGreaterThan(0.2)
  expect(differing(({ placeText }) => placeText)).toBeGreaterThan(0.5)
  expect(differing(({ pay }) => pay.text)).toBeGreaterThan(0.4)
  expect(differing(({ advertiser }) => advertiser)).toBeGreaterThan(0.1)
  expect(differing(({ text }) => text)).toBeGreaterThan(0.8)
  // What makes it one vacancy stays.
  expect(differing(({ employer }) => employer)).toBe(0)
  expect(differing(({ industry }) => industry)).toBe(0)
})

test('re-posts come weeks later under a new number', () => {
  const pairs = [...Map.groupBy(all(), ({ board, vacancy }) => `${board}/${vacancy}`).values()].filter(
    (ads) => ads.length > 1,
  )

  expect(pairs.length).toBeGreaterThan(50)
  for (const [newer, older] of pairs) {
    expect(newer!.number).toBeGreaterThan(older!.number)
    expect(newer!.postedAt.getTime() - older!.postedAt.getTime()).toBeGreaterThan(13 * 86_400_000)
  }
})

test('texts are as long as ads are, open until a day to come, and a few of them mean harm', () => {
  const ads = all()
  const lengths = ads.map(({ text }) => text.length).toSorted((a, b) => a - b)

  expect(lengths[Math.floor(lengths.length * 0.02)]).toBeGreaterThan(700)
  expect(lengths.at(-1)).toBeLessThan(4_500)
  expect(ads.every(({ closesAt, postedAt }) => closesAt > now() && postedAt < now())).toBe(true)
  const hostile = ads.filter(({ html }) => /<script|onerror|onload|javascript:|<iframe/iu.test(html)).length
  expect(hostile).toBeGreaterThan(5)
  expect(hostile / ads.length).toBeLessThan(0.02)
})

test('contractors are told of IR35 in words that agree with what the board is told', () => {
  const contracts = all().filter(({ contract }) => contract === 'contract')
  for (const { ir35, text } of contracts) {
    const says = { outside: /outside|not caught/iu, inside: /inside/iu }
    if (ir35 !== null) expect(text).toMatch(says[ir35])
  }
  expect(new Set(contracts.map(({ ir35 }) => ir35))).toEqual(new Set(['outside', 'inside', null]))
  expect(contracts.some(({ ir35, text }) => ir35 === null && /IR35.*(?:confirmed|TBC)/iu.test(text))).toBe(true)
  expect(all().filter(({ place, text }) => place.country === 'IE' && text.includes('IR35'))).toEqual([])
})

test('the slugs of company boards never change, and each company has ads of its own', () => {
  expect(sandboxCompanySlugs).toEqual({
    greenhouse: ['demo-harbour-health', 'demo-lantern-pay', 'demo-quayside-labs'],
    lever: ['demo-copperwick-energy', 'demo-tidemoor', 'demo-wrenfold'],
    ashby: ['demo-kestrelside', 'demo-mapledale-money', 'demo-otterbeck'],
    workable: ['demo-cedarhithe-hotels', 'demo-fernwath-care', 'demo-slatecombe'],
    recruitee: ['demo-larkholme', 'demo-rowanpool', 'demo-tealbank'],
    smartrecruiters: ['DemoMossfirthGroup', 'DemoSwallowkeld', 'DemoYarrowghyll'],
    personio: ['demo-amberrigg', 'demo-finchlow', 'demo-sedgehaven'],
    teamtailor: ['demo-brackenleigh-schools', 'demo-heronmoor', 'demo-silverwath'],
    'xml-feed': ['demo-marlgrove-nursing', 'demo-thornside-haulage'],
    'json-ld': ['demo-hollinacre-council', 'demo-windlehurst-hotel'],
  })
  for (const board of Object.keys(sandboxCompanySlugs) as BoardId[]) {
    const names = world.companies(board).map(({ name }) => name)
    expect(
      names.every((name) => world.ads(board).some(({ employer }) => employer === name)),
      board,
    ).toBe(true)
    expect(
      world.ads(board).every(({ employer }) => names.includes(employer)),
      board,
    ).toBe(true)
  }
})

test('an empty world has nothing; one abroad has the same ads elsewhere', () => {
  const [empty, abroad] = [emptyWorld(world), worldAbroad(world)]
  const search = { words: 'nurse', place: 'Leeds', radiusMiles: 10 }

  expect(empty.search('reed', search)).toEqual([])
  expect(empty.ads('reed')).toEqual([])
  const moved = abroad.search('reed', search)
  expect(moved.map(({ number }) => number)).toEqual(world.search('reed', search).map(({ number }) => number))
  expect(moved.every(({ placeText }) => /France|Germany|USA/u.test(placeText))).toBe(true)
  expect(abroad.ad('reed', moved[0]!.number)).toEqual(moved[0])
})

function search(board: BoardId, words: string, place: string): SandboxAd[] {
  return world.search(board, { words, place, radiusMiles: 10 })
}

function all(): SandboxAd[] {
  return boardsWithAds(world).flatMap((board) => world.ads(board))
}

test('an ad whose field says no amount names none in its text either, and what its text says of pay is its field', () => {
  const ads = boardsWithAds(world).flatMap((board) => world.ads(board))
  const silent = ads.filter(({ pay }) => !/\d/u.test(pay.text ?? ''))
  expect(silent.length).toBeGreaterThan(300)
  // Budgets and turnovers in millions are no pay.
  expect(
    silent.filter(({ text }) => /[£€]\d{1,3}\b(?![,.\d]| (?:m|b)illion)/u.test(text)).map(({ text }) => text),
  ).toEqual([])

  for (const { text, pay } of ads) {
    const said = /(?:^|\s)(?:Salary:|The pay:|We pay|The package is) ([^\n]+)/u.exec(text)?.[1]
    if (said !== undefined) expect(said.toLowerCase()).toContain((pay.text ?? 'no pay').toLowerCase())
  }
})
