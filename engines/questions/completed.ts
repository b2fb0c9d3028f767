import type { Said } from './grammar/parse.ts'
import type { Question } from './question.ts'
import { wordsOf } from './words.ts'

/*
 * What the words of a label say, with what its heading, its help and the vacancy add to it.
 */

/** Where the label says 'here' and the help says where that is, it is there. */
export function placed(said: Said, around: Said): [Said, Said] {
  const isElsewhere =
    said.asks !== 'job' && said.asks !== 'education' && (around.which === 'current' || around.which === 'latest')
  if ((said.entry !== undefined && around.which === 'latest') || isElsewhere) {
    // The notice below 'Current job' is the notice.
    const { which: _which, ...rest } = around
    return [said, rest]
  }
  // 'University' below 'Highest qualification' is where that was gained.
  if (said.asks === 'education' && said.which === 'degree' && around.which !== undefined) {
    const { which: _which, ...rest } = said
    return [rest, around]
  }
  if (said.country !== 'here' || around.country === undefined) return [said, around]
  return [{ ...said, country: around.country }, around]
}

/** Words of the question itself, which no skill, certificate or employer is called. */
const asking = new Set(
  'do does did you have has how many much is are was were number years year experience working worked using used spent been if which what'.split(
    ' ',
  ),
)

/** Whether what would take any words has taken some of the question. */
export function isRunOn({ skill, certificate }: Said): boolean {
  // A licence to drive is asked for by rules of its own.
  if (certificate?.split(' ').some((word) => word === 'driving' || word === 'b')) return true
  return [skill, certificate].some((words) => words?.split(' ').some((word) => asking.has(word)) ?? false)
}

export function openWords({ skill, certificate, employer, act, place }: Said): number {
  return [skill, certificate, employer, act, place]
    .filter((words) => words !== undefined)
    .reduce((sum, words) => sum + words.split(' ').length, 0)
}

const byCountry = new Set([
  'may-work',
  'limited',
  'sponsor',
  'permit',
  'permit-status',
  'has-status',
  'visa-type',
  'visa-end',
])

/** 'at weekends', 'on the weekends' and 'weekends' are one. */
function withoutSmallWords(act: string): string {
  return act
    .split(' ')
    .filter((word) => !['at', 'on', 'the', 'during'].includes(word))
    .join(' ')
}

const endings = new Set(['pdf', 'doc', 'docx', 'rtf', 'odt', 'txt'])

/** The kinds of files that a form names; undefined: it names none. */
function endingsIn({ label, help }: Question): string | undefined {
  const named = wordsOf(`${label} ${help}`).flatMap((word) => (word === 'word' ? ['doc', 'docx'] : word))
  const found = [...new Set(named.filter((word) => endings.has(word)))]
  return found.length === 0 ? undefined : found.toSorted().join(' ')
}

/** 'Numbers only' is a form of telephone numbers, and says nothing beside a number. */
function withoutDigits({ form, ...rest }: Said): Said {
  return form === undefined || (form === 'digits' && rest.asks !== 'phone') ? rest : { ...rest, form }
}

/** Whether words around a question, that suit one subject only, stand beside one of that subject. */
function isSuited({ asks, part, what, document }: Said, suits: string): boolean {
  const isOfContract = asks === 'notice' || (asks === 'job' && (what === 'title' || what === 'employer'))
  return [asks, part, what, document, ...(isOfContract ? ['contract'] : [])].includes(suits)
}

/** With the country where nothing but 'here' or no country was said: that of the vacancy. */
export function completed(all: Said, question: Question): Record<string, unknown> {
  const { else: otherwise, suits, listed, covers, ...said } = withoutDigits(all)
  // 'Address (house number and street)' is its first line.
  if (listed !== undefined && covers === undefined) return { ...said, part: 'line-one' }
  // 'As shown on your ID' beside a name, 'without the number' beside a street.
  if (suits !== undefined && !isSuited(said, suits)) return {}
  // 'Current employer', and 'If you are not working, your last one' below it.
  if (otherwise !== undefined) return said.asks === 'job' ? { ...said, which: 'latest' } : {}
  if (said.asks === 'experienced' && said.skill !== undefined) return { ...said, skill: withoutSmallWords(said.skill) }
  if (said.act !== undefined) return { ...said, act: withoutSmallWords(said.act) }
  if (said.asks === 'certificate' && said.certificate !== undefined)
    return { ...said, certificate: said.certificate.split(' ').toSorted().join(' ') }
  if (said.asks === 'document' && question.type === 'file') {
    const { size: _size, ...rest } = said
    return { ...rest, files: endingsIn(question) }
  }
  // The code is the same below 'Mobile' as below 'Telephone'.
  if (said.asks === 'dial-code') {
    const { kind: _kind, form: _form, ...rest } = said
    return rest
  }
  if (!byCountry.has(said.asks ?? '')) {
    // 'This job is based in Cork' does not change which name is asked for.
    const { country, a: _a, b: _b, c: _c, d: _d, e: _e, size: _size, ...rest } = said
    return country !== undefined && (said.asks === 'licence' || said.asks === 'lives-in') ? { ...rest, country } : rest
  }
  const { for: _for, city, ...permit } = said
  // 'To work in Dublin' is in Ireland, unless the vacancy is in Ohio.
  if (city !== undefined)
    return question.country === null || question.country === city ? { ...permit, country: city } : {}
  // A permit of which country, nobody said.
  if (said.asks === 'permit' && said.country === undefined) return { ...permit, country: null }
  const own =
    question.country === 'GB' || question.country === 'IE' || question.country === 'US' ? question.country : null
  return { ...permit, country: said.country === undefined || said.country === 'here' ? own : said.country }
}
