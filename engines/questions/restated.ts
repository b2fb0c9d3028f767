import { readings, together, type Said } from './grammar/parse.ts'
import { grammar } from './lexicon/index.ts'
import { asInRules } from './lexicon/same-words.ts'
import { Asked } from './meaning.ts'
import { wordsOf } from './words.ts'

/*
 * Help that says the question again in other words, or more exactly: 'Use the town of your postal address' beside 'Town', 'Where you took your first
 * degree' beside 'University'. All of its words are parts of the same subject.
 */

const subjects: Partial<Record<Asked['asks'], readonly string[]>> = {
  address: ['place', 'send'],
  email: ['mail'],
  phone: ['ring'],
  job: ['job', 'job-date'],
  education: ['ed'],
  pay: ['wage-asked'],
  notice: ['notice-asked'],
  link: ['link-asked'],
}

/** What only opens such a sentence, and what ends it. */
const lead =
  /^(?:enter|use|give|state|include|including|provide|write|put|type|tell us|we mean|this is|that is|it is) /u

/** Of parts the ones that say which and in what form; what else they say has to be what is asked. */
const finer: ReadonlySet<string> = new Set(['which', 'of', 'form', 'unit', 'period', 'currency', 'kind'])
const marks: ReadonlySet<string> = new Set(
  'asks about where lives title money wish much job level place grade subject end'.split(' '),
)

/** @returns what is asked with what the sentence adds to it; null: the sentence says something else */
export function restated(sentence: string, asked: Asked): Asked | null {
  const words = asInRules(wordsOf(sentence)).join(' ').replace(lead, '').split(' ')
  if (words.length > 20) return null
  const all = (subjects[asked.asks] ?? []).flatMap((subject) => readings(grammar, subject, words))
  const added = all.map((said) => addedBy(said, asked)).filter((said) => said !== null)
  const [first] = added
  const isOne = first !== undefined && added.every((one) => together(one, first) !== null)
  if (!isOne || first === undefined) return null
  return Asked.safeParse({ ...asked, ...Object.assign({}, ...added) }).data ?? null
}

/** Of a label and its help read as one, 'Address' and 'Number, street, town and postcode': the same, said more exactly; null: it is another. */
export function joined(asked: Asked, both: Asked | null): Asked | null {
  if (both === null || both.asks !== asked.asks) return null
  const before = new Map<string, unknown>(Object.entries(asked))
  const after = new Map<string, unknown>(Object.entries(both))
  const isKept = [...before].every(([key, value]) => after.get(key) === value)
  return isKept && [...after.keys()].every((key) => before.has(key) || finer.has(key)) ? both : null
}

/** Whether the parts are those of what is asked: 'name of the qualification' is no university, and what is earned is not what is wanted. */
function isSameThing({ money, wish, title, level, place, grade, subject, end }: Said, asked: Asked): boolean {
  if (asked.asks === 'pay') return money === undefined || wish !== undefined
  if (asked.asks !== 'education') return true
  const named = { institution: place, grade, subject, end }
  const isNamed = Object.values(named).some((one) => one !== undefined)
  if (isNamed) return Object.entries(named).every(([what, one]) => one === undefined || what === asked.what)
  return (title === undefined && level === undefined) || asked.what === 'qualification' || asked.what === 'level'
}

function addedBy(said: Said, asked: Asked): Said | null {
  if (!isSameThing(said, asked)) return null
  const before = new Map<string, unknown>(Object.entries(asked))
  const added: Record<string, string> = {}
  for (const [key, value] of Object.entries(said)) {
    if (marks.has(key) || before.get(key) === value) continue
    if (!finer.has(key) || before.get(key) !== undefined) return null
    added[key] = value
  }
  return added
}
