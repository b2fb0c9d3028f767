import { onlyMeantInCapitals, onlyMeantInTitles, stopWords } from './stop-words.ts'
import { foldWords } from './fold.ts'
import { stem } from './stem.ts'

/** A word of a text as the index knows it. */
export type Word = {
  /** 'nurse', 'c#', 'a&e'; empty for what is no word: a telephone number, a reference. */
  readonly term: string
  /** It holds its place in the sequence, but is not searched for. */
  readonly isStop: boolean
  /** Terms at the same place: 'asp.net' is also '.net', 'full-stack' is also 'fullstack' at its first part. */
  readonly also: readonly string[]
  /** Written in capitals: RGN, IT. */
  readonly isCapitals: boolean
}

/** Running text, or a title; a search is read like a title. */
export type TextKind = 'text' | 'title'

/** The words of one chunk: 'Full-Stack.' → full, stack. */
export function readChunk(chunk: string, kind: TextKind): readonly Word[] {
  if (chunk === '&' || chunk === '+') return [{ term: 'and', isStop: true, also: [], isCapitals: false }]
  const folded = foldWords(chunk)
  const whole = readWhole(folded, chunk)
  if (whole) return whole
  const looks = looksOf(chunk)
  return folded.split(/[.&+#,]+/).flatMap((part) => readHyphenated(part, looks, kind))
}

/** How a chunk is written, told once for all of its words: a chunk may be as long as the text. */
type Looks = { isCapitals: boolean; isSmall: boolean; isPluralOfCapitals: boolean; hasComma: boolean }

function looksOf(chunk: string): Looks {
  return {
    isCapitals: /[A-Z]{2}/.test(chunk) && !/[a-z]/.test(chunk),
    isSmall: chunk.toLowerCase() === chunk,
    // 'HCAs'
    isPluralOfCapitals: /^[A-Z]{2,5}s$/.test(chunk),
    hasComma: chunk.includes(','),
  }
}

/** Longer runs are addresses and accidents. */
const longestWord = 40

const placeholder: Word = { term: '', isStop: true, also: [], isCapitals: false }

/** Names whose signs belong to them: C++, C#, .NET, ASP.NET, Node.js, A&E, C+E, 7.5t, Ph.D. */
function readWhole(folded: string, chunk: string): readonly Word[] | null {
  // The end is looked for only where a run of signs begins, or a long run would cost its square.
  const bare = folded
    .replace(/^(?:[^\p{L}\p{N}.]|\.(?!net\b))+/u, '')
    .replace(/(?<=[\p{L}\p{N}+#]|^)[^\p{L}\p{N}+#]+$/u, '')
  if (/^[a-z]\+\+$/.test(bare) || /^[a-z]#$/.test(bare)) return [whole(bare)]
  if (/^(?:[a-z]#)?\.net$/.test(bare)) {
    return bare === '.net' ? [whole(bare)] : [whole(bare.slice(0, 2)), whole('.net')]
  }
  if (/^[a-z]{2,3}\.net$/.test(bare)) return [whole(bare, '.net')]
  if (/^[a-z]{2,12}\.js$/.test(bare)) return [whole(bare, bare.slice(0, -3))]
  if (/^[a-z0-9]{1,3}&[a-z0-9]{1,3}$/.test(bare) || /^[a-z]\+[a-z]$/.test(bare)) return [whole(bare)]
  if (/^\d{1,2}\.\d{1,2}t?$/.test(bare)) return [whole(bare)]
  if (/^[a-z]{1,2}(?:\.[a-z]{1,2})+\.?$/.test(bare)) {
    const joined = bare.replaceAll('.', '')
    // 'p.a.' is per annum whatever it stands in; a personal assistant is 'P.A.' or 'PA'.
    const isShorthand = onlyMeantInTitles.has(joined) && chunk === chunk.toLowerCase()
    if (isShorthand) return [placeholder]
    return [{ term: joined, isStop: stopWords.has(joined), also: [], isCapitals: false }]
  }
  return null
}

function whole(term: string, ...also: string[]): Word {
  return { term, isStop: false, also, isCapitals: true }
}

function readHyphenated(part: string, looks: Looks, kind: TextKind): Word[] {
  const pieces = part.split('-').filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const words = pieces.map((piece) => readWord(piece, looks, kind))
  const joins = pieces.length > 1 && pieces.length <= 3 && pieces.every((piece) => /^\p{L}+$/u.test(piece))
  if (joins && words[0]) {
    words[0] = { ...words[0], also: [...words[0].also, stem(pieces.join('')).slice(0, longestWord)] }
  }
  return words
}

function readWord(piece: string, looks: Looks, kind: TextKind): Word {
  const word = piece
    .replace(/'s$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=\d)/, '')
  if (word === '' || word.length > longestWord || isNumberWithoutMeaning(word, looks)) return placeholder
  if (looks.isPluralOfCapitals) return { term: word.slice(0, -1), isStop: false, also: [], isCapitals: true }
  const term = stem(word)
  return {
    term,
    isStop: isStop(word, term, looks, kind),
    also: /^[a-z]{3,}js$/.test(word) ? [word.slice(0, -2)] : [], // 'NodeJS'
    isCapitals: looks.isCapitals,
  }
}

/** Sums of money, telephone numbers, references. 'Band 5', '365' and ISO '27001' do mean something. */
function isNumberWithoutMeaning(word: string, { hasComma }: Looks): boolean {
  if (/^\d+$/.test(word)) return word.length > 5 || hasComma
  return /\d{5}/.test(word)
}

function isStop(word: string, term: string, { isCapitals, isSmall }: Looks, kind: TextKind): boolean {
  if (onlyMeantInCapitals.has(word)) return kind === 'text' && !isCapitals
  if (kind === 'text' && onlyMeantInTitles.has(word)) return true
  if (stopWords.has(word) || stopWords.has(term)) return true
  // A letter alone: 'R' and 'C' are languages, 'Category C' a licence; in small letters mostly a remainder of something.
  return kind === 'text' && /^[a-z]$/.test(word) && isSmall
}
