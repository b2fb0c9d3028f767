import { cvLimits } from '../../contract/cvs/limits.ts'
import type { Line } from './lines.ts'
import type { FoundSoFar } from './record.ts'

/*
 * The part 'What I am looking for' of our own export, as it stands in a Word or OpenDocument file that somebody went on writing.
 */

const label =
  /^(Jobs|Expected pay|Travel and moving|Change of career|Right to work in the UK|Right to work in Ireland)(?::\s*|\t+)(.+)$/u

/** The words by which an answer is printed: see `printed-cv.ts`. */
const answers = {
  travel: [/\bwill travel for work\b/u, /\bno travel for work\b/u],
  relocate: [/\bwill relocate\b/u, /\bwill not relocate\b/u],
  new_career: [/^open to it$/u, /^not looking for one$/u],
  work_permit_uk: [/^yes$/u, /^needs sponsorship$/u],
  work_permit_ie: [/^yes$/u, /^needs an employment permit$/u],
} as const

/** Reads the lines with our own labels. @returns Those that are none. */
export function readOwnWishes(lines: readonly Line[], found: FoundSoFar): Line[] {
  return lines.filter((line) => {
    const [, name, value] = label.exec(line.text) ?? []
    return name === undefined || value === undefined || !readWish(name, value.trim(), line, found)
  })
}

function readWish(name: string, value: string, line: Line, found: FoundSoFar): boolean {
  const { career } = found.cv
  const answer = (key: keyof typeof answers): boolean => {
    const [yes, no] = answers[key]
    if (!yes.test(value) && !no.test(value)) return false
    career[key] = yes.test(value)
    found.note(`career.${key}`, [line])
    return true
  }
  const isRead = (() => {
    switch (name) {
      case 'Jobs': {
        for (const job of value.split(/,\s*/u).slice(0, cvLimits.preferredJobs - career.preferred_jobs.length)) {
          career.preferred_jobs.push(job.slice(0, cvLimits.line))
          found.note(`career.preferred_jobs.${career.preferred_jobs.length - 1}`, [line])
        }
        return true
      }
      case 'Expected pay': {
        const [, sign, digits] = /^([£€])([\d,]{1,12}) a year$/u.exec(value) ?? []
        const sum = Number((digits ?? '').replaceAll(',', ''))
        if (digits === undefined || sum > 10_000_000) return false
        career.expected_salary = sum
        career.expected_salary_currency = sign === '€' ? 'EUR' : 'GBP'
        found.note('career.expected_salary', [line])
        return true
      }
      case 'Travel and moving':
        return [answer('travel'), answer('relocate')].includes(true)
      case 'Change of career':
        return answer('new_career')
      case 'Right to work in Ireland':
        return answer('work_permit_ie')
      default:
        return answer('work_permit_uk')
    }
  })()
  if (isRead) found.skip(line, name === 'Jobs' ? name : line.text)
  return isRead
}
