import { asides, closingWords, headings, offerings, openings } from './ad-phrases.ts'
import { hoursSentence, ir35Sentence, paySentence, placeSentence } from './ad-sentences.ts'
import { read } from './patterns.ts'
import { randomOf, type Random } from './random.ts'
import type { Vacancy } from './vacancies.ts'

/** What an ad's text is made of, before it is written as HTML or plain text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }

/** How one board's version of a vacancy is told. */
export type Version = {
  /** Chance of this version alone; what all versions share hangs on the vacancy. */
  key: number
  /** Null: the employer speaks. */
  agency: { name: string; about: string } | null
  payText: string | null
  /** Only the first part of the text is carried. */
  isCut: boolean
}

/** The text of an ad. Versions of one vacancy share its duties and demands, and differ around them. */
export function blocksOf(seed: number, vacancy: Vacancy, version: Version): Block[] {
  const shared = randomOf(seed, 'text', vacancy.id)
  const own = randomOf(seed, 'version', vacancy.id, version.key)
  const { line, employer, agency, town } = vacancy
  const voice = version.agency ? 'agency' : 'employer'
  // The last two duties of the draw are told in prose, where the ad is a long one.
  const drawn = shared.some(line.duties, shared.whole(6, 11)).map((duty) => read(duty, shared))
  const isLong = drawn.length > 7 && shared.chance(0.6)
  const duties = isLong ? drawn.slice(0, -2) : drawn
  const wants = shared.some(line.wants, shared.whole(3, 6)).map((want) => read(want, shared))
  const offers = shared.some(offerings[town.country], shared.whole(2, 7)).map((offer) => read(offer, shared))
  const told = shared.some(asides, isLong ? shared.whole(2, 5) : shared.whole(1, 2)).map((aside) => read(aside, shared))
  const filled = (text: string) => fill(text, vacancy, version)

  const blocks: Block[] = [paragraph(filled(read(own.pick(openings[voice]), shared)))]
  if (voice === 'employer') blocks.push(paragraph(`${employer.name} ${employer.about}.`))
  else if (agency) blocks.push(paragraph(`Our client ${employer.about}.`))
  blocks.push(paragraph(`${placeSentence(vacancy, shared)} ${hoursSentence(vacancy, shared)}`))
  if (isLong) blocks.push(paragraph(ordinaryDay(drawn.slice(-2), vacancy, shared)))
  blocks.push({ kind: 'heading', text: own.pick(headings.duties) }, { kind: 'list', items: duties })
  blocks.push({ kind: 'heading', text: own.pick(headings.wants) }, { kind: 'list', items: wants })
  blocks.push(paragraph(`${own.pick(headings.skills)} ${joined(vacancy.skills)}.`))
  const terms = [paySentence(version.payText, own), ir35Sentence(vacancy, shared)].filter((text) => text !== null)
  if (terms.length > 0) blocks.push(paragraph(terms.join(' ')))
  if (version.isCut) return blocks
  blocks.push(...told.map((aside) => paragraph(filled(aside))))
  blocks.push({ kind: 'heading', text: own.pick(headings.offers) }, { kind: 'list', items: offers })
  blocks.push(paragraph(filled(read(own.pick(closingWords[voice]), own))))
  return blocks
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

function ordinaryDay([first = '', second = '']: readonly string[], vacancy: Vacancy, random: Random): string {
  const name = callingOf(vacancy.title)
  return `No two weeks are the same for ${article(name)} ${name} in ${vacancy.town.name}. On an ordinary day you might ${lower(first)}, and before you go home ${lower(second)}. ${random.pick(team)}`
}

const team = [
  'The team is friendly and stable, and there is always somebody to ask.',
  'You will have a thorough induction and a named colleague for your first three months.',
  'We are growing, and this is a newly created post.',
  'The post has come up because our colleague is retiring after many happy years.',
]

function fill(text: string, vacancy: Vacancy, version: Version): string {
  const { employer, town, title, closesInDays, id } = vacancy
  const name = callingOf(title)
  return text
    .replaceAll('{employer}', employer.name)
    .replaceAll('{agency}', version.agency?.name ?? employer.name)
    .replaceAll('{about}', version.agency?.about ?? employer.about)
    .replaceAll('{town}', town.name)
    .replaceAll('{title}', name)
    .replaceAll('{a title}', `${article(name)} ${name}`)
    .replaceAll('{ref}', `${title.replaceAll(/[^A-Z]/gu, '')}${id + 1000}`)
    .replaceAll('{days}', String(closesInDays))
}

/** What one is called in a sentence: 'Staff Nurse' for 'Staff Nurse – Critical Care'. */
function callingOf(title: string): string {
  return title.split(/ [–(]/u)[0]!
}

function article(name: string): string {
  return /^(?:[aeio]|HR|HGV|LGV|MOT|NHS|RGN|SEN|SQL|FP)/iu.test(name) ? 'an' : 'a'
}

function lower(text: string): string {
  return /^[A-Z][a-z]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
