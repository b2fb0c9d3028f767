import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  cv: unknown
  profile: Known['profile']
  home: Known['home']
  documents: Known['documents']
  remembered: (RawQuestion & { value: string; givenFor: string })[]
}

/** The end of November 2026, as the people of a bank are described; one may say another day in its people.json. */
const today = '2026-11-30'

/** Reads people.json and questions.jsonl of a folder. */
export function readBank(folder: string): Bank {
  const people = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as RawPerson[]
  const lines = readFileSync(join(folder, 'questions.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return {
    people: people.map(({ id, cv, profile, home, documents, remembered }) => ({
      id,
      known: {
        cv: cv === null ? null : Cv.parse(cv),
        profile,
        home,
        documents,
        remembered: remembered.map(({ value, givenFor, ...question }) => ({
          question: asQuestion(question),
          value,
          givenFor,
          givenAt: null,
        })),
        today,
      },
    })),
    lines: lines.map((line) => {
      const { id, group = '', lure = false, expected, ...question } = JSON.parse(line) as RawLine
      return { id, group, isLure: lure, question: asQuestion(question), expected }
    }),
  }
}

function asQuestion(raw: RawQuestion): Question {
  return {
    label: raw.label,
    help: raw.help ?? '',
    section: raw.section ?? '',
    type: (raw.type === 'check' ? 'consent' : raw.type) as Question['type'],
    options: raw.options ?? [],
    isRequired: raw.required ?? false,
    maxLength: raw.maxLength ?? null,
    country: raw.country === 'other' ? null : (raw.country ?? null),
  }
}
