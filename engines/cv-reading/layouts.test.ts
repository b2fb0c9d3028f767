import { expect, test } from 'vitest'
import { setCv, settingOf, type Setting } from './layouts.fixtures.ts'
import { placesOf } from './places.ts'
import { proposeCv } from './propose-cv.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const places = placesOf(createGazetteer())

test('made-up people in 400 of the ways to set a CV are understood, but for what no rule can tell', () => {
  const wrong: string[] = []
  let asked = 0
  for (let number = 0; number < 400; number++) {
    for (const { field, wanted, got } of fieldsOf(settingOf(number))) {
      asked++
      if (wanted !== got) wrong.push(`${number} ${field}: ${wanted} → ${got}`)
    }
  }
  expect(asked).toBeGreaterThan(10_000)
  expect(wrong.length / asked, wrong.slice(0, 20).join('\n')).toBeLessThan(0.01)
})

type Field = { field: string; wanted: string; got: string }

function fieldsOf(setting: Setting): Field[] {
  const { person, dates } = setting
  const { cv } = proposeCv(setCv(setting), places)
  const exact = (date: string) => (dates === '2020' ? date.slice(0, 4) : date)
  const { given_name, surname, email, phone, city, postcode } = cv.personal_data
  return [
    { field: 'name', wanted: person.name, got: `${given_name} ${surname}` },
    { field: 'email', wanted: person.email, got: email },
    { field: 'phone', wanted: person.phone, got: phone },
    { field: 'town', wanted: person.town, got: city },
    { field: 'postcode', wanted: person.postcode, got: postcode },
    { field: 'jobs', wanted: String(person.jobs.length), got: String(cv.jobs.length) },
    ...person.jobs.flatMap(([title, employer, start, end], at) => {
      const job = cv.jobs[at]
      const got = job?.isCurrent === true ? 'now' : (job?.endDate ?? '')
      return [
        { field: 'title', wanted: title, got: job?.jobTitle ?? '' },
        { field: 'employer', wanted: employer, got: job?.employer ?? '' },
        { field: 'start', wanted: exact(start), got: job?.startDate ?? '' },
        { field: 'end', wanted: end === null ? 'now' : exact(end), got },
      ]
    }),
    ...person.education.flatMap(([title, school, year, grade], at) => {
      const entry = cv.education[at]
      return [
        { field: 'qualification', wanted: title, got: entry?.title ?? '' },
        { field: 'school', wanted: school, got: entry?.trainer ?? '' },
        { field: 'year', wanted: year, got: entry?.endDate ?? '' },
        { field: 'grade', wanted: grade ?? '', got: entry?.grade ?? '' },
      ]
    }),
    {
      field: 'skills',
      wanted: person.skills.join(', '),
      got: cv.skills.other_skills.job_related_skills.map(({ title }) => title).join(', '),
    },
  ]
}
