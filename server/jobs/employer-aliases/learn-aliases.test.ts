import { expect, test } from 'vitest'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'
import { replaceRegister } from '../../sponsors/sponsors.ts'
import { reprocessAds } from '../reprocess.ts'
import { keptAliases } from './aliases.ts'
import { dropAlias, learnAliases } from './learn-aliases.ts'

const work =
  'You look after forty people with the help of a small team, plan the week with them and their families, keep records that others can follow and teach the students who join us each autumn.'

const posts = [
  ['Night Sister for Surgical Wards', 'Nights are quiet here, and the kitchen leaves soup.'],
  ['Hospital Kitchens Buying Manager', 'Buy flour by the tonne and herbs by the pot from farms nearby.'],
  ['Principal Speech Language Therapist', 'Children come with their parents, and some by boat from the islands.'],
] as const

const chef = { title: 'Chef', company: 'Birch Lane', location: 'Leeds', description: '', postedAt: '2026-03-01' }

/** Three vacancies of one employer under two names that have nothing in common, and a chef without a text under each. */
function ads(names: readonly [string, string] = ['Birch Lane', 'Fellgate Nine']) {
  return [
    ...posts.flatMap(([title, words], i) =>
      names.map((company, j) => ({
        id: `${j === 0 ? 'reed' : 'adzuna'}:${i}`,
        title,
        company,
        location: 'Leeds',
        description: `${words} ${work.slice(0, 120)}`,
        postedAt: '2026-03-01',
      })),
    ),
    { ...chef, id: 'reed:7', company: names[0] },
    { ...chef, id: 'reed:8', company: names[0], title: 'Gardener' },
    { ...chef, id: 'adzuna:7', company: names[1] },
  ]
}

async function learn({ services }: TestServer) {
  return await learnAliases({
    db: services.db,
    now: services.clock.now(),
    say: services.say,
  })
}

/** Refs of ads by job, those of one ad left out. */
async function folded(server: TestServer): Promise<string[][]> {
  const { rows } = await server.db.query<{ refs: string[] }>(
    `select array_agg(r.ref order by r.id) as refs from listings l join received_ads r on r.id = l.id
      where r.ref ~ '[78]$' group by l.job_id having count(*) > 1 order by l.job_id`,
  )
  return rows.map((row) => row.refs)
}

test('a name learnt from ads folds new ads at once, and the ads that are there with reprocess', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, ads())
  expect(await folded(server)).toEqual([])
  expect(await learn(server)).toEqual({ aliases: 1, fresh: 1, gone: 0, ads: 4 })
  expect(await keptAliases(server.db)).toEqual([
    { alias: 'fellgate nine', main: 'birch lane', source: 'ads', vacancies: 3, isDropped: false },
  ])

  const gardener = { ...chef, id: 'adzuna:8', title: 'Gardener', company: 'Fellgate Nine' }
  expect(await addAds(server, [gardener])).toMatchObject({ folded: 1 })
  expect(await folded(server)).toEqual([['reed:8', 'adzuna:8']])

  await reprocessAds(server.services.store, () => {})
  expect(await folded(server)).toEqual([
    ['reed:7', 'adzuna:7'],
    ['reed:8', 'adzuna:8'],
  ])
  expect(await learn(server)).toEqual({ aliases: 1, fresh: 0, gone: 0, ads: 0 })
})

test('ads of two employers who share two vacancies stay apart', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(
    server,
    ads().filter(({ id }) => !id.endsWith(':2')),
  )
  expect(await learn(server)).toMatchObject({ aliases: 0, ads: 0 })
  await reprocessAds(server.services.store, () => {})
  expect(await folded(server)).toEqual([])
})

test("a recruiter who shares three vacancies with an employer is not the employer's other name", async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, ads(['Birch Lane', 'Fellgate Recruitment']))
  expect(await learn(server)).toMatchObject({ aliases: 0 })
})

test('a name that the operator drops is taken apart with reprocess, and not learnt again', async () => {
  await using server = await startServer({ boards: [] })
  const { services } = server
  await addAds(server, ads())
  await learn(server)
  await reprocessAds(services.store, () => {})
  expect(await folded(server)).toHaveLength(1)

  const given = { db: services.db, now: services.clock.now(), say: services.say }
  expect(await dropAlias(given, 'Nobody')).toBeNull()
  expect(await dropAlias(given, 'Fellgate Nine Ltd')).toEqual({ main: 'birch lane', ads: 4 })
  await reprocessAds(services.store, () => {})
  expect(await folded(server)).toEqual([])
  expect(await learn(server)).toMatchObject({ aliases: 0, ads: 0 })
  expect(await keptAliases(server.db)).toMatchObject([{ alias: 'fellgate nine', isDropped: true }])
})

test('the register says which names one organisation trades under, unless another does too', async () => {
  await using server = await startServer({ boards: [] })
  const names = ['Birch Lane', 'The Green Door'] as const
  await addAds(server, [
    { ...chef, id: 'reed:7', company: names[0] },
    { ...chef, id: 'reed:8', company: names[0], title: 'Gardener' },
    { ...chef, id: 'adzuna:7', company: names[1] },
  ])
  await replaceRegister(server.db, ['Birch Lane Limited t/a The Green Door', 'Quince Ltd t/a The Green Door'])
  expect(await learn(server)).toMatchObject({ aliases: 0 })
  await replaceRegister(server.db, ['Birch Lane Limited t/a The Green Door', 'Quince Ltd t/a Pear & Plum'])
  expect(await learn(server)).toMatchObject({ aliases: 1, ads: 1 })
  expect(await keptAliases(server.db)).toMatchObject([{ alias: 'green door', main: 'birch lane', source: 'register' }])
  await reprocessAds(server.services.store, () => {})
  expect(await folded(server)).toEqual([['reed:7', 'adzuna:7']])
})
