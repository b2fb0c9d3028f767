import { toDigits } from './facts.ts'
import { hashOf } from './title-bits.ts'

/**
 * A term of a title as its row has it: of a name, 'm:registered-general-nurse' or 'e:marks+spencer', the kind and 30 bits. A search
 * reads thousands of rows, and whole names would make them a fifth longer. Of 1,000 names two are the same with a chance of 1 in 2,000.
 */
export function titleTerm(term: string): string {
  const isLongName = term.charCodeAt(1) === colon && term.length > shortLength
  return isLongName ? term.slice(0, 2) + toDigits(hashOf(term) >>> 2, 5) : term
}

const colon = 58
/** Of a kind, a colon and five digits: shorter names stay as they are. */
const shortLength = 7
