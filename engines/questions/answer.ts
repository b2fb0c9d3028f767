import type { AnswerValue } from '../../contract/applications/applications.ts'
import { ageOn } from '../../contract/cvs/dates.ts'
import { livesIn } from './answers/countries.ts'
import { educationText, hasDegree } from './answers/education.ts'
import { isStillHeld, jobMeant, jobText, workedFor } from './answers/jobs.ts'
import { languagesText, languageText, motherTongue, speaks, speaksOther } from './answers/languages.ts'
import {
  holdsLicence,
  learnersOption,
  licenceAmong,
  licenceByKind,
  licenceCategory,
  licenceWords,
} from './answers/licences.ts'
import { linkText } from './answers/links.ts'
import { hasSkill } from './answers/skills.ts'
import { currencyText, payText } from './answers/money.ts'
import { startsAtOnce } from './answers/notice.ts'
import { single, yesNo } from './answers/options.ts'
import { byStatement, statementIn } from './answers/statements.ts'
import { permitAnswer, workCountries } from './answers/permit.ts'
import { addressText, dialCode, emailFor, nameText, phoneText, phoneType, type Text } from './answers/person.ts'
import { byWords, fromRemembered, yearsWith } from './answers/remembered.ts'
import type { Asked, AskedFor, Meaning } from './meaning.ts'
import type { Answer, Known, Question } from './question.ts'

/**
 * What a person's data says to a question, in the form that it is asked in.
 * @returns null where the data does not say it plainly: other units, currencies or countries, two options that fit, or nothing
 */
export function answer(meaning: Meaning, known: Known): Answer | null {
  if (meaning.only !== undefined && !isSo(meaning.only, meaning.form.country, known)) return null
  const found = fromData(meaning, known) ?? rememberedFor(meaning, known)
  return found === null || !fitsForm(found.value, meaning.form) ? null : found
}

/** Whether the data says yes to it. */
function isSo(asked: Asked, country: string | null, known: Known): boolean {
  const form = { type: 'yes-no', options: [], isRequired: false, maxLength: null, country }
  return answer({ asked, form }, known)?.value === 'Yes'
}

/** An earlier answer to a question of the same meaning, or in the very same words and form. */
function rememberedFor(question: Meaning, known: Known): Answer | null {
  const { asked } = question
  // Another employer, another job, or a country that nobody named: what was said then says nothing now.
  if (asked.asks === 'worked-for' || asked.asks === 'works-for') return null
  if ('country' in asked && asked.country === null) return null
  const found = fromRemembered(question, known)
  return found && { value: found.value, source: { from: 'remembered', answer: found.answer } }
}

/**
 * For a question that is not understood: what the person answered to the very same words, type and options, unless those are about one employer or
 * job.
 */
export function answerByWords(question: Question, known: Known): Answer | null {
  const found = byWords(question, known)
  return found && { value: found.value, source: { from: 'remembered', answer: found.answer } }
}

/** It has to be taken by the field: no longer than it has room for, a number where it takes numbers. */
function fitsForm(value: AnswerValue, { type, maxLength, options }: Meaning['form']): boolean {
  if (typeof value !== 'string') return type === 'consent' || type === 'file'
  if (options.length > 0 && !options.includes(value)) return false
  return (type !== 'number' || /^\d+(?:\.\d+)?$/u.test(value)) && (maxLength === null || value.length <= maxLength)
}

const personal = 'Personal details'

function fromData({ asked, form }: Meaning, known: Known): Answer | null {
  const { cv } = known
  const ofCv = (part: string, value: AnswerValue | null): Answer | null =>
    value === null ? null : { value, source: { from: 'cv', part } }
  const ofText = (text: Text): Answer | null =>
    text === null
      ? null
      : { value: text.text, source: text.from === 'cv' ? { from: 'cv', part: personal } : { from: 'profile' } }
  /** In the polarity of the question. */
  const say = (part: string, isYes: boolean | null, isTurned = false): Answer | null => {
    if (isYes === null) return null
    const isSo = isYes !== isTurned
    // A box is a statement: it is ticked where that is so.
    return ofCv(
      part,
      form.type === 'consent' ? isSo || null : (yesNo(isSo, form) ?? byStatement(isSo, asked, form.options)),
    )
  }

  switch (asked.asks) {
    case 'email':
      return ofText(emailFor(known))
    case 'phone':
      return ofText(phoneText(asked, form, known))
    case 'phone-type':
      return ofText(phoneType(form, known))
    case 'currency':
      return ofCv('What I am looking for', currencyText(form, known))
    case 'dial-code':
      return ofText(dialCode(asked, form, known))
    case 'age': {
      const dob = cv?.dob ?? ''
      const age = /^\d{4}-\d{2}-\d{2}$/u.test(dob) ? ageOn(dob, known.today) : null
      return say(
        personal,
        age === null ? null : asked.more ? age > asked.age : age >= asked.age,
        asked.negated !== undefined,
      )
    }
    case 'lives-in':
      return say(personal, livesIn(asked.country, cv), asked.negated !== undefined)
    case 'which-is-so':
      return whichIsSo(form, known)
    case 'name':
      return ofText(nameText(asked, form, known))
    case 'address':
      return ofText(addressText(asked, form, known))
    case 'job':
      if (asked.what === 'is-current' && form.type !== 'consent') return say('Work', isStillHeld(asked, known))
      return ofCv('Work', jobText(asked, form, known))
    case 'employed':
      return say(
        'Work',
        jobMeant({ asks: 'job', what: 'title', which: 'current' }, cv?.jobs ?? []) ? true : null,
        asked.negated !== undefined,
      )
    case 'worked-for':
    case 'works-for':
      return say('Work', workedFor(asked.employer, cv?.jobs ?? [], asked.asks === 'works-for'))
    case 'education':
      return ofCv('Education', educationText(asked, form, known))
    case 'has-degree':
      return say('Education', hasDegree(asked, known))
    case 'pay':
      return ofCv('What I am looking for', payText(asked, form, known))
    case 'may-work':
    case 'limited':
    case 'sponsor':
    case 'permit':
    case 'permit-status':
    case 'has-status':
    case 'visa-type':
    case 'visa-end':
      return aboutPermit({ asked, form }, known)
    case 'work-countries':
      return ofCv('What I am looking for', workCountries(form, known))
    case 'relocate': {
      const isWilling = cv?.career.relocate ?? null
      // Who would not move, would not move there either; who would, need not want to move there.
      // Who would not move may be able to.
      if (asked.unable !== undefined && isWilling !== true) return null
      return asked.place !== undefined && isWilling !== false
        ? null
        : say('What I am looking for', isWilling, asked.negated !== undefined)
    }
    case 'travel': {
      const isWilling = cv?.career.travel ?? null
      // Who would not move may be able to.
      if (asked.unable !== undefined && isWilling !== true) return null
      return asked.place !== undefined && isWilling !== false
        ? null
        : say('What I am looking for', isWilling, asked.negated !== undefined)
    }
    case 'licence':
      return (
        ofCv('Skills', learnersOption(asked, form.options, known)) ??
        say('Skills', holdsLicence(asked, known), asked.negated !== undefined) ??
        ofCv('Skills', licenceByKind(asked, form.options, known))
      )
    case 'licence-words':
      if (form.options.length > 0) return ofCv('Skills', licenceAmong(form.options, known))
      return ofCv('Skills', asked.category ? licenceCategory(known) : licenceWords(known))
    case 'skill-least': {
      const said = yearsWith(asked.skill, known)
      const value = said && yesNo(asked.more ? said.years > asked.least : said.years >= asked.least, form)
      return said && value !== null ? { value, source: { from: 'remembered', answer: said.answer } } : null
    }
    case 'experienced': {
      const said = yearsWith(asked.skill, known)
      if (said === null) return say('Skills', hasSkill(asked.skill, cv))
      const value = said.years > 0 ? yesNo(true, form) : null
      return value === null ? null : { value, source: { from: 'remembered', answer: said.answer } }
    }
    case 'language':
      return ofCv('Skills', languageText(asked, form, known))
    case 'speaks':
      return say('Skills', speaks(asked, known))
    case 'speaks-other':
      return say('Skills', speaksOther(asked.language, known))
    case 'at-once': {
      const said = rememberedFor({ asked: { asks: 'notice' }, form: { ...form, type: 'text', options: [] } }, known)
      const isAtOnce = typeof said?.value === 'string' ? startsAtOnce(said.value) : null
      const value = isAtOnce === null ? null : yesNo(isAtOnce, form)
      return said === null || value === null ? null : { value, source: said.source }
    }
    case 'languages':
      return ofCv('Skills', languagesText(asked, form, known))
    case 'mother-tongue':
      return ofCv('Skills', motherTongue(form, known))
    case 'link':
      return ofCv('Links', linkText(asked, known))
    case 'headline':
      return ofCv('Headline', cv === null || cv.headline === '' ? null : cv.headline)
    case 'document':
      return documentFor(asked, form, known)
    case 'pronouns':
    case 'pattern':
    case 'pay-now':
    case 'registration-number':
    case 'notice':
    case 'willing':
    case 'car':
    case 'skill-years':
    case 'certificate':
    case 'trained':
    case 'training':
      return null
  }
}

/** Of options that are statements, the one that is so, where each of the others is known not to be. */
function whichIsSo({ options, country }: Meaning['form'], known: Known): Answer | null {
  const each = options.map((option) => {
    const asked = statementIn(option, country)
    const form = { type: 'yes-no', options: [], isRequired: false, maxLength: null, country }
    const said = asked && answer({ asked, form }, known)
    return { option, said }
  })
  const so = single(each.filter(({ said }) => said?.value === 'Yes'))
  const isClear = each.every((one) => one === so || one.said?.value === 'No')
  return so?.said && isClear && each.length > 1 ? { value: so.option, source: so.said.source } : null
}

function aboutPermit({ asked, form }: Meaning, known: Known): Answer | null {
  const found = permitAnswer(asked, form, known)
  if (found === null) return null
  const { by, right } = found
  const value = form.type === 'consent' ? found.value === 'Yes' : found.value
  if (value === false) return null
  const answer =
    by === 'cv'
      ? undefined
      : (right.by[by] ?? right.by.status ?? right.by.sponsor ?? right.by.permit ?? right.by.visa ?? right.by.until)
  return {
    value,
    source: answer === undefined ? { from: 'cv', part: 'What I am looking for' } : { from: 'remembered', answer },
  }
}

function documentFor(
  { document, files }: AskedFor<'document'>,
  { type, options }: Meaning['form'],
  { documents }: Known,
): Answer | null {
  const chosen = documents[document]
  if (chosen === null) return null
  const ending = chosen.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (type === 'file' && files !== undefined && !files.split(' ').includes(ending)) return null
  const source = { from: 'document', document } as const
  if (type === 'file') return { value: { file: chosen.name }, source }
  if (type === 'long-text')
    return document === 'letter' && documents.letter ? { value: documents.letter.text, source } : null
  return options.includes(chosen.name) ? { value: chosen.name, source } : null
}
