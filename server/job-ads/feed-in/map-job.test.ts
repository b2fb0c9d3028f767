import { existsSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AdContent } from '../../../contract/job-ads/content.ts'
import { BrokenFeed } from '../../boards/xml-feed/split-feed.ts'
import { lookOver } from '../look-over.ts'
import { descriptionOf } from './description.ts'
import { educationOf, experienceOf } from './asked-for.ts'
import { mapJob } from './map-job.ts'
import { readFeed } from './read-feed.ts'
import { createGazetteer } from '../../places/gazetteer.ts'

const { resolve: resolvePlace } = createGazetteer()
const now = new Date('2026-11-22T07:00:00Z')
const defaults = { contractType: 'permanent', duration: 'F', hasAuthority: false } as const
const given = { company: { name: 'Harbour Tea Ltd' }, defaults, resolvePlace, now }

const aFeed = (...jobs: string[]) =>
  `<?xml version="1.0"?><source>${jobs.map((job) => `<job>${job}</job>`).join('')}</source>`
const mapped = (job: string) => mapJob(readFeed(aFeed(`<referencenumber>1</referencenumber>${job}`)).jobs[0]!, given)

describe('the fields of a job', () => {
  test('become those of an ad, as they are understood', () => {
    const { content, skipped, notes } = mapped(`
      <title><![CDATA[ Tea Taster (Oolong & Green) ]]></title><company>Harbour Tea Limited</company><city>Galway</city>
      <country>IE</country><salary>€16.50 per hour</salary><jobtype>fulltime, permanent</jobtype><remotetype>Hybrid remote</remotetype>
      <education>Bachelor's degree</education><experience>2+ years</experience><expirationdate>2026-12-20</expirationdate>
      <description><![CDATA[<p onclick="x()">Taste &amp; grade tea.</p><script>alert(1)</script>]]></description>`)
    expect(skipped).toBeNull()
    // It has no category, and we never take an industry without saying so.
    expect(notes).toEqual([expect.stringContaining('does not say which industry')])
    expect(content).toMatchObject({
      jobTitle: 'Tea Taster (Oolong & Green)',
      jobLocation: 'Galway',
      workplace: 'hybrid',
      payPer: 'hour',
      payMin: '16.50',
      payMax: '16.50',
      noSalary: false,
      contractType: 'permanent',
      duration: 'F',
      needsEducation: true,
      education: 'Level 6',
      experience: '2',
      closesOn: '2026-12-20',
      jobDescription: '<p>Taste &amp; grade tea.</p>',
      reference: '1',
    })
  })

  test.each([
    ['<salary>£3,000 a month</salary>', { payPer: 'year', payMin: '36000' }],
    ['<salary>Competitive</salary>', { noSalary: true, payMin: '' }],
    ['<salary>$30,000</salary>', { noSalary: true }],
    ['<city>Leeds</city>', { jobLocation: 'Leeds' }],
    ['<city>Cork</city><country>Éire</country>', { jobLocation: 'Cork' }],
    ['<city>Qqxxzz</city><country>GB</country>', { jobLocation: 'Qqxxzz' }],
    ['<remotetype>Fully remote</remotetype><country>GB</country>', { jobLocation: '', workplace: 'remote' }],
    ['<jobtype>parttime</jobtype>', { duration: 'P', contractType: 'permanent' }],
    ['<jobtype>contract</jobtype>', { duration: 'F', contractType: 'contract' }],
    ['<jobtype></jobtype>', { duration: '', contractType: '' }],
    ['<expirationdate>Sat, 19 Dec 2026 23:59:59 GMT</expirationdate>', { closesOn: '2026-12-19' }],
    ['<expirationdate>soon</expirationdate>', { closesOn: '' }],
    ['<title>Senior Buyer &amp;amp; Planner</title>', { jobTitle: 'Senior Buyer & Planner' }],
  ])('%s', (job, expected) => {
    expect(mapped(job).content).toMatchObject(expected)
  })

  test.each([
    ['<expirationdate>2026-11-21</expirationdate>', 'It expired on 2026-11-21.'],
    ['<city>Paris</city><country>FR</country>', 'It is outside the UK and Ireland (FR).'],
    ['<expirationdate>2026-11-22</expirationdate>', null],
  ])('%s is skipped: %s', (job, because) => {
    expect(mapped(job).skipped).toBe(because)
  })

  test('whose job it is, is told where the feed does not say, or names somebody else', () => {
    expect(mapped('<title>T</title>')).toMatchObject({
      notes: expect.arrayContaining(['The feed names no company: Harbour Tea Ltd is taken.']) as string[],
      otherCompany: null,
    })
    expect(mapped('<company>Harbour Tea Ltd</company>').notes.join()).not.toMatch(/no company/u)
    expect(mapped('<company>Somebody Else plc</company>').otherCompany).toBe('Somebody Else plc')
  })

  test('the person to write to is not kept', () => {
    const job = mapped('<title>T</title><email>hr@harbour.test</email>')
    expect(JSON.stringify(job)).not.toContain('hr@')
  })
})

test.each([
  ['GCSE or A levels', ''],
  ["Master's degree", 'Level 7'],
  ['level 3', 'Level 3'],
  ['', ''],
])('education %s is %s', (words, level) => expect(educationOf(words)).toBe(level))

test.each([
  ['3', '3'],
  ['at least 2 years', '2'],
  ['200', ''],
  ['some', ''],
])('experience %s is %s', (words, years) => expect(experienceOf(words)).toBe(years))

test('a description is escaped at most twice, and is cut where it is too long', () => {
  expect(descriptionOf('&lt;P&gt;Buy tea &amp;amp; plan&lt;/P&gt;').html).toBe('<p>Buy tea &amp; plan</p>')
  expect(descriptionOf('Short text.\nSecond line.').html).toBe('<p>Short text.</p><p>Second line.</p>')
  const long = descriptionOf(`<p>${'word '.repeat(20_000)}</p>`)
  expect([long.isCut, long.html.length <= 20_000, long.html.endsWith('</p>')]).toEqual([true, true, true])
})

describe('whatever a feed holds', () => {
  const noise = fc.oneof(
    fc.constantFrom(
      '<job>',
      '</job>',
      '<title>',
      '</title>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!DOCTYPE x [<!ENTITY a "b">]>',
      '&a;',
      '&#x0;',
      '&#99999999;',
    ),
    fc.constantFrom(
      '<referencenumber>1</referencenumber>',
      '<__proto__>x</__proto__>',
      '<constructor>y</constructor>',
      '<salary>£1</salary>',
      '</source>',
      '<?xml?>',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )

  test('it is read whole or refused with a reason, and each job becomes content that the form takes', () => {
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 40 }), fc.boolean(), (parts, isWhole) => {
        const xml = isWhole ? aFeed(parts.join('')) : parts.join('')
        let feed: ReturnType<typeof readFeed>
        try {
          feed = readFeed(xml)
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenFeed)
          return
        }
        for (const job of feed.jobs) {
          const { content } = mapJob(job, given)
          expect(AdContent.parse(content)).toEqual(content)
          expect(JSON.stringify(content)).not.toMatch(/<script|\\u0000/iu)
          lookOver(content, { advertiser: 'employer', resolvePlace, now })
        }
      }),
      { numRuns: 300 },
    )
  })

  test('cut off anywhere, it is refused, never read as a shorter one', () => {
    const whole = aFeed(
      ...[1, 2, 3].map((n) => `<referencenumber>${n}</referencenumber><title><![CDATA[a </job> b]]></title>`),
    )
    expect(readFeed(whole).jobs).toHaveLength(3)
    for (let length = 0; length < whole.length - 1; length++)
      expect(() => readFeed(whole.slice(0, length)), String(length)).toThrow(BrokenFeed)
  })

  test('entities that grow, files of the machine, and more jobs than we take are refused', () => {
    const entities = '<!DOCTYPE lol [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
    const file = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'
    const job = '<job><referencenumber>1</referencenumber><title>&b;&f;</title></job>'
    for (const type of [entities, file])
      expect(() => readFeed(`${type}<source>${job}</source>`), type).toThrow(BrokenFeed)
    expect(() =>
      readFeed(aFeed(...Array.from({ length: 2_001 }, (_, n) => `<referencenumber>${n}</referencenumber>`))),
    ).toThrow(/2,000/u)
    expect(() => readFeed(aFeed())).toThrow(BrokenFeed)
    // Without a document type there is nothing that an entity could stand for.
    expect(JSON.stringify(readFeed(`<source>${job}</source>`).jobs)).not.toContain('root:')
  })

  test('as much as a job may hold in one field takes no time to speak of and is cut', () => {
    const huge = 'x y '.repeat(10_000)
    const escaped = '&lt;p&gt;x &amp;amp; y&lt;/p&gt; '.repeat(2_000)
    const { content } = mapped(
      `<title>${huge}</title><description>${escaped}</description><city>${huge}</city><salary>${huge}</salary>`,
    )
    expect(content.jobTitle.length).toBeLessThanOrEqual(120)
    // Entities without end are no text: such a job is left out, and counted.
    expect(
      readFeed(aFeed(`<referencenumber>1</referencenumber><title>${'&amp;'.repeat(5_000)}</title>`)),
    ).toMatchObject({
      jobs: [],
      unreadable: 1,
    })
    expect(content.jobDescription.length).toBeLessThanOrEqual(20_000)
  })
})

const sample = '../shared/hiring/sample-feed.xml'
test.skipIf(!existsSync(sample))('the sample feed becomes what its description says', () => {
  const feed = readFeed(readFileSync(sample, 'utf8'))
  expect(feed.duplicates).toEqual(['HT-002'])
  const jobs = Object.fromEntries(feed.jobs.map((job) => [job.reference, mapJob(job, given)]))
  const over = (reference: string) => lookOver(jobs[reference]!.content, { advertiser: 'employer', resolvePlace, now })
  expect(Object.keys(jobs)).toEqual(['HT-001', 'HT-002', 'HT-003', 'HT-004', 'HT-005-LDN', 'HT-005-BEL', 'HT-006'])
  for (const reference of ['HT-001', 'HT-003', 'HT-004', 'HT-005-BEL']) {
    const { ad, problems, hints } = over(reference)
    expect([reference, problems, hints.filter(({ level }) => level === 'block')]).toEqual([reference, {}, []])
    expect(ad).not.toBeNull()
  }
  expect(jobs['HT-001']?.content.jobDescription).toContain('Ends ]]&gt; here.')
  expect(over('HT-001').country).toBe('IE')
  expect(Object.keys(over('HT-002').problems).sort()).toEqual(['contractType', 'duration'])
  expect(jobs['HT-003']?.content).toMatchObject({
    jobTitle: 'Senior Buyer & Planner',
    payMin: '38000',
    payMax: '42500',
  })
  expect(jobs['HT-004']?.content).toMatchObject({
    workplace: 'remote',
    jobLocation: '',
    payPer: 'day',
    contractType: 'contract',
  })
  expect(over('HT-005-LDN').hints.some(({ level }) => level === 'block')).toBe(true)
  expect(jobs['HT-006']?.skipped).toBe('It expired on 2026-11-21.')
})
