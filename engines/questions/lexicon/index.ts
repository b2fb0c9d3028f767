import { readGrammar, wordsIn } from '../grammar/notation.ts'
import { fields } from './any-order/fields.ts'
import { statements } from './any-order/statements.ts'
import { address } from './address.ts'
import { around } from './around.ts'
import { contact } from './contact.ts'
import { documents } from './documents.ts'
import { doing } from './doing.ts'
import { education } from './education.ts'
import { frames } from './frames.ts'
import { handling } from './handling.ts'
import { headings } from './headings.ts'
import { names } from './names.ts'
import { pay } from './pay.ts'
import { permit } from './permit.ts'
import { knownOf } from '../words.ts'
import { asOneWord } from './same-words.ts'
import { skills } from './skills.ts'
import { work } from './work.ts'

const tables = [
  frames,
  contact,
  names,
  address,
  work,
  education,
  pay,
  permit,
  doing,
  skills,
  documents,
  around,
  headings,
  handling,
  fields,
  statements,
]

/** Everything that is known of how forms ask. */
export const grammar = readGrammar(tables, asOneWord)

/** Every word that stands in the lexicon: none of them is a slip. */
export const knownWords: ReadonlySet<string> = wordsIn(readGrammar(tables))

export const slipsOf = knownOf(knownWords)
