import type { ContractType, Workplace } from '../jobs/jobs.ts'
import { industries, type Industry } from '../jobs/industries.ts'
import type { AdContent, QuestionText } from './content.ts'
import type { AdType } from './costs.ts'
import { educationNames, type EducationLevel } from './education.ts'
import { adLimits } from './limits.ts'
import * as texts from './texts.ts'

/** Pay as an ad gives it: whole pennies or cents per period; null for an end that is not given. */
type AdPay = { per: 'year' | 'day' | 'hour'; min: number | null; max: number | null }

type AdQuestion = {
  uuid: string
  kind: QuestionText['kind']
  question: string
  why: string
  least: number | null
  most: number | null
  options: string[]
  recording: string | null
}

/** An ad that is whole: what search, pages and candidates see of it. */
export type Ad = {
  type: AdType
  /** Null for a text ad, which has no recording. */
  recording: string | null
  recordingTitle: string
  jobTitle: string
  jobLocation: string
  workplace: Workplace
  daysOnSite: number | null
  travel: boolean
  contractType: ContractType
  fullTime: boolean
  partTime: boolean
  hoursPerWeek: number | null
  industry: Industry | null
  /** Null if not disclosed. */
  pay: AdPay | null
  payException: AdContent['payException']
  benefits: string[]
  questions: AdQuestion[]
  education: EducationLevel | null
  experience: number | null
  jobDescription: string
  closesOn: string | null
  answersBy: string | null
  startsOn: string | null
  sponsorship: 'yes' | 'no' | null
  reference: string | null
  wordsReason: string | null
}

export type AdReading = { ad: Ad | null; problems: Record<string, string> }

/**
 * What an ad that was typed says, and by field what is missing or wrong with it. Pure. Whether its place is known and what the law says of
 * its words is not asked here.
 * @param today In London, as 'yyyy-mm-dd'.
 */
export function readAd(content: AdContent, today: string): AdReading {
  const problems: Record<string, string> = {}
  const wrong = (field: string, message: string): null => {
    problems[field] ??= message
    return null
  }

  const isSpoken = content.type !== 'text'
  const recordingTitle = isSpoken ? content.recordingTitle.trim() : ''
  if (isSpoken && content.recording === '') wrong('recording', texts.recordingMissing[content.type])
  if (isSpoken && recordingTitle === '') wrong('recordingTitle', texts.recordingTitleMissing)
  const jobTitle = content.jobTitle.trim()
  if (jobTitle === '') wrong('jobTitle', texts.titleMissing)
  const jobLocation = content.jobLocation.trim()
  const workplace = content.workplace === '' ? 'on-site' : content.workplace
  if (jobLocation === '' && workplace !== 'remote') wrong('jobLocation', texts.placeMissing)
  if (content.contractType === '') wrong('contractType', texts.contractMissing)
  if (content.duration === '') wrong('duration', texts.hoursMissing)
  const hoursPerWeek = figure(content.hoursPerWeek, { least: 1, most: 60 })
  if (hoursPerWeek === undefined) wrong('hoursPerWeek', texts.hoursOutside)
  const daysOnSite = workplace === 'hybrid' ? figure(content.daysOnSite, { least: 0.5, most: 5 }) : null
  if (daysOnSite === undefined) wrong('daysOnSite', texts.daysOutside)
  const industry = industries.find((name) => name.toLowerCase() === content.industry.trim().toLowerCase()) ?? null
  if (industry === null && content.industry.trim() !== '') wrong('industry', texts.industryUnknown)
  if (!hasWords(content.jobDescription)) wrong('jobDescription', texts.descriptionMissing)

  const education = content.needsEducation
    ? (educationNames.find((level) => level === content.education) ?? wrong('education', texts.educationMissing))
    : null
  const experience = content.needsExperience
    ? (figure(content.experience, { least: adLimits.leastExperience, most: adLimits.mostExperience, isWhole: true }) ??
      wrong('experience', texts.experienceOutside))
    : null

  const closesOn = day(content.closesOn)
  if (closesOn === undefined) wrong('closesOn', texts.dayUnreadable)
  else if (closesOn !== null && closesOn < today) wrong('closesOn', texts.dayGone)
  const answersBy = day(content.answersBy)
  if (answersBy === undefined) wrong('answersBy', texts.dayUnreadable)
  else if (answersBy !== null && answersBy < (closesOn ?? today)) wrong('answersBy', texts.answerBeforeClosing)
  const startsOn = day(content.startsOn)
  if (startsOn === undefined) wrong('startsOn', texts.dayUnreadable)

  content.benefits.forEach((benefit, i) => {
    if (benefit.trim() === '') wrong(`benefit-${i}`, texts.benefitEmpty)
  })
  const questions = content.questions.map((question, i) => readQuestion(question, i, wrong))
  const pay = readPay(content, wrong)

  if (Object.keys(problems).length > 0 || content.contractType === '') return { ad: null, problems }
  return {
    ad: {
      type: content.type,
      recording: isSpoken ? content.recording || null : null,
      recordingTitle,
      jobTitle,
      jobLocation,
      workplace,
      daysOnSite: daysOnSite ?? null,
      travel: content.travel,
      contractType: content.contractType,
      fullTime: content.duration.includes('F'),
      partTime: content.duration.includes('P'),
      hoursPerWeek: hoursPerWeek ?? null,
      industry,
      pay,
      payException: content.payException,
      benefits: content.benefits.map((benefit) => benefit.trim()),
      questions,
      education,
      experience,
      jobDescription: content.jobDescription,
      closesOn: closesOn ?? null,
      answersBy: answersBy ?? null,
      startsOn: startsOn ?? null,
      sponsorship: content.sponsorship === '' ? null : content.sponsorship,
      reference: content.reference.trim() || null,
      wordsReason: content.wordsReason.trim() || null,
    },
    problems,
  }
}

type Wrong = (field: string, message: string) => null

function readPay({ noSalary, payPer, payMin, payMax, contractType }: AdContent, wrong: Wrong): AdPay | null {
  if (noSalary) return null
  const min = pennies(payMin)
  const asked = pennies(payMax)
  if (min === undefined) return wrong('payMin', texts.payUnreadable)
  if (asked === undefined) return wrong('payMax', texts.payUnreadable)
  const isOpen = payPer === 'year' && asked !== null && asked > adLimits.noMaximumAbove * 100
  const max = isOpen ? null : asked
  if (min === null && max === null) {
    // Volunteers have no pay to give, and unpaid placements say so in their exception.
    return contractType === 'volunteer' || contractType === 'internship'
      ? { per: payPer, min: 0, max: 0 }
      : wrong('payMin', texts.payMissing)
  }
  if (min !== null && max !== null && min > max) return wrong('payMax', texts.payTurnedRound)
  return { per: payPer, min, max }
}

function readQuestion(typed: QuestionText, index: number, wrong: Wrong): AdQuestion {
  const at = `question-${index}`
  const question = typed.question.trim()
  if (question === '') wrong(at, texts.questionEmpty)
  const options = typed.options
    .split('\n')
    .map((option) => option.trim().slice(0, adLimits.line))
    .filter((option) => option !== '')
  if (typed.kind === 'choice' && new Set(options).size < 2) wrong(`${at}-options`, texts.tooFewOptions)
  if (typed.kind === 'choice' && options.length > adLimits.options)
    wrong(`${at}-options`, texts.tooManyOptions(adLimits.options))
  const range = { least: -1_000_000_000, most: 1_000_000_000 }
  const least = typed.kind === 'number' ? figure(typed.least, range) : null
  const most = typed.kind === 'number' ? figure(typed.most, range) : null
  if (least === undefined) wrong(`${at}-least`, texts.figureUnreadable)
  if (most === undefined) wrong(`${at}-most`, texts.figureUnreadable)
  if (least != null && most != null && least > most) wrong(`${at}-most`, texts.rangeTurnedRound)
  return {
    uuid: typed.uuid,
    kind: typed.kind,
    question,
    why: typed.why.trim(),
    least: least ?? null,
    most: most ?? null,
    options: typed.kind === 'choice' ? [...new Set(options)] : [],
    recording: typed.recording || null,
  }
}

/** @returns null if nothing was typed, undefined for what is no such figure. */
function figure(
  typed: string,
  { least, most, isWhole = false }: { least: number; most: number; isWhole?: boolean },
): number | null | undefined {
  const trimmed = typed.trim()
  if (trimmed === '') return null
  if (!/^-?\d{1,10}(?:\.\d{1,4})?$/u.test(trimmed)) return undefined
  const value = Number(trimmed)
  if (value < least || value > most || (isWhole && !Number.isInteger(value))) return undefined
  return value
}

/** '£24,500', '12.71' in pennies; null if nothing was typed, undefined for what is no amount. */
export function pennies(typed: string): number | null | undefined {
  const plain = typed.replaceAll(/[\s,£€]/gu, '')
  if (plain === '') return null
  const found = /^(\d{1,7})(?:\.(\d{1,2}))?$/u.exec(plain)
  if (found === null) return undefined
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

/** 'yyyy-mm-dd'; null if nothing was typed, undefined for what is no day. */
function day(typed: string): string | null | undefined {
  if (typed === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(typed)) return undefined
  const read = new Date(`${typed}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== typed ? undefined : typed
}

function hasWords(html: string): boolean {
  return /\S/u.test(html.replaceAll(/<[^<>]*>|&nbsp;|\u00A0/gu, ''))
}
