import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionTypes, type AnswerValue } from '../../contract/applications/applications.ts'
import { Cv } from '../../contract/cvs/cvs.ts'
import type { Known, Question } from '../../engines/questions/index.ts'

/** A person of a bank of questions: what a program has of them. */
type Person = { id: string; known: Known }

/** What should be done with a question for one person. */
export type Expected = {
  do: 'answer' | 'ask' | 'leave' | 'agree-never'
  value?: unknown
  accept?: unknown[]
  askOk?: boolean
}

export type Line = {
  id: string
  group: string
  isLure: boolean
  question: Question
  expected: Record<string, Expected>
}
export type Bank = { people: Person[]; lines: Line[] }

type RawQuestion = {
  label: string
  help?: string | null
  section?: string | null
  type: string
  options?: string[]
  required?: boolean
  maxLength?: number | null
  country?: string | null
}
type RawLine = RawQuestion & { id: string; group?: string; lure?: boolean; expected: Record<string, Expected> }
type RawPerson = {
  id: string
  cv?: unknown
  profile?: Partial<Known['profile']>
  home?: Known['home']
  documents?: Partial<Known['documents']>
  remembered?: (RawQuestion & { value: AnswerValue; givenFor?: string })[]
}

/** The end of November 2026, as the people of a bank are described. */
const today = '2026-11-30'

/** Reads people.json and questions.jsonl of a folder. What a person or a line leaves out is not known, or empty. */
export function readBank(folder: string): Bank {
  const people = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as RawPerson[]
  const lines = readFileSync(join(folder, 'questions.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return {
    people: people.map(({ id, cv, profile, home, documents, remembered }) => ({
      id,
      known: {
        cv: cv == null ? null : readCv(id, cv),
        profile: { name: profile?.name ?? '', email: profile?.email ?? null, phone: profile?.phone ?? null },
        home: home ?? null,
        documents: { cv: documents?.cv ?? null, letter: documents?.letter ?? null },
        remembered: (remembered ?? []).map(({ value, givenFor, ...question }) => ({
          question: asQuestion(question),
          value,
          givenFor: givenFor ?? '',
          givenAt: null,
        })),
        today,
      },
    })),
    lines: lines.map((line) => {
      const { id, group, lure, expected, ...question } = JSON.parse(line) as RawLine
      return { id, group: group ?? '', isLure: lure ?? false, question: asQuestion(question), expected }
    }),
  }
}

/**
 * A CV as ours can hold it. What it cannot hold is not known, and told: with a currency that we do not have, the sum goes too, or it would be
 * read as pounds.
 */
function readCv(person: string, given: unknown): Cv {
  const cv = structuredClone(given)
  for (;;) {
    const { data, error } = Cv.safeParse(cv)
    if (data !== undefined) return data
    const path = error.issues[0]?.path ?? []
    const holder = path.slice(0, -1).reduce<unknown>((of, key) => (of as Record<PropertyKey, unknown>)[key], cv)
    const name = String(path.at(-1)).replace(/_currency$/u, '')
    const held = holder as Record<string, unknown>
    const left = Object.keys(held).filter((key) => key === name || key.startsWith(`${name}_`))
    if (left.length === 0) throw error
    console.log(`${person}: our CVs cannot hold ${path.join('.')}; left out: ${left.join(', ')}`)
    for (const key of left) delete held[key]
  }
}

function asQuestion(raw: RawQuestion): Question {
  const country = raw.country?.toUpperCase() ?? null
  return {
    label: raw.label,
    help: raw.help ?? '',
    section: raw.section ?? '',
    type: raw.type === 'check' ? 'consent' : (questionTypes.find((type) => type === raw.type) ?? 'text'),
    options: raw.options ?? [],
    isRequired: raw.required ?? false,
    maxLength: raw.maxLength ?? null,
    country: country === 'OTHER' ? null : country === 'UK' ? 'GB' : country,
  }
}
