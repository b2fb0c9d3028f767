import { commonTitles } from './common-titles.ts'
import { isHead } from './heads.ts'
import { stem } from './stem.ts'
import { education } from './meanings/education.ts'
import { health } from './meanings/health.ts'
import { office } from './meanings/office.ts'
import { service } from './meanings/service.ts'
import { technology } from './meanings/technology.ts'
import { trades } from './meanings/trades.ts'
import { showTitle } from './plain-title.ts'
import { titleKey as plainWords } from '../ads/index.ts'

/** Longer ones are sentences, and nobody asks for them. */
const wordsAtMost = 6
/** Of a title's ends, those with so many words: 'senior community staff nurse' is a staff nurse, and a nurse. */
const endingAtMost = 3

/**
 * The groups that an advertised title belongs to, by what others would ask for: 'Senior Staff Nurse – Oncology, Leeds' is a
 * 'senior staff nurse', a 'staff nurse' and a 'nurse'; a 'Nurse Manager' is a manager and no nurse. Empty where it names no job.
 * @param placeNames the ad's places, as they may stand in the title.
 */
export function titleKeysOf(title: string, placeNames: readonly string[] = []): string[] {
  const parts = title
    .toLowerCase()
    .split(/ [-–—|:@] | {2,}|[(),;|/[\]*!–—]/u)
    .map((part) => withoutTail(wordsOf(part, placeNames, { isWhole: false })))
    .filter((part) => part.length > 0)
  // 'Leeds - Chef de Partie': what stands first may be the place.
  const words = (parts.find(namesSomebody) ?? parts[0] ?? []).filter((word) => word !== '')
  if (words.length === 0 || words.length > wordsAtMost) return []
  const { whole, head } = canonical(words)
  const keys = new Set([whole.join(' ')])
  for (let length = Math.min(head.length, endingAtMost); length > 0; length--) {
    const ending = canonical(head.slice(-length)).whole
    if (/^\d/u.test(ending[0] ?? '')) continue
    if (ending.length > 1 || !tooWide.has(ending[0] ?? '')) keys.add(ending.join(' '))
  }
  return [...keys]
}

/** The group that somebody asks for by a title: 'Staff-Nurses' and 'staff nurse' are one. '' where it holds no word. */
export function askedTitleKey(title: string): string {
  const words = wordsOf(title.replaceAll('-', ' ').toLowerCase(), [])
  return canonical(words).whole.join(' ')
}

/** As people write it: 'staff-nurse' → 'Staff Nurse', 'hgv driver' → 'HGV Driver'. */
export function shownTitle(asked: string): string {
  const line = asked.replaceAll(/[-\s]+/gu, ' ').trim()
  return showTitle(line.toLowerCase())
}

/**
 * 'Sales Executive Travel Media' is a sales executive: what follows a known title is a tail, unless it ends in what somebody is, as
 * 'Sales Executive Apprentice' does.
 */
function withoutTail(words: readonly string[]): readonly string[] {
  if (words.length === 0 || isHead(words.at(-1)!)) return words
  for (let length = Math.min(words.length, 4); length > 0; length--) {
    if (knownTitles.has(words.slice(0, length).join(' '))) return words.slice(0, length)
  }
  return jobWord.test(words.at(-1)!) && !units.has(words.at(-1)!) ? words : []
}

function namesSomebody(words: readonly string[]): boolean {
  const joint = words.findIndex((word, at) => at > 0 && joints.has(word))
  return isHead((joint === -1 ? words : words.slice(0, joint)).at(-1) ?? '')
}

function wordsOf(
  text: string,
  placeNames: readonly string[],
  { isWhole }: { isWhole: boolean } = { isWhole: true },
): string[] {
  const plain = plainWords(text, placeNames).replaceAll('health care', 'healthcare').replace(grade, '').trim()
  const words = plain.split(' ').map((word) => stem(word))
  const last = words.at(-1) ?? ''
  if (!isWhole) return words.filter((word) => word !== '')
  return jobWord.test(last) && !units.has(last) ? words : []
}

/** A job's name ends in a word, or in the name of a language. */
const jobWord = /^(?:\p{L}{2,}|\p{L}#|\p{L}\+\+)$/u

/** What pay ends in. */
const units = new Set(['hour', 'day', 'week', 'month', 'year', 'annum'])

/** How high, when and for how long stands behind the job's name and is no part of it. */
const grade =
  /(?: (?:(?:band|grade|level|tier|scale|class of) ?[\w+-]{1,4}(?: to [\w+-]{1,4})?|nights?|days?|evenings?|weekends?|bank|shifts?|role|position|i{1,3}|iv)){1,12}$/u

/** Words behind these say of what or where: 'head of marketing' and 'teacher of maths' are named by what comes before. */
const joints = new Set(['of', 'for', 'in', 'to', 'with', 'at', 'on', 'by', 'de'])

/** Alone they are no job: everybody is one, or nobody. */
const tooWide = new Set([
  'head',
  'lead',
  'senior',
  'junior',
  'trainee',
  'staff',
  'team',
  'role',
  'band',
  'level',
  'member',
])

function canonical(words: readonly string[]): { whole: string[]; head: string[] } {
  const joint = words.findIndex((word, at) => at > 0 && joints.has(word))
  const whole = words.filter((word) => !joints.has(word))
  const known = plainestNames.get(whole.join(' '))?.split(' ')
  if (known) return splitAtJoint(known)
  return { whole, head: joint === -1 ? whole : words.slice(0, joint).filter((word) => !joints.has(word)) }
}

function splitAtJoint(words: readonly string[]): { whole: string[]; head: string[] } {
  const joint = words.findIndex((word, at) => at > 0 && joints.has(word))
  const head = joint === -1 ? words : words.slice(0, joint)
  return { whole: words.filter((word) => !joints.has(word)), head: [...head] }
}

/** What people look for, to tell a title from its tail. */
const knownTitles = new Set(commonTitles.map((title) => wordsOf(title.toLowerCase(), []).join(' ')))

/** Names of one job by the plainest of them: 'rgn' → 'registered general nurse'. */
const plainestNames = new Map(
  [health, education, office, service, technology, trades].flat().flatMap(({ names }) => {
    const [plainest = '', ...others] = names.map((name) => wordsOf(name.toLowerCase(), []).join(' '))
    return others.filter((name) => name !== '' && name !== plainest).map((name) => [name, plainest] as const)
  }),
)
