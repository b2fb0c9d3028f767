import type { Reader } from './frames.ts'
import type { Country } from '../../../contract/places/countries.ts'

/** A kind of words in an ad, and what is said of it. Several entries may share an `id`: only the first that is found is shown. */
export type CodedPhrase = {
  id: string
  /** Matched with the flags 'giu' on text with straight quotes; or what gives the words that are found. */
  match: RegExp | Reader
  /** In the same sentence: it means something else. */
  unless?: RegExp
  level: 'block' | 'hint'
  /** Where it differs by the country's law. */
  levelIn?: Partial<Record<Country, 'block'>>
  title: string
  details: string
  rule: string
}

const equality = 'Equality Act 2010, section 39; Employment Equality Acts (Ireland), section 10'

/** What an entry follows from, by ground. */
export const rules = {
  age: `Age: ${equality}`,
  sex: `Sex: ${equality}`,
  race: `Race and nationality: ${equality}`,
  traveller: `Race, and membership of the Traveller community: ${equality}`,
  disability: `Disability: ${equality}`,
  religion: `Religion or belief: ${equality}`,
  orientation: `Sexual orientation: ${equality}`,
  reassignment: `Gender reassignment: ${equality}`,
  pregnancy: `Pregnancy and maternity: Equality Act 2010, sections 18 and 39; Employment Equality Acts (Ireland), sections 6(2A) and 10`,
  union: 'Trade Union and Labour Relations (Consolidation) Act 1992, section 137',
  family: `Marriage, civil and family status: ${equality}`,
} as const
