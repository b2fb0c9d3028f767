import { AdContent, emptyAd, questionId, type QuestionText } from '../../../contract/job-ads/content.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { textOf } from '../account/form-text.ts'
import { htmlOfText } from '../parts/rich-text/plain-text.ts'

/** Reads an ad from the posted form. Null if our own form could not have sent it, such as a text of a million characters. */
export function readAdForm(form: FormData): AdContent | null {
  const text = (name: string) => textOf(form, name)
  const isOn = (name: string) => form.has(name)
  const payPer = text('payPer')
  const isYearly = payPer === 'year' || payPer === ''
  const read = AdContent.safeParse({
    type: text('type') || 'text',
    recording: text('recording'),
    recordingTitle: text('recordingTitle'),
    jobTitle: text('jobTitle'),
    jobLocation: text('jobLocation'),
    workplace: text('workplace'),
    daysOnSite: text('daysOnSite'),
    travel: isOn('travel'),
    contractType: text('contractType'),
    duration: text('duration'),
    hoursPerWeek: text('hoursPerWeek'),
    industry: text('industry'),
    noSalary: isOn('noSalary'),
    payPer: payPer || 'year',
    payMin: isYearly ? text('jobSalaryMin') : text('payMin'),
    payMax: isYearly ? text('jobSalaryMax') : text('payMax'),
    payException: text('payException'),
    benefits: form.getAll('benefit').filter((one) => typeof one === 'string'),
    questions: form.getAll('question').flatMap((id) => (typeof id === 'string' ? [readQuestion(form, id)] : [])),
    needsEducation: isOn('needsEducation'),
    education: text('education'),
    needsExperience: isOn('needsExperience'),
    experience: text('experience'),
    jobDescription: form.has('plainDescription') ? htmlOfText(text('plainDescription')) : text('jobDescription'),
    closesOn: text('closesOn'),
    answersBy: text('answersBy'),
    startsOn: text('startsOn'),
    sponsorship: text('sponsorship'),
    reference: text('reference'),
    hasAuthority: isOn('hasAuthority'),
    wordsReason: text('wordsReason'),
    putAside: form.getAll('putAside').filter((one) => typeof one === 'string'),
  })
  return read.success ? read.data : null
}

function readQuestion(form: FormData, uuid: string): Partial<QuestionText> {
  const part = (name: string) => textOf(form, `${uuid}.${name}`)
  return {
    uuid,
    kind: (part('kind') || 'text') as QuestionText['kind'],
    question: part('question'),
    why: part('why'),
    least: part('least'),
    most: part('most'),
    options: part('options'),
    recording: part('recording'),
  }
}

/** A new question to fill in. */
function aQuestion(question: string): QuestionText {
  return { uuid: questionId(), kind: 'text', question, why: '', least: '', most: '', options: '', recording: '' }
}

export type Changed = { content: AdContent; problems: Readonly<Record<string, string>> }

/**
 * What a button of a list does to the ad: add, or remove, a benefit, a question or its recording. The page does it with scripts, the
 * server without.
 * @param intent 'add-benefit', 'remove-benefit:2', 'add-question', 'remove-question:0', 'record-question:ID:RECORDING', with no recording
 *   to take it off again; null for any other.
 */
export function changeList(
  content: AdContent,
  intent: string,
  typed: { benefit: string; question: string },
): Changed | null {
  const [verb, at = '', recording = ''] = intent.split(':')
  const without = <Item>(list: readonly Item[]) => list.filter((_, i) => String(i) !== at)
  switch (verb) {
    case 'add-benefit': {
      const benefit = typed.benefit.trim()
      if (benefit === '') return { content, problems: { newBenefit: texts.benefitEmpty } }
      return { content: { ...content, benefits: [...content.benefits, benefit] }, problems: {} }
    }
    case 'remove-benefit':
      return { content: { ...content, benefits: without(content.benefits) }, problems: {} }
    case 'add-question': {
      const question = typed.question.trim()
      if (question === '') return { content, problems: { newQuestion: texts.questionEmpty } }
      return { content: { ...content, questions: [...content.questions, aQuestion(question)] }, problems: {} }
    }
    case 'remove-question':
      return { content: { ...content, questions: without(content.questions) }, problems: {} }
    case 'record-question':
      return { content: { ...content, questions: spoken(content.questions, at, recording) }, problems: {} }
    default:
      return null
  }
}

function spoken(questions: readonly QuestionText[], at: string, recording: string): QuestionText[] {
  return questions.map((question) => (question.uuid === at ? { ...question, recording } : question))
}

/** Whether nothing was typed yet. */
export function isUntouched(content: AdContent): boolean {
  return JSON.stringify({ ...content, type: 'text' }) === JSON.stringify(emptyAd())
}
