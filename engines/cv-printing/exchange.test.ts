import { existsSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import { anyCv } from './any-cv.fixtures.ts'
import { parseEuropass, printEuropass } from './europass.ts'
import { fullCv } from './full-cv.fixtures.ts'
import { parseJsonResume, printJsonResume } from './json-resume.ts'

const formats = [
  { name: 'JSON Resume', print: printJsonResume, parse: parseJsonResume },
  { name: 'Europass XML', print: printEuropass, parse: parseEuropass },
]

describe.each(formats)('a CV as $name', ({ print, parse }) => {
  test('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(anyCv, (cv) => {
        expect(parse(print(cv))).toEqual(cv)
      }),
    )
  })

  test('comes back as it was with something in every field, and with nothing in any', () => {
    expect(parse(print(fullCv))).toEqual(fullCv)
    expect(parse(print(emptyCv))).toEqual(emptyCv)
  })

  test('what another program changes in it wins, and what it has no place for stays', () => {
    const changed = print(fullCv)
      .replaceAll('Ysgol Gynradd Pen-y-Groes', 'Ysgol Gynradd Treganna')
      .replaceAll('Leeds Trinity University', 'University of Leeds')
    const read = parse(changed)
    expect(read?.jobs[0]).toEqual({ ...fullCv.jobs[0], employer: 'Ysgol Gynradd Treganna' })
    expect(read?.education[1]).toEqual({ ...fullCv.education[1], trainer: 'University of Leeds' })
    expect({ ...read, jobs: [], education: [] }).toEqual({ ...fullCv, jobs: [], education: [] })
  })

  test('something else is none', () => {
    for (const text of ['', '{', '[]', '{"a":1}', '<a/>', 'Aoife', '<SkillsPassport>']) expect(parse(text)).toBeNull()
  })
})

test('JSON Resume has the country as its code, and one without a code as the region', () => {
  const locationOf = (country: string) => {
    const cv = { ...emptyCv, personal_data: { ...emptyCv.personal_data, city: 'Cork', country } }
    return (JSON.parse(printJsonResume(cv)) as { basics: { location: object } }).basics.location
  }
  expect(locationOf('Ireland')).toEqual({ city: 'Cork', countryCode: 'IE' })
  expect(locationOf('England')).toEqual({ city: 'Cork', countryCode: 'GB' })
  expect(locationOf('Freedonia')).toEqual({ city: 'Cork', region: 'Freedonia' })
  expect(parseJsonResume('{"basics":{"name":"A B","location":{"countryCode":"GB"}}}')?.personal_data.country).toBe(
    'United Kingdom',
  )
})

test('entities of a document’s own making are not read', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><SkillsPassport><LearnerInfo>&a;</LearnerInfo></SkillsPassport>'
  expect(parseEuropass(bomb)).toBeNull()
})

const collected = '../shared/data/cvs/collected'
test.skipIf(!existsSync(collected))('files of others are read', () => {
  const resume = parseJsonResume(readFileSync(`${collected}/richard-hendriks.jsonresume.json`, 'utf8'))
  expect(resume).toMatchObject({
    personal_data: { given_name: 'Richard', surname: 'Hendriks', postcode: 'CA 94115', country: 'United States' },
    headline: 'Programmer',
    education: [{ title: 'Bachelor Information Technology', trainer: 'University of Oklahoma', grade: '4.0' }],
  })
  expect(resume?.jobs[0]).toMatchObject({ jobTitle: 'CEO/President', employer: 'Pied Piper', endDate: '2014-12-01' })

  const europass = parseEuropass(readFileSync(`${collected}/john-smith-europass.xml`, 'utf8'))
  expect(europass).toMatchObject({
    personal_data: { given_name: 'John', surname: 'Smith', street: '51st Avenue', city: 'NY', country: 'Usa' },
    dob: '1980-10-10',
    jobs: [{ startDate: '2005-10', endDate: '2010-10', isCurrent: false }],
    skills: { main_language: 'English' },
  })
})
