import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareCvs } from './compare.ts'
import { Cv } from './cvs.ts'
import { emptyCv } from './empty-cv.ts'

type Given = Record<string, unknown>
const cv = (given: Given = {}) => Cv.parse(given)
const nurse = { jobTitle: 'Nurse', employer: 'Leeds General Infirmary', startDate: '2019-03', isCurrent: true }
const carer = { jobTitle: 'Carer', employer: 'Harbour Care', startDate: '2016', endDate: '2019-02' }

describe('two CVs are compared', () => {
  test('that say the same: nothing', () => {
    expect(compareCvs(cv({ jobs: [nurse] }), cv({ jobs: [nurse] }))).toEqual([])
    expect(compareCvs(emptyCv, emptyCv)).toEqual([])
    // An entry that was added and not filled in yet is the same one before and after.
    const blank = cv({ links: [{ label: '', url: '' }], more: [{ title: '', description: '' }] })
    expect(blank.links).toHaveLength(1)
    expect(compareCvs(blank, blank)).toEqual([])
  })

  test('field by field', () => {
    const before = cv({ personal_data: { given_name: 'Ann', phone: '0113' }, summary: '<p>Kind.</p>' })
    const after = cv({
      personal_data: { given_name: 'Anne', city: 'Leeds' },
      summary: '<p>Kind &amp; calm.</p><ul><li>DBS</li></ul>',
      career: { travel: false, expected_salary: 32_000 },
    })
    expect(compareCvs(before, after)).toEqual([
      { kind: 'changed', what: 'Given name', before: 'Ann', after: 'Anne' },
      { kind: 'removed', what: 'Telephone', before: '0113', after: '' },
      { kind: 'added', what: 'Town', before: '', after: 'Leeds' },
      { kind: 'changed', what: 'Profile', before: 'Kind.', after: 'Kind & calm.\n• DBS' },
      { kind: 'added', what: 'Expected salary', before: '', after: '£32,000' },
      { kind: 'added', what: 'Willing to travel', before: '', after: 'no' },
    ])
  })

  test('entry by entry: one that has changed is the same one', () => {
    const ended = { ...nurse, isCurrent: false, endDate: '2026-01' }
    const matron = { jobTitle: 'Matron', employer: 'St James', startDate: '2026-02', isCurrent: true }
    expect(compareCvs(cv({ jobs: [nurse, carer] }), cv({ jobs: [matron, ended] }))).toEqual([
      { kind: 'added', what: 'Work: Matron', before: '', after: 'Matron\nSt James\nFeb 2026\npresent' },
      { kind: 'changed', what: 'Work: Nurse – end', before: 'present', after: 'Jan 2026' },
      { kind: 'removed', what: 'Work: Carer', before: 'Carer\nHarbour Care\n2016\nFeb 2019', after: '' },
    ])
  })

  test('an order that has changed is told as that', () => {
    expect(compareCvs(cv({ jobs: [nurse, carer] }), cv({ jobs: [carer, nurse] }))).toEqual([
      { kind: 'changed', what: 'Work – order', before: 'Nurse; Carer', after: 'Carer; Nurse' },
    ])
  })

  test('skills by their lists', () => {
    const skills = (...titles: string[]) => ({
      skills: { other_skills: { driving_license: titles.map((title) => ({ title })) } },
    })
    expect(compareCvs(cv(skills('B')), cv(skills('B', 'C1')))).toEqual([
      { kind: 'added', what: 'Driving licence: C1', before: '', after: 'C1' },
    ])
  })

  const word = fc.constantFrom('', 'Nurse', 'Carer', 'Matron', 'Leeds', '<p>x</p>')
  const job = fc.record({ jobTitle: word, employer: word, city: word, jobDescription: word })
  const any = fc
    .record({
      headline: word,
      summary: word,
      jobs: fc.array(job, { maxLength: 5 }),
      links: fc.array(fc.record({ label: word, url: word }), { maxLength: 3 }),
    })
    .map(cv)

  test('any with itself: nothing; any with any: both ways there is as much to tell, and what is added one way is removed the other', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(compareCvs(one, one)).toEqual([])
        const [there, back] = [compareCvs(one, other), compareCvs(other, one)]
        expect(there.length === 0).toBe(back.length === 0)
        const count = (changes: typeof there, kind: string) => changes.filter((change) => change.kind === kind).length
        expect(count(there, 'added') + count(there, 'removed')).toBe(count(back, 'added') + count(back, 'removed'))
      }),
    )
  })
})
