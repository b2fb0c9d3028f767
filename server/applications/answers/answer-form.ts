import type {
  AnswerOrigin,
  AnswerValue,
  FormAnswer,
  FormQuestion,
} from '../../../contract/applications/applications.ts'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import type { Bank } from './answer-bank.ts'
import { answerProblem } from './check-answer.ts'

/** All that answers may come from. */
export type Known = {
  cv: Cv | null
  profile: { name: string; email: string | null; phone: string | null }
  bank: Bank
  /** What the person said for this very application, by the keys of the questions. */
  given: ReadonlyMap<string, FormAnswer>
  documents: { cv: { name: string } | null; letter: { name: string; text: string } | null }
}

type Found = { value: AnswerValue; origin: AnswerOrigin }

/**
 * What is known for a question of a form, with where it is from; nothing is guessed. The person's own word for this application comes
 * first; a sensitive question is answered by nothing else, unless they had an answer to it remembered. Boxes that are not needed
 * stay off. What would not be taken (out of range, not among the options) counts as not known.
 */
export function answerForm(question: FormQuestion, known: Known): FormAnswer {
  const found = findAnswer(question, known)
  if (found === null || answerProblem(question, found.value) !== null) {
    const off = question.kind === 'optional-consent'
    const origin: AnswerOrigin | null = off ? { from: 'rule', text: 'we leave boxes that are not needed off' } : null
    return { question, value: off ? false : null, origin }
  }
  return { question, ...found }
}

function findAnswer(question: FormQuestion, known: Known): Found | null {
  const own = known.given.get(question.key)
  if (own !== undefined && own.value !== null && own.origin?.from === 'you') {
    return { value: own.value, origin: own.origin }
  }
  const remembered = known.bank.get(question.key)
  const fromBank: Found | null =
    remembered === undefined
      ? null
      : {
          value: remembered.value,
          origin: { from: 'answer-bank', text: `you answered this for ${remembered.givenFor}` },
        }
  switch (question.kind) {
    case 'sensitive':
    case 'screening':
    case 'terms':
      return fromBank ?? (question.kind === 'screening' ? fromCv(question, known) : null)
    case 'optional-consent':
      return null
    case 'document':
      return documentFor(question, known)
    case 'about-you':
      return fromCv(question, known) ?? fromProfile(question, known) ?? fromBank
  }
}

function documentFor(question: FormQuestion, { documents, cv }: Known): Found | null {
  const isLetter = /\bletter\b|supporting statement|covering/iu.test(question.label)
  if (isLetter) {
    if (documents.letter === null) return null
    const value = question.type === 'file' ? { file: documents.letter.name } : documents.letter.text
    return { value, origin: { from: 'you', text: 'the letter that you chose' } }
  }
  if (question.type !== 'file' || documents.cv === null) return null
  return {
    value: { file: documents.cv.name },
    origin: { from: cv === null ? 'you' : 'cv', text: 'the CV that you chose' },
  }
}

/** What a label asks for, where in the CV it stands, and how it reads there. The first that fits counts. */
const rules: readonly { asks: RegExp; where: string; read: (cv: Cv) => string | boolean | null }[] = [
  {
    asks: /\b(?:first|given|fore)[ -]?names?\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.given_name,
  },
  {
    asks: /\b(?:last|family|sur)[ -]?names?\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.surname,
  },
  {
    asks: /^(?:your )?(?:full )?name\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => `${p.given_name} ${p.surname}`.trim(),
  },
  { asks: /^(?:title|salutation)$/iu, where: 'Personal details', read: ({ personal_data: p }) => p.salutation },
  { asks: /\be-?mail\b/iu, where: 'Personal details', read: ({ personal_data: p }) => p.email },
  {
    asks: /\b(?:tele)?phone\b|\bmobile\b|\bcontact number\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.phone,
  },
  { asks: /\bpost ?code\b|\bzip\b/iu, where: 'Personal details', read: ({ personal_data: p }) => p.postcode },
  {
    asks: /^(?:town|city|town or city|town\/city|location)\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => p.city,
  },
  { asks: /^country\b/iu, where: 'Personal details', read: ({ personal_data: p }) => p.country },
  {
    asks: /^(?:street|address(?: line 1)?)\b/iu,
    where: 'Personal details',
    read: ({ personal_data: p }) => `${p.address_number} ${p.street}`.trim(),
  },
  { asks: /^(?:headline|professional headline)\b/iu, where: 'Headline', read: ({ headline }) => headline },
  {
    asks: /\b(?:current|most recent|latest)\b.*\bjob title\b|^job title\b/iu,
    where: 'Work',
    read: ({ jobs }) => jobs[0]?.jobTitle ?? null,
  },
  {
    asks: /\b(?:current|most recent|latest)\b.*\b(?:employer|company)\b|^company(?: name)?$/iu,
    where: 'Work',
    read: ({ jobs }) => jobs[0]?.employer ?? null,
  },
  {
    asks: /\b(?:expected|desired)\b.*\bsalary\b|\bsalary expectations?\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => (career.expected_salary === null ? null : String(career.expected_salary)),
  },
  {
    asks: /\bright to work in the (?:uk|united kingdom)\b|\bwork permit\b|\b(?:eligible|authori[sz]ed|allowed) to work in the (?:uk|united kingdom)\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => career.work_permit_uk,
  },
  {
    asks: /\b(?:willing|happy|able) to relocate\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => career.relocate,
  },
  {
    asks: /\b(?:willing|happy|able) to travel\b/iu,
    where: 'What I am looking for',
    read: ({ career }) => career.travel,
  },
]

function fromCv(question: FormQuestion, { cv }: Known): Found | null {
  if (cv === null) return null
  // 'Name of your referee', 'emergency contact number': about somebody else.
  if (/\b(?:refer(?:ee|ence)|emergency|next of kin|manager)\b/iu.test(question.label)) return null
  // 'Do you need …?' is the other way round.
  if (/\b(?:need|require|without)\b/iu.test(question.label)) return null
  const rule = rules.find(({ asks }) => asks.test(question.label))
  const read = rule?.read(cv) ?? null
  if (rule === undefined || read === null || read === '') return null
  const value = typeof read === 'boolean' ? yesOrNo(question, read) : asOption(question, read)
  return value === null ? null : { value, origin: { from: 'cv', text: `from your CV: ${rule.where}` } }
}

function fromProfile(question: FormQuestion, { profile }: Known): Found | null {
  const { email, phone } = profile
  const value =
    question.type === 'email' || /\be-?mail\b/iu.test(question.label) ? email : question.type === 'phone' ? phone : null
  return value === null ? null : { value, origin: { from: 'profile', text: 'from your profile' } }
}

/** In the words of the form. */
function yesOrNo({ type, options }: FormQuestion, isYes: boolean): AnswerValue | null {
  const word = isYes ? /^yes\b/iu : /^no\b/iu
  if (type === 'yes-no' && options.length === 0) return isYes ? 'Yes' : 'No'
  const fitting = options.filter((option) => word.test(option))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function asOption({ options }: FormQuestion, text: string): string | null {
  if (options.length === 0) return text
  return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? null
}
