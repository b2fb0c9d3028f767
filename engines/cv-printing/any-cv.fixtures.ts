import * as fc from 'fast-check'
import { educationDomains, educationLevels, languageLevels, salutations } from '../../contract/cvs/lists.ts'
import { Cv } from '../../contract/cvs/cvs.ts'
import { aPicture } from './full-cv.fixtures.ts'
import { readRichText, writeRichText, type Block, type Run } from './rich-text-blocks.ts'

/** What notations, XML and line ends may stumble over. */
const troublesome = [
  '',
  ' leading and trailing ',
  'two\nlines',
  '\r\n',
  '\\n',
  '**bold** __slanted__ *one* _two_ snake_case',
  '- point',
  '1. first',
  '=====',
  '--------------------',
  'Education',
  'Label: value',
  '[words](https://example.org/)',
  'A <b>tag</b> & an &amp; entity',
  ']]>',
  '?>',
  '-->',
  'Ní Bhriain, Łódź, Cŵr, ﬁne, 🧵, שלום, \u00a0nbsp\u00a0',
  '\u2028line\u2029',
  '\u0001control',
  'C:\\new\\rows',
  'Smith (B2)',
  'a <https://example.org/>',
  'O’Neill\'s “quotes” "plain"',
  'ends with )',
  '|',
  '•',
]

export const someWords = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...troublesome) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'*_-[]()\\#= .1a:<>&\n'), maxLength: 12 }) },
)

const line = fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 3, arbitrary: someWords })
const date = fc.oneof(
  fc.constant(''),
  fc.constantFrom('2019', '2019-09', '2019-09-01', '1999-12-31', '2024-02-29', '2001-01'),
)
const orNone = <T extends string>(values: readonly T[]) => fc.constantFrom<T | ''>('', ...values)
const level = orNone(languageLevels.map((one) => one.level))
const yesNoUnsaid = fc.constantFrom(true, false, null)

const run: fc.Arbitrary<Run> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Run>('break') },
  {
    weight: 5,
    arbitrary: fc.record({
      text: someWords,
      bold: fc.boolean(),
      italic: fc.boolean(),
      href: fc.constantFrom(null, null, 'https://example.org/a_(b)?c=1&d=**2**', 'mailto:a@example.org'),
    }),
  },
)
const runs = fc.array(run, { minLength: 1, maxLength: 4 })

const block: fc.Arbitrary<Block> = fc.letrec<{ block: Block; item: Block[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2 },
    fc.record({ kind: fc.constant('paragraph' as const), runs }),
    fc.record({
      kind: fc.constant('heading' as const),
      level: fc.constantFrom(2 as const, 3 as const, 4 as const),
      runs,
    }),
    fc.record({
      kind: fc.constant('list' as const),
      isOrdered: fc.boolean(),
      items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
})).block

/** Rich text as the editor writes it. */
export const someRichText: fc.Arbitrary<string> = fc
  .array(block, { maxLength: 4 })
  .map((blocks) => writeRichText(readRichText(writeRichText(blocks))))

const period = { startDate: date, endDate: date, isCurrent: fc.boolean() }
const skill = fc.record({ title: line, description: line })
const few = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 })

/** Any CV at all: every field, with what is likely to be lost. */
export const anyCv: fc.Arbitrary<Cv> = fc
  .record({
    personal_data: fc.record({
      salutation: orNone(salutations),
      given_name: line,
      surname: line,
      email: line,
      phone: line,
      image: fc.constantFrom('', aPicture),
      address_number: line,
      street: line,
      postcode: line,
      city: line,
      country: line,
    }),
    dob: date,
    headline: line,
    summary: someRichText,
    links: few(fc.record({ label: line, url: line })),
    jobs: few(fc.record({ jobTitle: line, employer: line, city: line, ...period, jobDescription: someRichText })),
    education: few(
      fc.record({
        title: line,
        trainer: line,
        domain: orNone(educationDomains),
        level: orNone(educationLevels.map((one) => one.level)),
        grade: line,
        ...period,
        address_1: line,
        address_2: line,
        city: line,
        postcode: line,
        country: line,
        website: line,
      }),
    ),
    skills: fc.record({
      main_language: line,
      other_languages: few(
        fc.record({
          name: line,
          understanding: fc.record({ listening: level, reading: level }),
          speaking: fc.record({ interaction: level, production: level }),
          writing: level,
        }),
      ),
      other_skills: fc.record({
        driving_license: few(fc.record({ title: line })),
        organisational_skills: few(skill),
        communication_skills: few(skill),
        job_related_skills: few(skill),
        other_skills: few(skill),
      }),
    }),
    career: fc.record({
      preferred_jobs: few(line),
      expected_salary: fc.constantFrom(null, 0, 32_000, 10_000_000),
      expected_salary_currency: fc.constantFrom('GBP' as const, 'EUR' as const),
      travel: yesNoUnsaid,
      relocate: yesNoUnsaid,
      new_career: yesNoUnsaid,
      work_permit_uk: yesNoUnsaid,
      work_permit_ie: yesNoUnsaid,
    }),
    more: few(fc.record({ title: line, description: someRichText })),
  })
  .map((given) => Cv.parse(given))
