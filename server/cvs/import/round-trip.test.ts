import { textHash } from '../export/text-hash.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { fullCv } from '../../../engines/cv-printing/full-cv.fixtures.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { pageLook } from '../export/page-look.ts'
import { cvPaper } from '../export/paper.ts'
import { printCvText, printedCv } from '../../../engines/cv-printing/index.ts'
import { writeDocx } from '../export/write-docx.ts'
import { writeOdt } from '../export/write-odt.ts'
import { read } from '../files/child/read.ts'
import { placesOf, proposeFromDocument, proposeFromText } from '../../../engines/cv-reading/index.ts'
import { createGazetteer } from '../../places/gazetteer.ts'

const places = placesOf(createGazetteer())

/** A Word or OpenDocument file of a CV without the copy for machines, as a word processor leaves it: the text that is read in it. */
async function textOf(cv: Cv, { template, format }: { template: 'plain' | 'columns'; format: 'docx' | 'odt' }) {
  const paper = cvPaper({ ...printedCv(cv), picture: '' }, pageLook({ ...defaultPrint, template }))
  const reading = await read(format, format === 'docx' ? await writeDocx(paper) : writeOdt(paper))
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading.text
}

/** What other programs do to the text of a file that they store again. */
const processors: Readonly<Record<string, (text: string) => string>> = {
  'stored again': (text) => text,
  'with blanks for tabs': (text) => text.replaceAll('\t', '        '),
  'with a tab behind the sign of a list': (text) => text.replaceAll('• ', '•\t'),
  'with straight quotes and Windows line ends': (text) =>
    text.replaceAll('’', "'").replaceAll('‘', "'").replaceAll('\n', '\r\n'),
  'with an empty line between all lines': (text) => text.replaceAll('\n', '\n\n'),
}

const facts = ({ cv }: { cv: Cv }) => ({
  name: [cv.personal_data.salutation, cv.personal_data.given_name, cv.personal_data.surname],
  reach: [cv.personal_data.email, cv.personal_data.phone, cv.personal_data.city, cv.personal_data.postcode],
  headline: cv.headline,
  jobs: cv.jobs.map(({ jobTitle, employer, startDate, endDate, isCurrent }) => [
    jobTitle,
    employer,
    startDate,
    endDate,
    isCurrent,
  ]),
  education: cv.education.map(({ title, trainer, city, grade, level, domain, startDate, endDate, isCurrent }) => [
    title,
    trainer,
    city,
    grade,
    level,
    domain,
    startDate,
    endDate,
    isCurrent,
  ]),
  addresses: cv.education.map(({ address_1, address_2, postcode, country }) => [
    address_1,
    address_2,
    postcode,
    country,
  ]),
  languages: [cv.skills.main_language, ...cv.skills.other_languages],
  // In print those with a description follow those without.
  skills: Object.entries(cv.skills.other_skills).map(([list, skills]) => [
    list,
    skills.toSorted((a, b) => a.title.localeCompare(b.title)),
  ]),
  career: cv.career,
  more: cv.more.map(({ title }) => title),
})

const settings = (['plain', 'columns'] as const).flatMap((template) =>
  (['docx', 'odt'] as const).flatMap((format) =>
    Object.keys(processors).map((processor) => ({ template, format, processor })),
  ),
)

/** Of a town that no gazetteer has nothing tells that it is none of the employer's words. */
const knownTowns: Cv = {
  ...fullCv,
  jobs: fullCv.jobs.map((job) => ({ ...job, city: job.city === 'Ynys Môn' ? 'Holyhead' : job.city })),
}

test.each(settings)(
  'our own headings and fact lines survive a word processor: $template, $format, $processor',
  async ({ template, format, processor }) => {
    const text = processors[processor]!(await textOf(knownTowns, { template, format }))
    const found = facts(proposeFromDocument({ text, embedded: null }, places, textHash))
    const wanted = facts({ cv: knownTowns })
    const straight = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/[’‘]/gu, "'")) as unknown
    expect(straight(found)).toEqual(straight(wanted))
  },
)

test.each(Object.keys(processors))('our plain text reads back: %s', (processor) => {
  const text = processors[processor]!(printCvText(printedCv(knownTowns)))
  const straight = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/[’‘]/gu, "'")) as unknown
  expect(straight(facts(proposeFromText(text, places)))).toEqual(straight(facts({ cv: knownTowns })))
})

const towns = ['Leeds', 'Cork', 'Cardiff', 'Glasgow', 'Derby'] as const
const titles = [
  'Staff Nurse',
  'Payroll Clerk',
  'Site Manager',
  'Associate, Residential Property',
  'Head of Sales, EMEA',
]
const employers = ['Harding Vale', 'Oakes & Lowe Ltd', 'Marrow Homes', 'Tern Logistics', 'Sedgefold Trust']
const courses = [
  'BSc Nursing',
  'HND Business',
  'NVQ Level 3 Plumbing',
  'MSc Data Science',
  'Level 2 Certificate in Bookkeeping',
]
const schools = ['Selwold College', 'University of Fenmarsh', 'Wexcombe Academy', 'Marling School']

const month = fc
  .tuple(fc.integer({ min: 1995, max: 2015 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)
const job = fc
  .record({
    jobTitle: fc.constantFrom(...titles),
    employer: fc.constantFrom(...employers),
    city: fc.constantFrom(...towns),
    startDate: month,
    years: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ years, startDate, ...rest }) => ({
    ...rest,
    startDate,
    endDate: `${Number(startDate.slice(0, 4)) + years}-06`,
    jobDescription: '<ul><li><p>Kept the books in order</p></li><li><p>Trained two new starters</p></li></ul>',
  }))
const course = fc
  .record({ title: fc.constantFrom(...courses), trainer: fc.constantFrom(...schools), startDate: month })
  .map((entry) => ({ ...entry, endDate: `${Number(entry.startDate.slice(0, 4)) + 3}-07`, grade: 'Merit' }))

const person = fc
  .record({ jobs: fc.array(job, { minLength: 1, maxLength: 4 }), education: fc.array(course, { maxLength: 3 }) })
  .map((parts) =>
    Cv.parse({
      personal_data: { given_name: 'Corin', surname: 'Blackadder', email: 'corin.b@example.com' },
      ...parts,
    }),
  )
const wordsOfHtml = (html: string) => html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/ +/gu, ' ')
const entriesOf = ({ jobs, education }: Cv) => ({
  jobs: jobs.map((one) => [
    one.jobTitle,
    one.employer,
    one.city,
    one.startDate,
    one.endDate,
    wordsOfHtml(one.jobDescription),
  ]),
  education: education.map(({ title, trainer, grade, endDate }) => [title, trainer, grade, endDate]),
})

test('any jobs and courses come back from an edited Word file', async () => {
  await fc.assert(
    fc.asyncProperty(person, fc.constantFrom('plain' as const, 'columns' as const), async (cv, template) => {
      const text = await textOf(cv, { template, format: 'docx' })
      expect(entriesOf(proposeFromDocument({ text, embedded: null }, places, textHash).cv)).toEqual(entriesOf(cv))
    }),
    { numRuns: 60 },
  )
})

test('any jobs and courses come back from our plain text', () => {
  fc.assert(
    fc.property(person, (cv) => {
      const got = proposeFromText(printCvText(printedCv(cv)), places).cv
      expect(entriesOf(got)).toEqual(entriesOf(cv))
    }),
    { numRuns: 200 },
  )
})
