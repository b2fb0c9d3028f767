import { commonTitles } from './common-titles.ts'
import { education } from './meanings/education.ts'
import { health } from './meanings/health.ts'
import { office } from './meanings/office.ts'
import { service } from './meanings/service.ts'
import { technology } from './meanings/technology.ts'
import { trades } from './meanings/trades.ts'
import { readWords } from './read-words.ts'
import { spelledTermsOf, termsOfName } from './spelled.ts'

/** Words that name a job where they stand last, beside those of common titles. */
const furtherHeads =
  'advocate architect artist assessor attendant auditor baker barrister biologist broker butcher buyer captain caseworker chemist ' +
  'clerk coach coordinator counsel counsellor curator dealer designer director docker doctor economist editor examiner expert fitter ' +
  'geologist glazier guard handler handyman headhunter host hygienist inspector installer instructor invigilator joiner keeper ' +
  'labourer landscaper lawyer lead leader lecturer librarian loader machinist matron mechanic mentor merchandiser nanny negotiator ' +
  'operator orthodontist packer painter partner physician picker planner planter plater porter producer professor programmer ' +
  'psychiatrist psychologist radiologist recruiter registrar representative researcher resourcer roofer scheduler setter ' +
  'sonographer specialist sprayer statistician steward strategist stylist surgeon tailor technologist therapist trader trainer ' +
  'translator treasurer turner tutor underwriter valet valeter valuer waiter waitress warden welder writer'

/** They tell how high somebody stands, and not what they do: an engineering manager is somebody for engineers, a nursing assessor is not. */
const wideHeads =
  'apprentice director executive expert graduate head intern lead leader manager officer partner president professional specialist supervisor trainee'

/** Work that people look for by the name of the work. */
const namesOfWork = (
  'admin, administration, bar staff, bar work, call centre, customer service, customer services, data entry, desktop support, ' +
  'front of house, help desk, helpdesk, housekeeping, IT support, IT helpdesk, 1st line, 1st line support, 2nd line, ' +
  '2nd line support, 3rd line, 3rd line support, reception, service desk, technical support, waiting staff, warehouse, warehouse work'
).split(', ')

/** 'staff nurses' → 'nurse', 'chef de partie' → 'chef'; '' where there is no word. */
export function headOf(title: string): string {
  const words = readWords(title.replace(/\s(?:of|de|for|in|at|with|to)\s[^]*$/iu, ''), 'title')
  return words.findLast((word) => !word.isStop && word.term !== 'job')?.term ?? ''
}

/** Whether a word, in the form of `stem`, is what somebody is: 'nurse', 'driver'. */
export function isHead(word: string): boolean {
  return heads.has(word)
}

/** Whether it is one that any trade may have: 'manager', 'apprentice'. */
export function isWideHead(word: string): boolean {
  return wide.has(word)
}

/** Of letters that stand for a job the word that names it: 'rgn' → 'nurse', 'gp' → 'practitioner'. Null: they stand for none. */
export function headOfLetters(word: string): string | null {
  return letters.get(word) ?? null
}

/** Whether a search asks for work by its name, as 'IT support' does. */
export function isNameOfWork(text: string): boolean {
  return text.split(/\sOR\s/u).some((name) => works.has(spelledTermsOf(termsOfName(name)).join(' ')))
}

/** How many of the last words are together a title that everybody knows: of 'senior office manager' two. */
export function lengthOfCommonTitle(terms: readonly string[]): number {
  for (let length = Math.min(terms.length, 4); length > 1; length--) {
    if (titles.has(terms.slice(-length).join(' '))) return length
  }
  return 0
}

function termsIn(words: string): string[] {
  return words.split(' ').flatMap((word) => readWords(word, 'title').map(({ term }) => term))
}

/** 'Front of House' and 'Bar Staff' are names of work. */
const noHeads = new Set(['front', 'staff'])
const heads = new Set([
  ...commonTitles.map(headOf).filter((word) => !noHeads.has(word)),
  ...termsIn(furtherHeads),
  ...termsIn(wideHeads),
])
const wide = new Set(termsIn(wideHeads))
const works = new Set(namesOfWork.map((name) => spelledTermsOf(termsOfName(name)).join(' ')))
const titles = new Set(
  commonTitles.map((title) =>
    readWords(title, 'title')
      .filter((word) => !word.isStop)
      .map((word) => word.term)
      .join(' '),
  ),
)

const letters = new Map(
  [health, education, office, technology, trades, service].flat().flatMap(({ names, inTitles = [] }) => {
    const head = headOf(names[0] ?? '')
    // 'VP' stands behind any job.
    if (!heads.has(head) || wide.has(head)) return []
    return [...names, ...inTitles]
      .filter((name) => /^[A-Z]{2,5}$/u.test(name))
      .map((name) => [name.toLowerCase(), head] as const)
  }),
)
