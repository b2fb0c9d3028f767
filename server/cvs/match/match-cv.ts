import { describeMatch, type CvMatch, type CvPlace } from '../../../contract/cv-match.ts'
import { monthOfDay, monthsIn } from './periods.ts'
import { strength, type CvFacts, type Evidence, type HeldTitle } from './read-cv.ts'
import type { Requirement } from './requirements.ts'
import { titleLikeness } from './titles.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How one requirement is met: credit is what it adds of its weight, from 0 to 1. */
type Answer = { credit: number; where: CvPlace | null; why: string | null; isCovered: boolean }

/** Of the whole: having done the job. The rest is what else the ad asks for. */
const jobShare = 0.33
const missing: Answer = { credit: 0, where: null, why: null, isCovered: false }

/**
 * Compares what an ad asks for with what a CV says. Pure: the same two give the same answer on the same day, and whoever adds to their
 * CV what is missing never falls.
 * @param today for what is still going on; only its month counts.
 */
export function matchCv(
  vocabulary: Vocabulary,
  requirements: readonly Requirement[],
  cv: CvFacts,
  today: Date,
): CvMatch {
  const month = monthOfDay(today)
  const answered = requirements.map((requirement) => ({
    requirement,
    answer: answerTo(vocabulary, requirement, requirements, cv, month),
  }))
  const others = answered.filter(({ requirement }) => requirement.of !== 'title')
  const whole = others.reduce((sum, { requirement }) => sum + requirement.weight, 0)
  const met = others.reduce((sum, { requirement, answer }) => sum + requirement.weight * answer.credit, 0)
  const job = answered.find(({ requirement }) => requirement.of === 'title')?.answer.credit ?? 0
  const share = whole === 0 ? job : jobShare * job + (1 - jobShare) * (met / whole)
  const percent = Math.round(100 * Math.min(1, share))

  const result: CvMatch = {
    percent,
    ...describeMatch(percent),
    covered: answered.filter(({ answer }) => answer.isCovered).length,
    asked: answered.length,
    found: [],
    weak: [],
    missing: [],
    reasons: [],
  }
  for (const { requirement, answer } of answered) {
    const { what, kind, importance, sentence } = requirement
    const asked = { what, kind, importance, sentence: sentence.slice(0, 400) }
    if (answer.credit === 0) result.missing.push(asked)
    else if (answer.why === null && answer.where !== null) result.found.push({ ...asked, where: answer.where })
    else result.weak.push({ ...asked, why: answer.why ?? '', where: answer.where, isCovered: answer.isCovered })
  }
  result.reasons = reasonsOf(result, job, whole)
  return result
}

function answerTo(
  vocabulary: Vocabulary,
  requirement: Requirement,
  all: readonly Requirement[],
  cv: CvFacts,
  month: number,
): Answer {
  switch (requirement.of) {
    case 'title':
      return answerToTitle(vocabulary, requirement.title, cv, month)
    case 'skill':
      return answerToSkill(vocabulary, requirement.skill.id, cv)
    case 'qualification':
      return answerToQualification(requirement, cv)
    case 'years':
      return answerToYears(vocabulary, requirement.years, all, cv, month)
    case 'language':
      return answerToLanguage(requirement.language, cv)
    case 'right-to-work': {
      if (cv.rightToWork === null) return missing
      const { kind, evidence } = cv.rightToWork
      if (kind === 'has') return found(evidence)
      return { credit: 0.2, where: evidence.where, why: 'Your CV says that you need sponsorship', isCovered: false }
    }
  }
}

function found({ where }: Evidence, credit = 1): Answer {
  return { credit, where, why: null, isCovered: true }
}

/** Having done the job, by the title that is nearest; what lies long back counts less. */
function answerToTitle(vocabulary: Vocabulary, wanted: HeldTitle['title'], cv: CvFacts, month: number): Answer {
  let best = missing
  for (const { title, evidence } of cv.titles) {
    const { likeness, by } = titleLikeness(vocabulary, title, wanted)
    const since = evidence.period === null ? 0 : (month - (evidence.period.to ?? month)) / 12
    const recency = evidence.kind === 'work' ? (since <= 5 ? 1 : since <= 10 ? 0.85 : 0.65) : 0.9
    const credit = likeness * recency
    if (credit <= best.credit) continue
    const why =
      by !== 'occupation'
        ? `A job near it, not the same: ${title.text}`
        : evidence.kind !== 'work'
          ? 'Your CV names it, but no job with that title'
          : since > 10
            ? 'Your CV says so, but it lies more than ten years back'
            : null
    best = { credit, where: evidence.where, why, isCovered: by === 'occupation' }
  }
  return best.credit < 0.05 ? missing : best
}

function answerToSkill(vocabulary: Vocabulary, wanted: string, cv: CvFacts): Answer {
  const named = cv.skills.get(wanted)?.[0]
  if (named !== undefined) {
    if (strength(named) > 2) return found(named)
    return {
      credit: 0.7,
      where: named.where,
      why: 'It stands only in a list: no job or course says where you used it',
      isCovered: true,
    }
  }
  let best = missing
  const offer = (credit: number, evidence: Evidence, why: string): void => {
    if (credit > best.credit) best = { credit, where: evidence.where, why, isCovered: false }
  }
  for (const [has, [evidence]] of cv.skills) {
    if (evidence === undefined) continue
    const relation = vocabulary.relation(has, wanted)
    if (relation === 'implies') offer(0.7, evidence, `${has} takes it along, but your CV does not name it`)
    else if (relation === 'near') offer(0.35, evidence, `Your CV has something related: ${has}`)
  }
  for (const { title, evidence } of cv.titles) {
    const [occupation] = title.occupations
    if (occupation?.implies.some((skill) => vocabulary.impliedBy(skill).has(wanted)) === true)
      offer(0.25, evidence, `A job as ${title.text} takes it along, but your CV does not name it`)
  }
  return best
}

function answerToQualification(
  { qualification: wanted, hasAlternative }: Extract<Requirement, { of: 'qualification' }>,
  cv: CvFacts,
): Answer {
  let best: Answer = missing
  for (const { qualification: has, evidence } of cv.qualifications) {
    if (has.level < wanted.level) continue
    const isSubject = wanted.subjects.length === 0 || wanted.subjects.some((word) => has.subjects.includes(word))
    const isLevel = has.level === wanted.level
    const credit = isSubject ? 1 : isLevel || wanted.level <= 2 ? 0.5 : 0.4
    if (credit <= best.credit) continue
    const why = isSubject
      ? null
      : wanted.level <= 2
        ? 'You have a higher qualification, but your CV does not list this one'
        : 'The level fits, the subject is another'
    best = { credit, where: evidence.where, why, isCovered: isSubject }
  }
  if (best.credit === 0 && hasAlternative && cv.titles.length > 0)
    return {
      credit: 0.2,
      where: null,
      why: 'The ad also takes something of equal worth, such as experience',
      isCovered: false,
    }
  return best
}

function answerToYears(
  vocabulary: Vocabulary,
  years: number,
  all: readonly Requirement[],
  cv: CvFacts,
  month: number,
): Answer {
  const wanted = all.find((one) => one.of === 'title')
  const like = cv.titles.filter(
    ({ title, evidence }) =>
      evidence.period !== null &&
      wanted?.of === 'title' &&
      titleLikeness(vocabulary, title, wanted.title).likeness >= 0.35,
  )
  const months = monthsIn(
    like.flatMap(({ evidence }) => evidence.period ?? []),
    month,
  )
  const first = like[0]?.evidence
  if (first !== undefined && months >= years * 12) return found(first)
  if (first !== undefined)
    return {
      credit: Math.min(0.9, months / (years * 12)),
      where: first.where,
      why: `The dates of your CV show ${inYears(months)} of such work`,
      isCovered: false,
    }
  const inAll = monthsIn(cv.workPeriods, month)
  if (inAll >= years * 12)
    return {
      credit: 0.1,
      where: null,
      why: `The dates of your CV show ${inYears(inAll)} of other work`,
      isCovered: false,
    }
  return missing
}

function inYears(months: number): string {
  const years = Math.floor(months / 12)
  if (years === 0) return months === 1 ? 'one month' : `${months} months`
  return years === 1 ? 'one year' : `${years} years`
}

function answerToLanguage(language: string, cv: CvFacts): Answer {
  const evidence = cv.languages.get(language)
  if (evidence !== undefined) return found(evidence)
  return language === 'English'
    ? { credit: 0.8, where: null, why: 'Your CV is in English, but does not name it', isCovered: true }
    : missing
}

function reasonsOf({ covered, asked, missing, weak }: CvMatch, job: number, whole: number): string[] {
  const must = missing.filter(({ importance }) => importance === 'required').length
  return [
    `Your CV says ${covered} of the ${asked} things that we read in the ad.`,
    job >= 0.8
      ? 'You have done this job.'
      : job > 0
        ? 'You have done a job near it.'
        : 'No job of your CV is like this one.',
    ...(whole === 0 ? ['The ad says little: only its title could be compared.'] : []),
    ...(must > 0 ? [`${must} of what is missing the ad asks for as a must.`] : []),
    ...(weak.length > 0 ? [`${weak.length} ${weak.length === 1 ? 'thing counts' : 'things count'} in part.`] : []),
  ]
}
