import type { Candidate, CandidateFilter } from '../../../contract/candidates/desk.ts'
import { ScreeningAnswers } from '../../../contract/candidates/screening.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { educationNames, type EducationLevel } from '../../../contract/job-ads/education.ts'
import { ownWords } from './blind-cv.ts'
import { redactor, type Redact } from './redact.ts'

/** What somebody sent, as far as their company may read it: nothing of whoever has withdrawn, without what blind mode hides. */
export type Readable = {
  email: string
  phone: string
  education: string
  experience: number | null
  answers: { question: string; answer: string }[]
}

type Sent = {
  name: string | null
  email: string | null
  phone: string | null
  former_names: readonly string[]
  screening: unknown
  /** The CV as it was written here; null where it is not needed or was a file. */
  source: string | null
}

export function readableOf(row: Sent, { isOpen, isHidden }: { isOpen: boolean; isHidden: boolean }): Readable {
  const screening = isOpen ? ScreeningAnswers.nullable().parse(row.screening) : null
  const redact = isHidden ? redactorOf(row) : (text: string) => text
  const shown = (text: string | null) => (isOpen && !isHidden ? (text ?? '') : '')
  return {
    email: shown(row.email),
    phone: shown(row.phone),
    education: screening?.education?.given ?? '',
    experience: screening?.experience?.given ?? null,
    answers: (screening?.answers ?? []).map(({ question, answer, kind }) => ({
      question,
      answer: kind === 'text' || kind === 'audio' ? redact(answer) : answer,
    })),
  }
}

function redactorOf({ name, former_names, source }: Sent): Redact {
  const own = ownWords(source === null ? null : Cv.parse(JSON.parse(source)))
  return redactor({ names: [name ?? '', ...former_names, ...own.names], phrases: own.phrases })
}

/** Whether somebody is one of those who are asked for. */
export function meets(
  { q, level, score, asAsked }: CandidateFilter,
  { name, gist, score: given, answers, outside }: Pick<Candidate, 'name' | 'gist' | 'score' | 'answers' | 'outside'>,
  readable: Readable,
): boolean {
  if (score !== undefined && (given === null || given < score)) return false
  if (asAsked && (answers === 0 || outside > 0)) return false
  if (level !== '' && rankOf(readable.education) < rankOf(level)) return false
  if (q === '') return true
  const words = [name ?? '', gist, readable.education, ...readable.answers.map(({ answer }) => answer)]
  const text = folded(words.join('\n'))
  return folded(q)
    .split(/\s+/u)
    .every((word) => text.includes(word))
}

const rankOf = (level: string) => educationNames.indexOf(level as EducationLevel)

/** Without marks on letters, in small letters: 'Łukasz' is found as it is typed, 'Seán' also as 'sean'. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
