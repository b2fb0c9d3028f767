import { readQuery } from './analyser/read-query.ts'
import { readWords } from './analyser/read-words.ts'
import { commonTitles } from './common-titles.ts'

/** Words that name a job where they stand last, beside those of common titles. */
const furtherHeads =
  'architect artist attendant barrister biologist buyer captain chemist clerk coach director docker economist editor fitter ' +
  'geologist guard handyman hygienist inspector installer instructor joiner keeper landscaper lecturer librarian machinist ' +
  'mechanic nanny operator orthodontist packer painter picker planner planter porter producer programmer psychiatrist ' +
  'psychologist radiologist researcher roofer sonographer statistician steward strategist stylist surgeon tailor technologist ' +
  'therapist trainer translator treasurer tutor valuer waiter waitress welder writer'

/**
 * Whether a search names a job, as 'data analyst' does and 'python' or 'Oakmere Foods' do not: its last word, or the one before
 * 'of' or 'de', names what somebody does. Who searches for a job wants ads for it, and not those of its colleagues.
 */
export function namesJob(text: string): boolean {
  const { groups, phrases } = readQuery(text)
  // Quotes ask for these very words wherever they stand.
  if (phrases.length > 0 || groups.length === 0) return false
  return heads.has(headOf(text))
}

function headOf(title: string): string {
  const words = readWords(title.replace(/\s(?:of|de|for|in|at|with|to)\s.*$/iu, ''), 'title')
  return words.findLast((word) => !word.isStop && word.term !== 'job')?.term ?? ''
}

/** Whether a word, in the form of `stem`, is what somebody is: 'nurse', 'driver'. */
export function isHead(word: string): boolean {
  return heads.has(word)
}

const heads = new Set([
  ...commonTitles.map(headOf),
  ...furtherHeads.split(' ').flatMap((word) => readWords(word, 'title').map(({ term }) => term)),
])
