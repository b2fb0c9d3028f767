import { skillCategories, type SkillCategory } from '../../contract/cvs/lists.ts'
import { Cv } from '../../contract/cvs/cvs.ts'
import { writeRichText } from './rich-text-blocks.ts'
import { parseNotation } from './rich-text-notation.ts'
import { parseRecords, parseSections, unescapeLine, withoutEmptyEnds, type TextRecord } from './text-records.ts'
import {
  careerWords,
  educationWords,
  parseCvDate,
  parseLanguage,
  parsePeriod,
  personWords,
  textHeadings,
  workWords,
} from './text-words.ts'

const headings = [...Object.values(textHeadings), ...skillCategories.map(({ name }) => name)]

/**
 * Reads the plain text with a label for each value that we exported until November 2026, which people still have, also after they
 * have changed it; what they added where nothing of the kind is expected is kept as such. Null: it is another text.
 */
export function parseCvText(text: string): Cv | null {
  const sections = parseSections(text, headings)
  if (sections === null) return null
  const linesOf = (heading: string) =>
    sections.filter((section) => section.heading === heading).flatMap(({ lines }) => lines)
  const kept: string[] = []
  const reader = (heading: string) =>
    parseRecords(linesOf(heading))
      .filter(({ fields, text: free }) => fields.length > 0 || free.length > 0)
      .map((record) => new RecordReader(record, kept))

  const [first] = reader(textHeadings.person)
  const wishes = reader(textHeadings.career)
  const parsed = Cv.safeParse({
    personal_data: {
      ...first?.named(personWords),
      image: withoutEmptyEnds(linesOf(textHeadings.picture)).join(''),
    },
    dob: parseCvDate(first?.take('Born') ?? ''),
    headline: first?.take('Headline'),
    links: first?.takeAll('Link').map(parseLink),
    summary: richText(withoutEmptyEnds(linesOf(textHeadings.summary))),
    jobs: reader(textHeadings.jobs).map((record) => ({
      ...record.named(workWords),
      ...parsePeriod(record.take('From'), record.take('To')),
      jobDescription: richText(record.takeText()),
    })),
    education: reader(textHeadings.education).map((record) => {
      const entry = { ...record.named(educationWords), ...parsePeriod(record.take('From'), record.take('To')) }
      record.done()
      return entry
    }),
    skills: {
      ...languages(reader(textHeadings.languages)),
      other_skills: Object.fromEntries(
        skillCategories.map(({ key, name }) => [key, skillList(key, withoutEmptyEnds(linesOf(name)))]),
      ),
    },
    more: reader(textHeadings.more).map((record) => ({
      title: record.take('Heading'),
      description: richText(record.takeText()),
    })),
    career: career(wishes),
  })
  first?.done()
  if (!parsed.success) return null
  return { ...parsed.data, kept: kept.join('\n') }
}

/** Takes the fields of a record one by one; what nobody took is kept. */
class RecordReader {
  private fields: TextRecord['fields']
  private text: string[]
  private readonly kept: string[]

  constructor({ fields, text }: TextRecord, kept: string[]) {
    this.fields = fields
    this.text = text
    this.kept = kept
  }

  take(label: string): string {
    return this.takeAll(label)[0] ?? ''
  }

  takeAll(label: string): string[] {
    const found = this.fields.filter(([name]) => name === label).map(([, value]) => value)
    this.fields = this.fields.filter(([name]) => name !== label)
    return found
  }

  takeText(): string[] {
    const { text } = this
    this.text = []
    this.done()
    return text
  }

  named<Key extends string>(words: readonly (readonly [label: string, key: Key])[]): Partial<Record<Key, string>> {
    return Object.fromEntries(words.map(([label, key]) => [key, this.take(label)])) as Partial<Record<Key, string>>
  }

  done(): void {
    this.kept.push(...this.fields.map(([label, value]) => `${label}: ${value}`), ...this.text)
    this.fields = []
    this.text = []
  }
}

function richText(lines: readonly string[]): string {
  return writeRichText(parseNotation(lines))
}

function parseLink(text: string): { label: string; url: string } {
  const [, label, url] = /^(.*) <((?:\\<|[^<])*)>$/su.exec(text) ?? []
  return label === undefined || url === undefined
    ? { label: '', url: text }
    : { label, url: url.replaceAll('\\<', '<') }
}

function languages([record]: readonly RecordReader[]) {
  if (record === undefined) return {}
  const main_language = record.take('First language')
  const other_languages = record.takeAll('Language').map((text) => {
    const { name, levels } = parseLanguage(text)
    return {
      name,
      understanding: { listening: levels.listening, reading: levels.reading },
      speaking: { interaction: levels.conversation, production: levels.presenting },
      writing: levels.writing,
    }
  })
  record.done()
  return { main_language, other_languages }
}

function skillList(category: SkillCategory, lines: readonly string[]): { title: string; description?: string }[] {
  const skills: { title: string; lines: string[] }[] = []
  for (const line of lines) {
    if (/^- ?/u.test(line)) skills.push({ title: unescapeLine(line.slice(2)), lines: [] })
    else if (skills.length === 0) skills.push({ title: unescapeLine(line), lines: [] })
    else skills.at(-1)?.lines.push(unescapeLine(line.replace(/^ {2}/u, '')))
  }
  return skills.map(({ title, lines: described }) =>
    category === 'driving_license' ? { title } : { title, description: described.join('\n') },
  )
}

function career([record]: readonly RecordReader[]) {
  if (record === undefined) return {}
  const preferred_jobs = record.takeAll('Preferred job')
  const pay = record.take('Expected pay').replaceAll(/\D/gu, '')
  const answers = careerWords.map(([label, key]) => {
    const answer = record.take(label)
    return [key, answer === 'yes' ? true : answer === 'no' ? false : null] as const
  })
  record.done()
  return { preferred_jobs, expected_salary: pay === '' ? null : Number(pay), ...Object.fromEntries(answers) }
}
