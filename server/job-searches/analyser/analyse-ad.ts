import { eachName } from './names.ts'
import { readWords } from './read-words.ts'
import type { Word } from './words.ts'

/** Raise it when the same ad would give other terms than before: an index made with another number is made anew. */
export const analyserVersion = 1

/** What an ad is found by: terms with the places where they stand, for phrases. */
export type AdTerms = {
  /** Of the title alone: words, 's:' spellings and 'm:' meanings. */
  title: Map<string, number[]>
  /** Of title, employer and text; what stands in the title is there as 't:nurse' too. */
  all: Map<string, number[]>
  /** Words of the title that are searched for. */
  titleLength: number
}

/** A text longer than this is cut: ads are 2 to 8 kB, and what follows is legal boilerplate or an attack. */
const readAtMost = 60_000

/** No phrase reaches from the title into the employer's name or from there into the text. */
const gap = 10

/** @param ad title and text as people read them; plain text, no HTML. */
export function analyseAd(ad: { title: string; employer: string | null; text: string }): AdTerms {
  const title = new Map<string, number[]>()
  const all = new Map<string, number[]>()
  const titleWords = readWords(ad.title, 'title')
  addWords(title, titleWords, 1)
  eachName(titleWords, 'title', (term) => note(title, term, 0))

  for (const [term, places] of title) {
    all.set(term, places.slice())
    if (!isName(term)) all.set(`t:${term}`, [])
  }
  let place = titleWords.length + gap
  if (ad.employer !== null) {
    const words = readWords(ad.employer, 'title')
    addWords(all, words, place)
    place += words.length + gap
  }
  const words = readWords(ad.text.length > readAtMost ? ad.text.slice(0, readAtMost) : ad.text, 'text')
  addWords(all, words, place)
  eachName(words, 'text', (term) => note(all, term, 0))
  return { title, all, titleLength: titleWords.filter((word) => !word.isStop).length }
}

function addWords(terms: Map<string, number[]>, words: readonly Word[], firstPlace: number): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!word.isStop) note(terms, word.term, firstPlace + at)
    for (const term of word.also) note(terms, term, firstPlace + at)
  }
}

/** Names have no place: phrases are over words. */
function note(terms: Map<string, number[]>, term: string, place: number): void {
  const places = terms.get(term)
  if (places === undefined) terms.set(term, place === 0 ? [] : [place])
  else if (place !== 0) places.push(place)
}

function isName(term: string): boolean {
  return term.charCodeAt(1) === colon
}

const colon = 58
