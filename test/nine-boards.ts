import type { AnswerValue, FormAnswer, FormQuestion } from '../contract/applications/applications.ts'
import type { Given } from '../sandbox/applying/arrivals.ts'
import { questionsFromPool } from '../sandbox/generate/draw-questions.ts'
import { pool } from '../sandbox/generate/pool/index.ts'
import type { Fact, PoolQuestion } from '../sandbox/generate/pool/question.ts'
import { randomOf } from '../sandbox/generate/random.ts'
import { answerForm } from '../server/applications/answers/answer-form.ts'
import { askedQuestion } from '../server/applying/form/asked.ts'
import type { PersonWhoApplies } from './people-who-apply.ts'

const all: readonly PoolQuestion[] = Object.values(pool).flat()

const types = { box: 'consent', tel: 'phone' } as const

/** As a form would ask it that says all of it. */
export function asAsked({ kind, label, section = '', help = '', choices = [], optional }: PoolQuestion) {
  const type = kind === 'box' || kind === 'tel' ? types[kind] : kind
  const options = kind === 'yes-no' ? ['Yes', 'No'] : [...choices]
  return askedQuestion({ label, section, hint: help, type, options, isRequired: optional !== true })
}

/** What a form asks that goes without a word of the person: only what they have said of themselves, in words that are understood. */
export function answerable({ facts, known: data }: PersonWhoApplies, seed: number): PoolQuestion[] {
  const isOfBoard = ({ label }: PoolQuestion): boolean => ofBoards.some(([words]) => words.test(label))
  const known = all.filter(
    (question) =>
      question.answeredBy in facts && !isOfBoard(question) && answerForm(asAsked(question), data).value !== null,
  )
  return randomOf(seed, 'answerable').some(known, 3)
}

/** What another form asks, drawn from all of the pool. */
export function drawn(seed: number): PoolQuestion[] {
  return questionsFromPool(randomOf(seed, 'drawn'))
}

/** Questions that the form cannot do without, and that nobody but the person can answer. */
export function forThePerson(asked: readonly PoolQuestion[], { facts }: PersonWhoApplies): PoolQuestion[] {
  return asked.filter(({ answeredBy, optional }) => !optional && answeredBy !== 'leave' && !(answeredBy in facts))
}

/** What the boards ask of everybody, by the words that they use. */
const ofBoards: readonly [RegExp, Fact][] = [
  [/^first name$/iu, 'first-name'],
  [/^last name$/iu, 'last-name'],
  [/^name$/iu, 'full-name'],
  [/^email(?: address)?$/iu, 'email'],
  [/^(?:mobile )?phone(?: number)?$/iu, 'phone'],
  [/^postcode$/iu, 'postcode'],
]

type Arrived = { label: string; section?: string; value: Given }

/**
 * What is wrong with an answer that arrived: it is neither the person's own word for this form nor what is true of them; '' where
 * nothing is.
 */
export function faultOf(
  one: Arrived,
  {
    person,
    asked,
    said,
    email,
  }: { person: PersonWhoApplies; asked: readonly PoolQuestion[]; said: Said; email: string },
): string {
  const { label, section, value } = one
  const words = `${section ?? ''} / ${label}: ${JSON.stringify(value)}`
  if (value === false || typeof value === 'object') return ''
  if (said.has(wordsOf(value))) return ''
  const question = [...asked, ...asked.flatMap(({ follow }) => follow?.question ?? [])].find(
    (question) => question.label === label && question.section === section,
  )
  const fact = question?.answeredBy ?? ofBoards.find(([words]) => words.test(label))?.[1]
  if (fact === undefined) return ''
  if (fact === 'ask' || fact === 'agree' || fact === 'leave') return `answered for the person: ${words}`
  const right = fact === 'email' ? [...(person.facts.email ?? []), email] : (person.facts[fact] ?? [])
  return right.some((text) => isSame(text, wordsOf(value), fact)) ? '' : `not true of ${person.id}: ${words}`
}

function isSame(right: string, given: string, fact: Fact): boolean {
  if (fact === 'phone') return digits(given).endsWith(digits(right).slice(-9))
  return plain(right) === plain(given)
}

function digits(text: string): string {
  return text.replaceAll(/\D/gu, '')
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function wordsOf(value: Exclude<Given, { file: string }>): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Every answer that the person themselves gave for a form. */
export type Said = Set<string>

/** The person's own word, where it is asked for: any that the form takes. Null: they have none at hand. */
export function ownWord({ question, isYes }: { question: FormQuestion; isYes: boolean }): FormAnswer {
  const value = wordFor(question, isYes)
  return { question, value, origin: value === null ? null : { from: 'you', text: 'you answered this' } }
}

function wordFor({ type, options, label, min, max }: FormQuestion, isYes: boolean): AnswerValue | null {
  switch (type) {
    case 'yes-no':
      return options.find((option) => /^yes$/iu.test(option) === isYes) ?? (isYes ? 'Yes' : 'No')
    case 'choice':
      return options.at(-1) ?? null
    case 'choices':
      return options.slice(0, 1)
    case 'number':
      return String(Math.min(Math.max(3, min ?? 3), max ?? 3))
    case 'date':
      return '2027-03-09'
    case 'email':
      return 'somebody-else@example.test'
    case 'phone':
      return '07700 900998'
    case 'consent':
      return true
    case 'file':
      return null
    case 'suggestion':
      return options[0] ?? null
    case 'text':
    case 'long-text':
      return `What I say to “${label.slice(0, 20)}”`.slice(0, max ?? 100)
  }
}

/** As it stands in the list of what was said. */
export function asSaid(value: AnswerValue | null): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
