import { closingWords, headings, offerings, openings } from './ad-phrases.ts'
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
  const { line, employer, agency } = vacancy
  const voice = version.agency ? 'agency' : 'employer'
  const duties = shared.some(line.duties, shared.whole(5, 9)).map((duty) => read(duty, shared))
  const wants = shared.some(line.wants, shared.whole(3, 6)).map((want) => read(want, shared))
  const offers = shared.some(offerings[vacancy.town.country], shared.whole(2, 6)).map((offer) => read(offer, shared))
  const isLong = shared.chance(0.35)

  const blocks: Block[] = [paragraph(fill(read(own.pick(openings[voice]), shared), vacancy, version))]
  if (voice === 'employer') blocks.push(paragraph(`${employer.name} ${employer.about}.`))
  else if (agency) blocks.push(paragraph(`Our client ${employer.about}.`))
  blocks.push(paragraph([placeSentence(vacancy, shared), hoursSentence(vacancy, shared)].join(' ')))
  if (isLong) blocks.push(paragraph(dayInTheWork(duties, vacancy, shared)))
  blocks.push({ kind: 'heading', text: own.pick(headings.duties) }, { kind: 'list', items: duties })
  blocks.push({ kind: 'heading', text: own.pick(headings.wants) }, { kind: 'list', items: wants })
  blocks.push(paragraph(`${own.pick(headings.skills)} ${joined(vacancy.skills)}.`))
  const terms = [paySentence(version.payText, own), ir35Sentence(vacancy, shared)].filter((text) => text !== null)
  if (terms.length > 0) blocks.push(paragraph(terms.join(' ')))
  if (version.isCut) return blocks
  blocks.push({ kind: 'heading', text: own.pick(headings.offers) }, { kind: 'list', items: offers })
  blocks.push(paragraph(fill(read(own.pick(closingWords[voice]), own), vacancy, version)))
  return blocks
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

function dayInTheWork(duties: readonly string[], { title, town, line }: Vacancy, random: Random): string {
  const others = line.duties.filter((duty) => !duties.includes(duty)).map((duty) => lower(read(duty, random)))
  const more = others.length > 0 ? ` At times you will also ${random.pick(others)}.` : ''
  return `No two weeks are the same for a ${title} in ${town.name}. On an ordinary day you might ${lower(duties[0]!)}, and before you go home ${lower(duties.at(-1)!)}.${more} ${random.pick(team)}`
}

const team = [
  'The team is friendly and stable, and there is always somebody to ask.',
  'You will have a thorough induction and a named colleague for your first three months.',
  'We are growing, and this is a newly created post.',
  'The post has come up because our colleague is retiring after many happy years.',
]

function fill(text: string, vacancy: Vacancy, version: Version): string {
  const { employer, town, title, closesInDays } = vacancy
  return text
    .replaceAll('{employer}', employer.name)
    .replaceAll('{agency}', version.agency?.name ?? employer.name)
    .replaceAll('{about}', version.agency?.about ?? employer.about)
    .replaceAll('{town}', town.name)
    .replaceAll('{title}', title)
    .replaceAll('{a title}', `${/^[aeiou]/iu.test(title) ? 'an' : 'a'} ${title}`)
    .replaceAll('{ref}', `${title.replaceAll(/[^A-Z]/gu, '')}${vacancy.id + 1000}`)
    .replaceAll('{days}', String(Math.max(2, closesInDays)))
}

function lower(text: string): string {
  return /^[A-Z][a-z]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
