import { describe, expect, test } from 'vitest'
import { inYears, payBandsOf, payUnits } from '../../contract/job-searches/pay-bands.ts'
import type { IndexedJob } from '../jobs/job.ts'
import { anIndexedJob, aQuery, bradford, daysAgo, leeds, london } from './job-index.fixtures.ts'
import type { IndexAnswer, IndexQuery, JobIndex } from '../jobs/job-index.ts'

/**
 * What every implementation of `JobIndex` promises.
 * @param makeIndex gives an empty index, and puts it away when the test is over.
 */
export function jobIndexSuite(name: string, makeIndex: () => Promise<JobIndex & AsyncDisposable>): void {
  async function indexOf(...jobs: (Partial<IndexedJob> & { id: number })[]): Promise<JobIndex & AsyncDisposable> {
    const index = await makeIndex()
    await index.upsert(jobs.map(anIndexedJob))
    return index
  }

  /** The ids that a search over these jobs gives, in its order. */
  async function find(query: Partial<IndexQuery>, jobs: (Partial<IndexedJob> & { id: number })[]): Promise<number[]> {
    await using index = await indexOf(...jobs)
    const { ids } = await index.search(aQuery(query))
    return ids
  }

  async function answer(
    query: Partial<IndexQuery>,
    jobs: (Partial<IndexedJob> & { id: number })[],
  ): Promise<IndexAnswer> {
    await using index = await indexOf(...jobs)
    return await index.search(aQuery(query))
  }

  describe(name, () => {
    describe('words', () => {
      test('all words must occur, anywhere in the ad', async () => {
        const ids = await find({ words: 'nurse nights' }, [
          { id: 1, title: 'Nurse', text: 'Days only.' },
          { id: 2, title: 'Nurse', text: 'You work nights.' },
          { id: 3, title: 'Porter', text: 'You help the nurse at night, three nights a week.' },
          { id: 4, title: 'Porter', employer: 'Nurse Nights Ltd' },
        ])
        expect(ids.toSorted()).toEqual([2, 3, 4])
      })

      test('plurals, capitals, accents and possessives meet', async () => {
        const jobs = [{ id: 1, title: "NURSES' Café Manager" }]
        expect(await find({ words: 'nurse' }, jobs)).toEqual([1])
        expect(await find({ words: 'Cafés' }, jobs)).toEqual([1])
        expect(await find({ words: 'nurse’s' }, jobs)).toEqual([1])
      })

      test('different jobs of one stem do not meet', async () => {
        const jobs = [
          { id: 1, title: 'Business Development Manager' },
          { id: 2, title: 'Management Accountant' },
          { id: 3, title: 'Accounts Assistant' },
        ]
        expect(await find({ words: 'developer' }, jobs)).toEqual([])
        expect(await find({ words: 'manager' }, jobs)).toEqual([1])
        expect(await find({ words: 'accounts' }, jobs)).toEqual([3])
      })

      test.each([
        ['C#', 'C# Developer'],
        ['c++', 'Engineer (C/C++)'],
        ['.net', 'ASP.NET Developer'],
        ['node.js', 'NodeJS Developer'],
        ['a&e', 'Nurse, A & E'],
        ['health and safety', 'Health & Safety Officer'],
        ['full-stack', 'Fullstack Developer'],
        ['full stack', 'Full-Stack Developer'],
        ['fullstack', 'Full Stack Developer'],
        ['front end', 'Frontend Developer'],
        ['coordinator', 'Logistics Co-ordinator'],
        ['r', 'Data Scientist (R)'],
        ['it', 'IT Manager'],
        ['class 1', 'HGV Class 1 Driver'],
      ])('%s finds %s and nothing else', async (words, title) => {
        const others = ['C Developer', 'Networker', 'Janitor', 'Staff Nurse', 'Class 2 Driver', 'Stack Filler']
        const ids = await find({ words }, [
          { id: 1, title },
          ...others.map((other, i) => ({ id: i + 2, title: other })),
        ])
        expect(ids).toEqual([1])
      })

      test('a phrase in quotes must stand word for word', async () => {
        const ids = await find({ words: '"head of marketing"' }, [
          { id: 1, title: 'Head of Marketing' },
          { id: 2, title: 'Marketing Assistant', text: 'You report to the head of department.' },
          { id: 3, title: 'Assistant', text: 'You report to the Head of Marketing.' },
        ])
        expect(ids).toEqual([1, 3])
      })

      test('what stands in quotes means just that', async () => {
        const jobs = [
          { id: 1, title: 'RGN' },
          { id: 2, title: 'Registered General Nurse' },
        ]
        expect((await find({ words: 'RGN' }, jobs)).toSorted()).toEqual([1, 2])
        expect(await find({ words: '"RGN"' }, jobs)).toEqual([1])
      })

      test('words after a minus may not occur', async () => {
        const jobs = [
          { id: 1, title: 'Nurse', text: 'A senior post with an agency.' },
          { id: 2, title: 'Nurse', text: 'A post.' },
          { id: 3, title: 'Team Leader Nurse' },
          { id: 4, title: 'Nurse', text: 'You lead a team. The leader is away.' },
        ]
        expect((await find({ words: 'nurse -agency' }, jobs)).toSorted()).toEqual([2, 3, 4])
        expect((await find({ words: 'nurse -"team leader"' }, jobs)).toSorted()).toEqual([1, 2, 4])
        expect((await find({ words: '-agency' }, jobs)).toSorted()).toEqual([2, 3, 4])
      })

      test.each(['', '   ', 'the', '???', '"', '""', '-', '- "" -', "'", '&', 'jobs'])(
        'words that say nothing find every job: %j',
        async (words) => {
          expect((await find({ words }, [{ id: 1 }, { id: 2 }])).toSorted()).toEqual([1, 2])
        },
      )

      test('noise around the job is left out', async () => {
        const jobs = [{ id: 1, title: 'Nurse', text: 'No more.' }]
        expect(await find({ words: 'nurse jobs' }, jobs)).toEqual([1])
        expect(await find({ words: 'nurse job' }, jobs)).toEqual([1])
        expect(await find({ words: 'vacancies for a nurse' }, jobs)).toEqual([1])
      })

      test('the content filter is a further condition', async () => {
        const jobs = [
          { id: 1, title: 'Nurse', text: 'With a car.' },
          { id: 2, title: 'Nurse', text: 'Without.' },
        ]
        expect(await find({ words: 'nurse', contains: 'car' }, jobs)).toEqual([1])
        expect(await find({ words: 'nurse', contains: '-car' }, jobs)).toEqual([2])
      })
    })

    describe('synonyms', () => {
      test('a short form finds the long one and the other way round, and says so', async () => {
        const jobs = [
          { id: 1, title: 'Registered General Nurse' },
          { id: 2, title: 'RGN' },
          { id: 3, title: 'Staff Nurse' },
          { id: 4, title: 'Dental Nurse' },
        ]
        const short = await answer({ words: 'rgn' }, jobs)
        expect(short.ids[0]).toBe(2)
        expect(short.ids.toSorted()).toEqual([1, 2, 3])
        expect(short.understoodAs.added).toContain('registered general nurse')
        const long = await answer({ words: 'registered general nurse' }, jobs)
        expect(long.ids[0]).toBe(1)
        expect(long.ids.toSorted()).toEqual([1, 2, 3])
        expect(long.understoodAs.added).toContain('RGN')
      })

      test('who asks for the narrower thing gets just that', async () => {
        const jobs = [
          { id: 1, title: 'Staff Nurse' },
          { id: 2, title: 'RGN' },
        ]
        expect(await find({ words: 'staff nurse' }, jobs)).toEqual([1])
      })

      test('own words in the title stand above synonyms in the title, and those above words in the text', async () => {
        const ids = await find({ words: 'forklift driver' }, [
          { id: 1, title: 'Warehouse Operative', text: 'You are a forklift driver.', createdAt: daysAgo(0) },
          { id: 2, title: 'FLT Driver', createdAt: daysAgo(1) },
          { id: 3, title: 'Forklift Driver', createdAt: daysAgo(2) },
        ])
        expect(ids).toEqual([3, 2, 1])
      })

      test('a short form that means something else in a text counts in titles only', async () => {
        const ids = await find({ words: 'personal assistant' }, [
          { id: 1, title: 'PA to the Chief Executive' },
          { id: 2, title: 'Porter', text: '£30,000 pa and a bonus.' },
        ])
        expect(ids).toEqual([1])
      })

      test('a trade finds its activity in titles', async () => {
        const jobs = [
          { id: 1, title: 'Nurse' },
          { id: 2, title: 'Nursing Sister' },
          { id: 3, title: 'Porter', text: 'In a nursing home.' },
        ]
        expect(await find({ words: 'nurse' }, jobs)).toEqual([1, 2])
        expect(await find({ words: 'nursing' }, jobs)).toEqual([2, 1, 3])
      })
    })

    describe('names of employers, OR and shorthand', () => {
      test("an employer's own ads stand before those that only mention the employer", async () => {
        const jobs = [
          { id: 1, title: 'Driver', employer: 'Birch Staffing', text: 'We deliver for Oakmere Foods.' },
          { id: 2, title: 'Packer', employer: 'Oakmere Foods', text: 'Pack.', createdAt: daysAgo(9) },
          { id: 3, title: 'Driver', employer: 'Oakmere Foods', text: 'Drive.', createdAt: daysAgo(9) },
        ]
        expect(await find({ words: 'Oakmere' }, jobs)).toEqual([3, 2, 1])
        expect(await find({ words: 'driver Oakmere foods' }, jobs)).toEqual([3, 1])
      })

      test('a title with the words stands before an employer of that name', async () => {
        const jobs = [
          { id: 1, title: 'Support Worker', employer: 'Nurse Seekers', text: 'Help.' },
          { id: 2, title: 'Nurse', employer: 'Alder', text: 'Nurse.', createdAt: daysAgo(9) },
        ]
        expect(await find({ words: 'nurse' }, jobs)).toEqual([2, 1])
      })

      test('HGV driver finds the classes of the licence, and no mechanic', async () => {
        const jobs = ['HGV Class 2', 'Class 1 Driver', 'Lorry Driver', 'HGV Driver', 'HGV Technician', 'Van Driver']
        const ids = await find(
          { words: 'HGV driver' },
          jobs.map((title, i) => ({ id: i + 1, title })),
        )
        expect(ids[0]).toBe(4)
        expect(ids.toSorted()).toEqual([1, 2, 3, 4])
      })

      test.each(['Cook, £24,000 p.a.', 'Cook £24,000 pa', 'Cook 24k pa'])('PA does not find %j', async (title) => {
        const jobs = [
          { id: 1, title, text: 'Cook. £24,000 p.a. pro rata, or 24000 pa.' },
          { id: 2, title: 'PA to the Director' },
          { id: 3, title: 'P.A.' },
        ]
        expect((await find({ words: 'PA' }, jobs)).toSorted()).toEqual([2, 3])
        expect((await find({ words: 'pa' }, jobs)).toSorted()).toEqual([2, 3])
      })

      test('OR finds the one or the other, and what is excluded stays out of both', async () => {
        const jobs = [
          { id: 1, title: 'Staff Nurse' },
          { id: 2, title: 'Head Porter' },
          { id: 3, title: 'Staff Porter' },
          { id: 4, title: 'Chef' },
          { id: 5, title: 'Dental Nurse' },
        ]
        const idsOf = async (words: string) => (await find({ words }, jobs)).toSorted()
        expect(await idsOf('staff nurse OR head porter')).toEqual([1, 2])
        expect(await idsOf('"staff nurse" OR chef')).toEqual([1, 4])
        expect(await idsOf('nurse OR chef OR porter -dental')).toEqual([1, 2, 3, 4])
        expect(await idsOf('OR nurse')).toEqual([1, 5])
        expect(await idsOf('nurse OR')).toEqual([1, 5])
      })
    })

    describe('order by match', () => {
      test('all words in the title stand above some, and those above none', async () => {
        const ids = await find({ words: 'dental nurse' }, [
          { id: 1, title: 'Porter', text: 'dental nurse', createdAt: daysAgo(0) },
          { id: 2, title: 'Staff Nurse', text: 'dental', createdAt: daysAgo(1) },
          { id: 3, title: 'Experienced Nurse for a Dental Practice in Town', createdAt: daysAgo(9) },
        ])
        expect(ids).toEqual([3, 2, 1])
      })

      test('the very title stands first, then the words next to one another', async () => {
        const ids = await find({ words: 'care manager' }, [
          { id: 1, title: 'Manager, Social Care', createdAt: daysAgo(0) },
          { id: 2, title: 'Deputy Care Manager', createdAt: daysAgo(1) },
          { id: 3, title: 'Care Manager', createdAt: daysAgo(2) },
        ])
        expect(ids).toEqual([3, 2, 1])
      })

      test('ties are in order of the newest, then of the greatest id', async () => {
        const ids = await find({ words: 'nurse' }, [
          { id: 1, title: 'Nurse', createdAt: daysAgo(2) },
          { id: 3, title: 'Nurse', createdAt: daysAgo(3) },
          { id: 2, title: 'Nurse', createdAt: daysAgo(3) },
          { id: 4, title: 'Nurse', createdAt: daysAgo(1) },
        ])
        expect(ids).toEqual([4, 1, 3, 2])
      })

      test('of jobs that fit as well the nearest stands first by whole miles, then the newest, and none above one that fits better', async () => {
        const north = (miles: number) => ({ lat: leeds.lat + miles / 69.09, lng: leeds.lng })
        const where = { kind: 'circles' as const, circles: [{ ...leeds, radiusMiles: 20 }] }
        const ids = await find({ words: 'nurse', where }, [
          { id: 1, title: 'Nurse', positions: [north(9)], createdAt: daysAgo(0) },
          { id: 2, title: 'Nurse', positions: [north(2.2)], createdAt: daysAgo(3) },
          { id: 3, title: 'Nurse', positions: [north(1.8)], createdAt: daysAgo(4) },
          { id: 4, title: 'Senior Nurse', positions: [leeds], createdAt: daysAgo(0) },
          { id: 5, title: 'Nurse', positions: [leeds], createdAt: daysAgo(31) },
          { id: 6, title: 'Nurse', positions: [north(15), north(0.3)], createdAt: daysAgo(5) },
        ])
        expect(ids).toEqual([6, 2, 3, 1, 4, 5])
      })

      test('ads older than 30 days sink below fresh ones that fit as well, but not below those that fit less', async () => {
        const ids = await find({ words: 'dental nurse' }, [
          { id: 1, title: 'Dental Nurse', createdAt: daysAgo(31) },
          { id: 2, title: 'Nurse', text: 'dental', createdAt: daysAgo(29) },
          { id: 3, title: 'Porter', text: 'dental nurse', createdAt: daysAgo(0) },
          { id: 4, title: 'Senior Dental Nurse, Leeds', createdAt: daysAgo(29) },
        ])
        expect(ids).toEqual([4, 1, 2, 3])
      })

      test('words that stand together in a title are above those that stand apart', async () => {
        const ids = await find({ words: 'warehouse operative' }, [
          { id: 1, title: 'Cleaning Operative Warehouse' },
          { id: 2, title: 'Warehouse Night Operative', createdAt: daysAgo(3) },
          { id: 3, title: 'Warehouse Operative, Nights', createdAt: daysAgo(3) },
        ])
        expect(ids).toEqual([3, 2, 1])
      })
    })

    describe('places', () => {
      const jobs = [
        { id: 1, title: 'In Leeds', positions: [leeds], areas: ['country:gb', 'county:west-yorkshire'] },
        { id: 2, title: 'In Bradford', positions: [bradford], areas: ['country:gb', 'county:west-yorkshire'] },
        { id: 3, title: 'In London', positions: [london], areas: ['country:gb', 'county:greater-london'] },
        { id: 4, title: 'London or Leeds', positions: [london, leeds], areas: ['country:gb'] },
        { id: 5, title: 'Somewhere', positions: [], areas: ['country:gb'], workplace: 'remote' as const },
      ]
      const around = (radiusMiles: number, ...centres: { lat: number; lng: number }[]) => ({
        kind: 'circles' as const,
        circles: centres.map((centre) => ({ ...centre, radiusMiles })),
      })

      test('a circle holds what lies within it, whichever of the places of a job that is', async () => {
        expect((await find({ where: around(1, leeds) }, jobs)).toSorted()).toEqual([1, 4])
        // Bradford is 8.64 miles from Leeds.
        expect((await find({ where: around(8.5, leeds) }, jobs)).toSorted()).toEqual([1, 4])
        expect((await find({ where: around(8.8, leeds) }, jobs)).toSorted()).toEqual([1, 2, 4])
        expect((await find({ where: around(300, leeds) }, jobs)).toSorted()).toEqual([1, 2, 3, 4])
      })

      test('several circles add up', async () => {
        expect((await find({ where: around(2, london, bradford) }, jobs)).toSorted()).toEqual([2, 3, 4])
      })

      test('no circle holds nothing', async () => {
        expect(await find({ where: around(2) }, jobs)).toEqual([])
      })

      test('areas hold what lies in any of them', async () => {
        const areas = ['county:west-yorkshire', 'county:greater-london']
        expect((await find({ where: { kind: 'areas', areas: areas.slice(0, 1) } }, jobs)).toSorted()).toEqual([1, 2])
        expect((await find({ where: { kind: 'areas', areas } }, jobs)).toSorted()).toEqual([1, 2, 3])
        expect(await find({ where: { kind: 'areas', areas: ['county:kent'] } }, jobs)).toEqual([])
      })

      test('remote is what is done from anywhere', async () => {
        expect(await find({ where: { kind: 'remote' } }, jobs)).toEqual([5])
      })

      test('by distance the nearest place of a job counts', async () => {
        const ids = await find({ where: around(300, london), sort: 'location' }, [
          { id: 1, positions: [leeds], createdAt: daysAgo(0) },
          { id: 2, positions: [bradford, london], createdAt: daysAgo(2) },
          { id: 3, positions: [{ lat: london.lat + 0.01, lng: london.lng }], createdAt: daysAgo(1) },
        ])
        expect(ids).toEqual([2, 3, 1])
      })

      test('by distance at any distance: from where the place is, and last what is nowhere', async () => {
        const ids = await find(
          { where: { kind: 'areas', areas: ['country:gb'] }, centres: [london], sort: 'location' },
          [
            { id: 1, positions: [leeds], areas: ['country:gb'], createdAt: daysAgo(0) },
            { id: 2, positions: [], areas: ['country:gb'], createdAt: daysAgo(0) },
            { id: 3, positions: [london], areas: ['country:gb'], createdAt: daysAgo(3) },
          ],
        )
        expect(ids).toEqual([3, 1, 2])
      })
    })

    describe('orders', () => {
      const jobs = [
        { id: 1, title: 'Baker', yearlyMin: 20_000, yearlyMax: 30_000, createdAt: daysAgo(3) },
        { id: 2, title: '*** apprentice baker', yearlyMin: null, yearlyMax: null, createdAt: daysAgo(1) },
        { id: 3, title: 'Élite Baker', yearlyMin: 25_000, yearlyMax: null, createdAt: daysAgo(2) },
        { id: 4, title: 'Baker', yearlyMin: 10_000, yearlyMax: 40_000, createdAt: daysAgo(4) },
      ]
      test('by date the newest first', async () => {
        expect(await find({ sort: 'date' }, jobs)).toEqual([2, 3, 1, 4])
      })
      test('by pay the most first, and those that do not say it last', async () => {
        expect(await find({ sort: 'salary' }, jobs)).toEqual([4, 1, 3, 2])
      })
      test('by title like a dictionary, then the newest', async () => {
        expect(await find({ sort: 'title' }, jobs)).toEqual([2, 1, 4, 3])
      })
      test('by distance without a place the order is that of the match', async () => {
        expect(await find({ sort: 'location', words: 'elite baker' }, jobs)).toEqual([3])
        expect(await find({ sort: 'location' }, jobs)).toEqual([2, 3, 1, 4])
      })
    })

    describe('pages', () => {
      test('pages follow one another without gap or repeat, and a page beyond the last is empty', async () => {
        await using index = await indexOf(
          ...Array.from({ length: 7 }, (_, i) => ({ id: i + 1, createdAt: daysAgo(i % 2) })),
        )
        const pages = await Promise.all(
          [1, 2, 3, 4].map(async (page) => await index.search(aQuery({ page, pageSize: 3 }))),
        )
        expect(pages.map((page) => page.ids)).toEqual([[7, 5, 3], [1, 6, 4], [2], []])
        expect(pages.map((page) => page.total)).toEqual([7, 7, 7, 7])
      })

      test('ids that a person does not want are neither shown nor counted', async () => {
        const found = await answer({ without: [2, 3, 99] }, [{ id: 1 }, { id: 2 }, { id: 3 }])
        expect(found).toMatchObject({ ids: [1], total: 1 })
      })
    })

    describe('filters', () => {
      test('pay bounds keep what overlaps them, and ads without pay if wished', async () => {
        const jobs = [
          { id: 1, yearlyMin: 20_000, yearlyMax: 30_000 },
          { id: 2, yearlyMin: 40_000, yearlyMax: null },
          { id: 3, yearlyMin: null, yearlyMax: 25_000 },
          { id: 4 },
        ]
        const atLeast = { payMin: 28_000, withoutPay: false }
        expect((await find(atLeast, jobs)).toSorted()).toEqual([1, 2])
        expect((await find({ payMax: 22_000, withoutPay: false }, jobs)).toSorted()).toEqual([1])
        expect((await find({ payMin: 22_000, payMax: 26_000, withoutPay: false }, jobs)).toSorted()).toEqual([1, 3])
        expect((await find({ ...atLeast, withoutPay: true }, jobs)).toSorted()).toEqual([1, 2, 4])
      })

      test('ads that only the pay filter hides because they do not say it are counted', async () => {
        const jobs = [
          { id: 1, yearlyMin: 20_000, yearlyMax: 30_000, fullTime: true },
          { id: 2, fullTime: true },
          { id: 3, partTime: true },
          { id: 4, yearlyMin: 10_000, yearlyMax: 11_000, fullTime: true },
        ]
        const query = { payMin: 20_000, wanted: { hours: ['full-time'] } }
        expect((await answer({ ...query, withoutPay: false }, jobs)).withoutPayCount).toBe(1)
        expect((await answer({ ...query, withoutPay: true }, jobs)).withoutPayCount).toBe(0)
      })

      test('a fixed term is a contract and temporary; a list holds any of its values', async () => {
        const jobs = [
          { id: 1, contractType: 'permanent' as const },
          { id: 2, contractType: 'fixed-term' as const },
          { id: 3, contractType: 'temporary' as const },
          { id: 4 },
        ]
        expect((await find({ wanted: { contract: ['contract'] } }, jobs)).toSorted()).toEqual([2])
        expect((await find({ wanted: { contract: ['temporary'] } }, jobs)).toSorted()).toEqual([2, 3])
        expect((await find({ wanted: { contract: ['permanent', 'temporary'] } }, jobs)).toSorted()).toEqual([1, 2, 3])
        expect((await answer({}, jobs)).facets.contract).toEqual({ permanent: 1, temporary: 2, contract: 1 })
      })

      test('ads that sell a course come last, and are found or left out by the advertiser', async () => {
        const jobs = [
          { id: 1, title: 'Data analyst', poster: 'course' as const, createdAt: daysAgo(1) },
          { id: 2, title: 'Data analyst', createdAt: daysAgo(20) },
          { id: 3, title: 'Senior data analyst', createdAt: daysAgo(40) },
        ]
        expect(await find({ words: 'data analyst' }, jobs)).toEqual([2, 3, 1])
        expect(await find({ words: 'data analyst', wanted: { poster: ['course'] } }, jobs)).toEqual([1])
        expect(await find({ wanted: { poster: ['direct'] } }, jobs)).toEqual([])
        expect((await answer({}, jobs)).facets.poster).toEqual({ course: 1, unknown: 2 })
      })

      test('age counts from now', async () => {
        const jobs = [0.5, 2, 10, 40].map((days, i) => ({ id: i + 1, createdAt: daysAgo(days) }))
        expect((await find({ postedWithinDays: 3 }, jobs)).toSorted()).toEqual([1, 2])
        expect((await answer({}, jobs)).facets.posted).toEqual({ 1: 1, 3: 2, 7: 2, 14: 3, 30: 3 })
      })

      test('a job on several boards is found through each', async () => {
        const jobs = [
          { id: 1, boards: ['reed', 'import'] as const },
          { id: 2, boards: ['nhs'] as const },
        ]
        expect(await find({ wanted: { source: ['import'] } }, jobs)).toEqual([1])
        expect((await find({ wanted: { source: ['nhs', 'reed'] } }, jobs)).toSorted()).toEqual([1, 2])
        expect((await answer({}, jobs)).facets.source).toEqual({ reed: 1, import: 1, nhs: 1 })
      })
    })

    describe('facets', () => {
      const jobs = [
        { id: 1, fullTime: true, workplace: 'hybrid' as const, yearlyMin: 25_000, yearlyMax: 35_000 },
        {
          id: 2,
          fullTime: true,
          workplace: 'remote' as const,
          poster: 'agency' as const,
          industry: 'Accountancy' as const,
        },
        { id: 3, partTime: true, workplace: 'remote' as const, ir35: 'outside' as const, yearlyMin: 150_000 },
        { id: 4, partTime: true, fullTime: true, industry: 'Travel and tourism' as const, poster: 'direct' as const },
      ]

      test('every value is counted', async () => {
        expect((await answer({}, jobs)).facets).toMatchObject({
          hours: { 'full-time': 3, 'part-time': 2 },
          workplace: { hybrid: 1, remote: 2 },
          ir35: { unknown: 3, outside: 1 },
          pay: { 'not given': 2, 20000: 1, 30000: 1, 100000: 1 },
          industry: { Accountancy: 1, 'Travel and tourism': 1 },
          poster: { agency: 1, direct: 1, unknown: 2 },
        })
      })

      test('a band of pay counts what its filter finds, at its edges too', async () => {
        const paid = [
          { id: 1, yearlyMin: 30_000, yearlyMax: 30_000 },
          { id: 2, yearlyMin: 19_000, yearlyMax: 90_000 },
          { id: 3, yearlyMin: 250_000 },
          { id: 4 },
          { id: 5, yearlyMax: 20_000 },
        ]
        const bands = [0, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000]
        const { facets } = await answer({}, paid)
        for (const [i, from] of bands.entries()) {
          const query = { payMin: from === 0 ? null : from, payMax: bands[i + 1] ?? null, withoutPay: false }
          expect([from, facets.pay[String(from)] ?? 0]).toEqual([from, (await find(query, paid)).length])
        }
      })

      test('pay the wrong way round is read in its order, and disturbs no other job', async () => {
        const paid = [{ id: 1 }, { id: 2, yearlyMin: 90_000, yearlyMax: 21_000 }, { id: 3, yearlyMin: 25_000 }]
        const { total, facets } = await answer({}, paid)
        expect([total, facets.pay]).toEqual([
          3,
          { 'not given': 1, 20000: 2, 30000: 1, 40000: 1, 50000: 1, 60000: 1, 80000: 1 },
        ])
        expect(await find({ payMin: 50_000, withoutPay: false }, paid)).toEqual([2])
      })

      test('pay counts in each band, day and hour, as often as its filter finds it', async () => {
        const paid = [
          ...jobs,
          { id: 5, yearlyMin: 30_000, yearlyMax: 30_000 },
          { id: 6, yearlyMin: 9_000, yearlyMax: 130_000 },
          { id: 7, yearlyMin: 29_824, yearlyMax: 116_500 },
        ]
        const { facets } = await answer({}, paid)
        const facetOf = { year: facets.pay, day: facets.payDay, hour: facets.payHour }
        for (const unit of payUnits) {
          for (const [i, from] of payBandsOf[unit].entries()) {
            const next = payBandsOf[unit][i + 1]
            const band = {
              payMin: inYears(from, unit),
              payMax: next === undefined ? null : inYears(next, unit),
              withoutPay: false,
            }
            expect([unit, from, facetOf[unit][from] ?? 0]).toEqual([unit, from, (await answer(band, paid)).total])
          }
        }
      })

      test('a facet is counted with all filters but its own', async () => {
        const { total, facets } = await answer({ wanted: { hours: ['full-time'], workplace: ['remote'] } }, jobs)
        expect(total).toBe(1)
        expect(facets.hours).toMatchObject({ 'full-time': 1, 'part-time': 1 })
        expect(facets.workplace).toEqual({ hybrid: 1, remote: 1 })
        expect(facets.poster).toEqual({ agency: 1 })
      })

      test('the words and the place hold for all of them', async () => {
        const { facets } = await answer({ words: 'nothing has this' }, jobs)
        expect(Object.values(facets.workplace)).toEqual([])
      })
    })

    describe('slips of the finger', () => {
      test('a word that no ad has is read as the nearest, and that is told', async () => {
        const found = await answer({ words: 'senior nusre' }, [{ id: 1, title: 'Senior Nurse' }])
        expect(found).toMatchObject({
          ids: [1],
          understoodAs: { corrected: { from: 'senior nusre', to: 'senior nurse' } },
        })
        expect(found.understoodAs.marks).toContain('nurse')
      })

      test('a word that gives results is left as it is', async () => {
        const jobs = [
          { id: 1, title: 'Nusre' },
          { id: 2, title: 'Nurse' },
        ]
        const found = await answer({ words: 'nusre' }, jobs)
        expect(found.ids[0]).toBe(1)
        expect(found.understoodAs.corrected).toBeNull()
      })

      test('what stands in quotes is left as it is', async () => {
        const found = await answer({ words: '"nusre"' }, [{ id: 1, title: 'Nurse' }])
        expect(found).toMatchObject({ ids: [], total: 0, understoodAs: { corrected: null } })
      })

      test('a word that is near to nothing finds nothing', async () => {
        const found = await answer({ words: 'xyzzyqq' }, [{ id: 1, title: 'Nurse' }])
        expect(found).toMatchObject({ ids: [], total: 0, understoodAs: { corrected: null } })
      })
    })

    describe('changes', () => {
      test('a job that is written again is found as it is now', async () => {
        await using index = await indexOf({ id: 1, title: 'Nurse', positions: [leeds] })
        await index.upsert([anIndexedJob({ id: 1, title: 'Baker', positions: [london], boards: ['nhs'] })])
        expect(await index.search(aQuery({ words: 'nurse' }))).toMatchObject({ ids: [], total: 0 })
        const found = await index.search(aQuery({ words: 'baker' }))
        expect(found).toMatchObject({ ids: [1], total: 1, facets: { source: { nhs: 1 } } })
      })

      test('of a job that comes twice in one batch the last counts', async () => {
        await using index = await indexOf({ id: 1, title: 'Nurse' }, { id: 1, title: 'Baker' })
        expect((await index.search(aQuery({ words: 'baker' }))).ids).toEqual([1])
        expect([await index.size(), await index.isReady()]).toEqual([1, true])
      })

      test('a removed job is gone; one that was never there is no matter', async () => {
        await using index = await indexOf({ id: 1 }, { id: 2 })
        await index.remove([2, 77])
        expect((await index.search(aQuery())).ids).toEqual([1])
        expect([await index.size(), await index.isReady()]).toEqual([1, true])
      })

      test('an empty index is ready and finds nothing', async () => {
        await using index = await makeIndex()
        await index.upsert([])
        await index.remove([])
        expect([await index.size(), await index.isReady()]).toEqual([0, true])
        expect(await index.search(aQuery({ words: 'nurse' }))).toMatchObject({ ids: [], total: 0, totalIsExact: true })
      })
    })
  })
}
