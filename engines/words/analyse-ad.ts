import { employerForms } from './employer-forms.ts'
import { eachName } from './names.ts'
import { readWords } from './read-words.ts'
import { titleJobs } from './title-jobs.ts'
import type { Word } from './words.ts'

/** Raise it when the same ad would give other terms than before: an index made with another number is made again. */
export const analyserVersion = 4

/** `otherTitles`: of the same vacancy on other boards. */
type Ad = { title: string; employer: string | null; otherTitles?: readonly string[]; text: string }

/** What an ad is found by: terms with the places where they stand, for phrases. */
export type AdTerms = {
  /**
   * Of the title: words, 's:' spellings and 'm:' meanings; what of them is the job, as 'j:nurse', and 'j:*' where that is of no trade;
   * and the employer's words as they are written, 'e:tesco'.
   */
  title: Map<string, number[]>
  /** Of title, employer and text; what stands in the title is there as 't:nurse' too. */
  all: Map<string, number[]>
  /** Words of the first title that are searched for. */
  titleLength: number
}

/** A term and where it stands; names have no place, 0: phrases are over words. */
export type NoteTerm = (term: string, place: number) => void

/** In the terms of a title that names no trade: 'Nursing Manager', 'Warehouse Nights'. */
export const anyJob = 'j:*'
/** In those of one that names nobody: 'Front of House, Leeds'. */
export const noJob = 'j:-'

/** A text longer than this is cut: ads are 2 to 8 kB, and what follows is legal boilerplate or an attack. */
const readAtMost = 60_000

/** No phrase reaches from the title into the employer's name or from there into the text. */
const gap = 10

/** @param ad title and text as people read them; plain text, no HTML. */
export function analyseAd(ad: Ad): AdTerms {
  const title = new Map<string, number[]>()
  const all = new Map<string, number[]>()
  const titleLength = eachTerm(
    ad,
    (term, place) => note(title, term, place),
    (term, place) => note(all, term, place),
  )
  return { title, all, titleLength }
}

function note(terms: Map<string, number[]>, term: string, place: number): void {
  const places = terms.get(term)
  if (places === undefined) terms.set(term, place === 0 ? [] : [place])
  else if (place !== 0) places.push(place)
}

/**
 * Visits the terms of an ad as often as they stand in it, for those who make something else of them than lists: an
 * import makes hundreds of terms of each of its ads.
 * @param inTitle is told the terms of the title.
 * @param inAd is told all terms, those of the title also as 't:nurse'.
 * @returns how many words of the title are searched for.
 */
export function eachTerm(ad: Ad, inTitle: NoteTerm, inAd: NoteTerm): number {
  const titleWords = withoutPerAnnum(readWords(ad.title, 'title'))
  const inBoth: NoteTerm = (term, place) => {
    inTitle(term, place)
    inAd(term, place)
    if (!isName(term)) inAd(`t:${term}`, 0)
  }
  eachWord(titleWords, 1, inBoth)
  eachName(titleWords, 'title', (term) => inBoth(term, 0))
  eachJob(ad.title, inTitle)

  let place = titleWords.length + gap
  if (ad.employer !== null) {
    const words = readWords(ad.employer, 'title')
    eachWord(words, place, inAd)
    for (const form of employerForms(ad.employer)) inTitle(`e:${form}`, 0)
    place += words.length + gap
  }
  for (const other of ad.otherTitles ?? []) {
    const words = withoutPerAnnum(readWords(other, 'title'))
    eachWord(words, place, inBoth)
    eachName(words, 'title', (term) => inBoth(term, 0))
    eachJob(other, inTitle)
    place += words.length + gap
  }
  const words = readWords(ad.text.length > readAtMost ? ad.text.slice(0, readAtMost) : ad.text, 'text')
  eachWord(words, place, inAd)
  eachName(words, 'text', (term) => inAd(term, 0))
  return titleWords.filter((word) => !word.isStop).length
}

/** What the title names as the job. */
function eachJob(title: string, visit: NoteTerm): void {
  const { terms, isWide } = titleJobs(title)
  for (const term of terms) visit(`j:${term}`, 0)
  if (isWide) visit(anyJob, 0)
  if (terms.size === 0) visit(noJob, 0)
}

/** 'Cleaner £24,000 pa': behind an amount the two letters are no personal assistant. */
function withoutPerAnnum(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => {
    const before = words[at - 1]
    const isAmount = before !== undefined && (before.term === '' || /^\d[\dk]*$/u.test(before.term))
    return word.term === 'pa' && isAmount ? { ...word, term: '', isStop: true } : word
  })
}

function eachWord(words: readonly Word[], firstPlace: number, visit: NoteTerm): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!word.isStop) visit(word.term, firstPlace + at)
    for (const term of word.also) visit(term, firstPlace + at)
  }
}

function isName(term: string): boolean {
  return term.charCodeAt(1) === colon
}

const colon = 58
