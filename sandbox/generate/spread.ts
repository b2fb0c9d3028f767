import type { BoardId } from '../../contract/boards/boards.ts'
import type { Random } from './random.ts'
import type { Vacancy } from './vacancies.ts'

/** How likely a board is to carry a vacancy, against the others; 0: never. */
type Taste = (vacancy: Vacancy) => number

const isTech = ({ field }: Vacancy) => /technology|data/iu.test(field.industry)
const isHealth = ({ field }: Vacancy) => /nurs|health|social care/iu.test(field.industry)
const isIrish = ({ town }: Vacancy) => town.country === 'IE'
const isNhs = ({ employer }: Vacancy) => employer.kind === 'nhs-trust'
const isSchool = ({ employer }: Vacancy) => employer.kind === 'school' || employer.kind === 'academy-trust'
const isScottish = ({ town }: Vacancy) => /^(?:AB|DD|DG|EH|FK|G\d|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)/u.test(town.codes[0]!)
const isWelsh = ({ town }: Vacancy) => /^(?:CF|LD|LL|NP|SA)/u.test(town.codes[0]!)
const isNorthernIrish = ({ town }: Vacancy) => town.codes[0]!.startsWith('BT')
const isEnglish = (vacancy: Vacancy) =>
  !isIrish(vacancy) && !isScottish(vacancy) && !isWelsh(vacancy) && !isNorthernIrish(vacancy)
/** Work that the boards for remote work take. */
const isRemoteWork = (vacancy: Vacancy) => vacancy.workplace === 'remote'

const tastes: readonly (readonly [BoardId, Taste])[] = [
  ['reed', (vacancy) => (isIrish(vacancy) ? 5 : 18)],
  ['totaljobs', (vacancy) => (isIrish(vacancy) ? 3 : 15)],
  ['cvlibrary', (vacancy) => (isIrish(vacancy) ? 3 : 15)],
  ['indeed', () => 20],
  ['linkedin', (vacancy) => (vacancy.line.desk ? 20 : 9)],
  ['monster', (vacancy) => (isIrish(vacancy) ? 9 : 10)],
  ['cwjobs', (vacancy) => (isTech(vacancy) ? 22 : 0)],
  ['dice', (vacancy) => (isTech(vacancy) ? 12 : 0)],
  [
    'nhs',
    (vacancy) =>
      isNhs(vacancy) && (isEnglish(vacancy) || isWelsh(vacancy)) ? 60 : isHealth(vacancy) && isEnglish(vacancy) ? 5 : 0,
  ],
  ['teaching-vacancies', (vacancy) => (isSchool(vacancy) && isEnglish(vacancy) ? 40 : 0)],
  ['apprenticeships', (vacancy) => (vacancy.contract === 'apprenticeship' && isEnglish(vacancy) ? 60 : 0)],
  ['eures', (vacancy) => (isIrish(vacancy) ? 20 : 0)],
  ['adzuna', (vacancy) => (isIrish(vacancy) ? 0 : 9)],
  ['jooble', (vacancy) => (isIrish(vacancy) ? 12 : 5)],
  ['careerjet', (vacancy) => (isIrish(vacancy) ? 10 : 5)],
  ['remotive', (vacancy) => (isRemoteWork(vacancy) ? 7 : 0)],
  ['jobicy', (vacancy) => (isRemoteWork(vacancy) ? 7 : 0)],
  ['himalayas', (vacancy) => (isRemoteWork(vacancy) ? 7 : 0)],
  ['arbeitnow', (vacancy) => (isTech(vacancy) ? 4 : 0)],
  ['the-muse', (vacancy) => (vacancy.line.desk ? 3 : 0)],
]

/** On how many boards a vacancy is, by share; half of them are on more than one. */
const counts = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]

/** Where nearly all who may advertise do: the public boards cost nothing. */
const habits: readonly (readonly [BoardId, (vacancy: Vacancy) => boolean, share: number])[] = [
  ['nhs', (vacancy) => isNhs(vacancy) && (isEnglish(vacancy) || isWelsh(vacancy)), 0.85],
  ['teaching-vacancies', (vacancy) => isSchool(vacancy) && isEnglish(vacancy), 0.7],
  ['apprenticeships', (vacancy) => vacancy.contract === 'apprenticeship' && isEnglish(vacancy), 0.7],
  ['cwjobs', isTech, 0.3],
]

/** The boards that carry a vacancy, the first being where it was posted first. */
export function boardsFor(vacancy: Vacancy, random: Random, wanted: number = random.pick(counts)): BoardId[] {
  const chosen = habits.filter(([, has, share]) => has(vacancy) && random.chance(share)).map(([board]) => board)
  const open = tastes
    .map(([board, taste]) => ({ board, weight: chosen.includes(board) ? 0 : taste(vacancy) }))
    .filter(({ weight }) => weight > 0)
  while (chosen.length < wanted && open.length > 0) {
    const total = open.reduce((sum, { weight }) => sum + weight, 0)
    let at = random.next() * total
    const index = open.findIndex(({ weight }) => (at -= weight) < 0)
    const [taken] = open.splice(Math.max(0, index), 1)
    chosen.push(taken!.board)
  }
  return chosen
}
