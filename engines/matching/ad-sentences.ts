import type { MatchImportance } from '../../contract/cvs/match.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A sentence or a point of an ad that may ask for something. */
export type AdSentence = { text: string; start: number; words: readonly Word[]; importance: MatchImportance }

type Mode = 'required' | 'wished' | 'duties' | 'open' | 'skip'

/** What a heading says of the lines below it; also one that lost its line end: 'RequirementsYou will …'. */
const headings: readonly (readonly [Mode, RegExp])[] = [
  [
    'wished',
    /^(?:(?:other )?(?:desirable|desired|desirables|nice to have|nice to haves|bonus points?|advantageous|preferred|preferable|beneficial|useful|ideally|would be nice|it[’']?s a bonus|it would be great|pluses|bonus|extra credit)(?: \p{L}+){0,4}|(?:skills|experience|criteria|qualifications) (?:desirable|preferred)|.{0,30}\((?:desirable|desired|preferred|nice to have)\))$/iu,
  ],
  [
    'skip',
    /^(?:(?:the |our |your |key |staff |employee |company |great |some of (?:the|our) |additional |other )*(?:benefits|perks|package|rewards?|salary|remuneration|pay|hours|working hours|working pattern|shift pattern|location|offer)(?: (?:and|&|include|package|of|you|\p{L}+)){0,4}|what (?:we|you|they|s|[’']s|do we|can we|is).{0,20}(?:offer|get|in it|receive|give|provide).{0,20}|why (?:join|work|us|choose|you).{0,30}|about (?!you\b|(?:the|this) (?:role|job|position|opportunity|post|person|candidate))\S.*|who we are|our (?:values|company|story|culture|mission|client|vision|commitment|people).{0,30}|the (?:company|client|business|employer|organisation|practice)|company (?:description|overview|profile|information)|(?:how to )?apply.{0,25}|next steps|application process|the process|interview process|equal(?:ity)? .{0,60}|diversity.{0,60}|inclusion.{0,40}|disclaimer|privacy.{0,20}|contact.{0,20}|further (?:information|details)|important information|closing date|in return.{0,20}|we offer.{0,20}|you will (?:receive|get)|what[’']?s in it for you|training|safeguarding statement|recruitment process|disability confident|additional information|please note|note to agencies|recruitment agencies)$/iu,
  ],
  [
    'required',
    /^(?:(?!.*\b(?:of|in|with|as|using|to|for|a|an)\b).{0,30}\b(?:requirements?|essentials?|qualifications?|person specification|skills|experience|competenc(?:ies|es|e)|must[- ]haves?|criteria|attributes|expertise|knowledge|candidate|applicant)\b.{0,30}|(?:about|all about) you|who (?:you are|are you|we[’']?re looking for|are we looking for)|you(?: will| must|[’']ll)? (?:have|need|be|are|should have|bring).{0,20}|what (?:you|we|are we|will you|we[’']?re|you[’']ll).{0,20}(?:need|bring|look|looking for|have|require|want).{0,20}|your (?:profile|background|skills|experience).{0,20}|the (?:ideal|successful) (?:person|candidate|applicant).{0,20}|profile|the person|requirements|we(?: are|[’']re) looking for|looking for|you[’']?ll need|ideal candidate|to be (?:successful|considered).{0,30}|do you have.{0,20})$/iu,
  ],
  [
    'duties',
    /^(?:.{0,30}\b(?:responsibilit(?:y|ies)|duties|accountabilit(?:y|ies)|tasks|deliverables|objectives)\b.{0,20}|the (?:role|job|position|opportunity|day to day)|(?:job|role|position) (?:description|purpose|summary|overview|profile|details|advert|specification)|about the (?:role|job|position|team|opportunity)|what (?:you|will you|you[’']ll|the role|the job).{0,12}(?:do|be doing|involve|involves|entail).{0,12}|your (?:role|day|mission|responsibilities|duties)|main (?:purpose|activities)|purpose.{0,20}|in this role|you will|day[- ]to[- ]day|overview|role|summary|(?:the )?role involves|key activities|duties include|responsibilities include)$/iu,
  ],
]

const mustHave =
  /\b(?:must|essential|require[sd]?|requirement|necessary|minimum|at least|mandatory|need(?:s|ed)? to|(?:will|should|you[’']ll|ideally) (?:need|have|possess|hold|be)|looking for|seeking|proven|demonstrable|demonstrate[ds]?|experience (?:of|in|with|working|as)|experienced|previous|knowledge of|understanding of|proficien(?:t|cy)|skilled in|qualified|qualification|hold a|strong|excellent|solid|background in|familiar(?:ity)?|ability to|able to|expertise|competent|hands[- ]on|track record|good)\b/iu
const wouldLike =
  /\b(?:desirable|desired|advantage(?:ous)?|prefer(?:red|ably|able|ence)?|nice to have|beneficial|bonus|ideally|a plus|would be (?:great|good|useful|helpful|ideal)|useful|welcome[d]?|not essential|favou?rabl[ey])\b/iu
const notAsked =
  /\b(?:no (?:\p{L}+ ){0,4}(?:experience|qualifications?|licen[cs]e|skills?)(?: is| are)? (?:needed|required|necessary|essential)|not (?:required|necessary|needed|a requirement|require)|without (?:any )?(?:experience|qualifications)|isn[’']t (?:required|necessary|needed)|(?:full )?training (?:is |will be |can be )?(?:provided|given|offered)|rather than|we (?:do not|don[’']t) (?:need|require))\b/iu
const offered =
  /\b(?:we (?:offer|provide|will (?:provide|offer|give|pay|support|train|help|fund))|(?:you|staff|employees)(?: will|[’']ll| can)? (?:receive|enjoy|benefit from|get access|be entitled|be offered|be enrolled|be rewarded|earn)|benefits include|in return|free (?:parking|gym|uniform|training|meals|dbs|\p{L}+)|discounts?|cycle to work|annual leave|pension|childcare vouchers|life assurance|holiday|bonus scheme|salary|opportunit(?:y|ies) to (?:gain|train|study|achieve|work towards|progress|learn)|work(?:ing)? towards (?:an? )?(?:nvq|qualification|diploma)|funded|employee assistance|company car|health ?care cash|private (?:medical|health)|we are an equal|equal opportunit(?:y|ies) employer|recruitment agency|employment (?:agency|business)|apply (?:now|online|today|by)|send (?:your|us|a) cv|click|e-?mail|contact us|please (?:note|call|contact|apply|send)|regardless of|without regard|protected (?:characteristic|veteran)|disability confident|data protection policy|privacy policy|reasonable adjustments|applications from)\b/iu
const addressed =
  /\b(?:you (?:must|will (?:need|have|be|work|lead|support|manage|deliver)|should|are)|you[’']ll (?:need|have|be)|must have|essential|responsible for|experience (?:of|in|with|working)|knowledge of|ability to|proficien(?:t|cy) in)\b/iu
const aboutThem =
  /^\W*(?:(?:we|our client|our company|the company|the client|my client|the organisation|the trust|the council|the school|established|founded|join) (?:is|are|was|were|has|have|[’']re|offer|provide|specialise|work|in|a|our|us)|(?:founded|established|based) in|with (?:over|more than) \d+ years|as (?:one of|a leading|the leading|part of))\b/iu

/** Said by who tells of themselves, it is a wish all the same. */
const asked = /\b(?:looking for|seeking|recruiting|requir(?:e|ing)|need|you|your)\b/iu

/** The sentences of an ad that may ask for something: what is offered, and what the employer tells of itself, are left out. */
export function adSentences(vocabulary: Vocabulary, text: string): AdSentence[] {
  const units = unitsOf(text, vocabulary.read(text))
  const sentences: AdSentence[] = []
  let mode: Mode = 'open'
  for (const words of units) {
    const start = words[0]!.start
    const sentence = sentenceOf(text, words)
    // What names a skill asks for it: 'Essential skills' is a heading, 'Excellent communication skills' is none.
    const heading = words.length <= 8 && vocabulary.skillsIn(words).length === 0 ? headingOf(sentence) : null
    if (heading !== null) {
      mode = heading
      continue
    }
    const importance = importanceOf(sentence, mode)
    if (importance !== null) sentences.push({ text: sentence, start, words, importance })
  }
  return sentences
}

/** Words that begin a sentence or a heading rather than stand within one. */
const beginning =
  /(?<=[\p{Ll}\d)] )(?:This|The|We|You|Your|Our|It|If|In|As|To|For|Due|Any|Please|Must|Key|Main|Essential|Desirable|Experience|Experienced|Excellent|Strong|Good|Proven|Ability|Able|Knowledge|Understanding|Familiarity|Relevant|Responsible|Requirements?|Responsibilities|Benefits|Skills|Qualifications|Duties|About|What|Working|Degree|Educated|Previous|Demonstrable|Confident|Minimum|Full|Candidates?|Applicants?)\b/gu
/** A board that lost all line ends and stops leaves an ad as one sentence. */
const longestSentence = 22

function unitsOf(text: string, words: readonly Word[]): Word[][] {
  const units: Word[][] = []
  for (const word of words) {
    const last = units.at(-1)
    if (last !== undefined && last[0]!.unit === word.unit) last.push(word)
    else units.push([word])
  }
  return units.flatMap((unit) => (unit.length <= longestSentence ? [unit] : parted(text, unit)))
}

function parted(text: string, words: readonly Word[]): Word[][] {
  const start = words[0]!.start
  const cuts = [...text.slice(start, words.at(-1)!.end).matchAll(beginning)].map(({ index }) => start + index)
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (cuts[0] !== undefined && word.start >= cuts[0]) {
      while (cuts[0] !== undefined && word.start >= cuts[0]) cuts.shift()
      parts.push([])
    }
    parts.at(-1)!.push(word)
  }
  return parts.filter((part) => part.length > 0)
}

/** No sentence is longer; what is, says nothing more. */
const longestText = 1_500

function sentenceOf(text: string, words: readonly Word[]): string {
  const start = lineStart(text, words[0]!.start)
  return text
    .slice(start, Math.min(words.at(-1)!.end, start + longestText))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The words that only hold a sentence together are no words to us, but belong to it: 'A degree in …'. */
function lineStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 20), at)
  const cut = Math.max(
    before.lastIndexOf('\n'),
    before.lastIndexOf('. '),
    before.lastIndexOf(': '),
    before.lastIndexOf('• '),
  )
  return cut < 0 ? (at > 20 ? at : 0) : at - before.length + cut + 1
}

function headingOf(text: string): Mode | null {
  const plain = text.replace(/^[\W_]+|(?<![\W_])[\W_]+$/gu, '')
  return headings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

function importanceOf(sentence: string, mode: Mode): MatchImportance | null {
  // A heading below that we do not know may have ended what is skipped.
  if (mode === 'skip' && !addressed.test(sentence)) return null
  if (notAsked.test(sentence) || offered.test(sentence)) return null
  if (wouldLike.test(sentence)) return 'wished'
  if (mode === 'wished') return 'wished'
  // 'We are a leading bank' is told in any part of an ad.
  if (aboutThem.test(sentence) && !asked.test(sentence)) return null
  if (mode === 'required') return 'required'
  if (mode === 'duties') return /\b(?:must|essential|require[sd]|minimum)\b/iu.test(sentence) ? 'required' : 'named'
  return mustHave.test(sentence) ? 'required' : 'named'
}
