import { asides, closingWords, offerings, openings } from './ad-phrases.ts'
import { fieldWords, nameOf, toolNames, zipf } from './bulk-words.ts'
import type { Agency } from './agencies.ts'
import type { Employer } from './employers.ts'
import type { Field, Line } from './field.ts'
import type { Random } from './random.ts'
import type { Town } from './towns.ts'

/** What an ad is about, as far as its text tells it. */
type Subject = {
  field: Field
  line: Line
  title: string
  employer: Employer
  agency: Agency | null
  town: Town
  payText: string | null
  terms: string
  ref: string
}

/** Prepared once, so that a row costs some fifty small choices and no search for brackets. */
export type TextMaker = (subject: Subject, random: Random) => string

/** A sentence in all its readings. */
type Readings = readonly string[]
/** A sentence cut at its blanks: 'Ask for ', {name}, '.' */
type Part = { text: string } | { blank: Blank }
type Blank = 'employer' | 'agency' | 'about' | 'town' | 'title' | 'a title' | 'ref' | 'days' | 'word' | 'tool' | 'name'

export function textMaker(fields: readonly Field[]): TextMaker {
  const tool = toolNames(fields)
  const surname = zipf(60_000, (rank) => nameOf(rank + 7_000))
  const words = new Map(fields.map((field) => [field, fieldWords(field)]))
  const duties = prepared(fields, ({ duties }) => duties)
  const wants = prepared(fields, ({ wants }) => wants)

  return (subject, random) => {
    const { line, employer, agency, town, title } = subject
    const word = words.get(subject.field)!
    const filled = (parts: readonly Part[]): string => {
      let text = ''
      for (const part of parts) text += 'text' in part ? part.text : fill(part.blank)
      return text
    }
    const fill = (blank: Blank): string => {
      switch (blank) {
        case 'employer':
          return employer.name
        case 'agency':
          return agency?.name ?? employer.name
        case 'about':
          return agency?.about ?? employer.about
        case 'town':
          return town.name
        case 'title':
          return title
        case 'a title':
          return `${/^[aeio]/iu.test(title) ? 'an' : 'a'} ${title}`
        case 'ref':
          return subject.ref
        case 'days':
          return String(random.whole(3, 28))
        case 'word':
          return word(random)
        case 'tool':
          return tool(random)
        case 'name':
          return `${random.pick(firstNames)} ${surname(random)}`
      }
    }
    const listed = (from: readonly Readings[], count: number, tails: readonly (readonly Part[])[]): string => {
      let text = ''
      for (const readings of random.some(from, count)) {
        text += `\n• ${random.pick(readings)}${random.chance(0.45) ? filled(random.pick(tails)) : ''}`
      }
      return text
    }

    let text = filled(random.pick(agency === null ? opening.employer : opening.agency))
    text += agency === null ? ` ${employer.name} ${employer.about}.` : ` Our client ${employer.about}.`
    text += `\n\n${subject.terms}`
    if (subject.payText !== null) text += ` Salary: ${subject.payText}.`
    text += `\n\n${random.pick(dutyHeads)}${listed(duties.get(line)!, random.whole(6, 10), dutyTails)}`
    text += `\n\n${random.pick(wantHeads)}${listed(wants.get(line)!, random.whole(3, 6), wantTails)}`
    for (const remark of random.some(remarks, random.whole(3, 8))) text += `\n\n${filled(remark)}`
    for (const aside of random.some(more, random.whole(1, 3))) text += `\n\n${filled(random.pick(aside))}`
    text += `\n\nWhat we offer:${listed(offers[town.country], random.whole(2, 6), [[]])}`
    return `${text}\n\n${filled(random.pick(agency === null ? closing.employer : closing.agency))}`
  }
}

const firstNames =
  'Aisha Ben Ciara Dev Ellen Farah Gareth Hana Iain Jo Kofi Lena Mairi Niall Olga Priya Ruth Sam Tess Zoe'.split(' ')
const dutyHeads = ['What you will do:', 'The role:', 'Duties:', 'Key responsibilities:', 'Day to day:']
const wantHeads = ['About you:', 'Requirements:', 'What we look for:', 'You will have:', 'Person specification:']

const dutyTails = [
  ', using {tool}',
  ' with {tool} and {tool}',
  ' for {name}’s team',
  ', mostly {word} and {word}',
  ', together with colleagues in {word}',
  ' at the {tool} site',
  ', with care for {word} and {word}',
].map(cut)
const wantTails = [
  ', and some {tool}',
  ', ideally in {word}',
  ' (or {tool})',
  ', {word} above all',
  ' and an interest in {word}',
].map(cut)

/** What sets one ad apart from the next: products, people, projects. */
const remarks = [
  'You will be the person to ask about {word}, {word} and {tool}, and you will know where to look when you are not.',
  'We are moving from {tool} to {tool} this year, so some {word} and a good deal of {word} lie ahead.',
  'For an informal chat about the post, ask for {name} and quote {ref}. {name} can tell you more about {word}.',
  'The {tool} project brings {word} to {town}. Your part in it is {word}, from first idea to the last {word}.',
  'Experience of {tool}, {tool} or {tool} would help you to settle in quickly, but {word} and {word} can be learnt here.',
  'Last year the team was praised for its {word} by {name}, and this year we want to do the same for {word}.',
  'Our {word} group meets each month in {town}; {name} runs it, and newcomers bring the best questions about {word}.',
  'Nobody knows all of it: {word}, {word}, {tool}, {word}. If you know two of them we should talk.',
  '{name} writes: I came for the {word} and stayed for the people. We laugh a lot, above all about {word} and {tool}.',
  'The post covers {word} as well as {word}. There is an allowance for {tool}, and training by {name}.',
].map(cut)

const opening = { employer: cutAll(openings.employer), agency: cutAll(openings.agency) }
const closing = { employer: cutAll(closingWords.employer), agency: cutAll(closingWords.agency) }
const more = asides.map((aside) => readingsOf(aside).map(cut))
const offers = { GB: offerings.GB.map(readingsOf), IE: offerings.IE.map(readingsOf) }

function prepared(fields: readonly Field[], of: (line: Line) => readonly string[]): Map<Line, Readings[]> {
  return new Map(fields.flatMap(({ lines }) => lines.map((line) => [line, of(line).map(readingsOf)])))
}

/** All that a sentence with choices can read. */
function readingsOf(sentence: string): string[] {
  const [, before = '', choices = '', after = ''] = /^([^[]*)\[([^\]]*)\](.*)$/su.exec(sentence) ?? []
  if (choices === '') return [sentence]
  const rest = readingsOf(after)
  return choices.split('|').flatMap((choice) => rest.map((tail) => before + choice + tail))
}

function cutAll(sentences: readonly string[]): Part[][] {
  return sentences.flatMap(readingsOf).map(cut)
}

function cut(sentence: string): Part[] {
  return sentence
    .split(/(\{[a-z ]+\})/u)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? { blank: piece.slice(1, -1) as Blank } : { text: piece }))
}
