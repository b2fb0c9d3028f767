import type { CvPlace } from '../../contract/cvs/match.ts'
import { monthsIn } from './periods.ts'
import { strength, type CvFacts, type Evidence, type HeldTitle } from './read-cv.ts'
import type { Requirement } from './requirements.ts'
import { titleLikeness } from './titles.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How one requirement is met: credit is what it adds of its weight, from 0 to 1. */
export type Answer = {
  credit: number
  where: CvPlace | null
  why: string | null
  isCovered: boolean
  /** The job itself was done, and not only named. */
  isWork?: boolean
  /** The job itself was higher up or further down than the ad's. */
  isOtherLevel?: boolean
}

const missing: Answer = { credit: 0, where: null, why: null, isCovered: false }

/** @param month the one of today, for what is still going on. */
export function answerTo(
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
      return { credit: 0.2, where: evidence.where, why: 'Your CV says you need sponsorship', isCovered: false }
    }
  }
}

function found({ where }: Evidence, credit = 1): Answer {
  return { credit, where, why: null, isCovered: true }
}

/** Whether the person has done the job, by the most similar title. Work from long ago counts less. */
function answerToTitle(vocabulary: Vocabulary, wanted: HeldTitle['title'], cv: CvFacts, month: number): Answer {
  let best = missing
  for (const { title, evidence } of cv.titles) {
    const { likeness, by } = titleLikeness(vocabulary, title, wanted)
    const since = evidence.period === null ? 0 : (month - (evidence.period.to ?? month)) / 12
    const recency = evidence.kind === 'work' ? (since <= 5 ? 1 : since <= 10 ? 0.85 : 0.65) : 0.9
    const credit = likeness * recency
    if (credit <= best.credit) continue
    // Two titles of the same words are the same job, though we know neither.
    const isSame = by === 'occupation' || likeness >= 0.9
    best = {
      credit,
      where: evidence.where,
      why: isSame ? whyThin(evidence, likeness, since) : `You have done a similar job: ${title.text}`,
      isCovered: isSame,
      isWork: evidence.kind === 'work',
      isOtherLevel: isSame && likeness < sameLevel,
    }
  }
  return best.credit < 0.05 ? missing : best
}

/** Titles less similar than this are at another level. */
const sameLevel = 0.8

function whyThin({ kind }: Evidence, likeness: number, since: number): string | null {
  if (kind !== 'work') return 'Your CV mentions it, but has no job with that title'
  if (since > 5) return `Your CV has it, but more than ${since > 10 ? 'ten' : 'five'} years ago`
  return likeness < sameLevel ? 'The same work, but at another level' : null
}

/** Answers by skill, cached because many ads ask for the same skills. */
const saidBefore = new WeakMap<CvFacts, { vocabulary: Vocabulary; answers: Map<string, Answer> }>()

function answerToSkill(vocabulary: Vocabulary, wanted: string, cv: CvFacts): Answer {
  let said = saidBefore.get(cv)
  if (said?.vocabulary !== vocabulary) {
    said = { vocabulary, answers: new Map() }
    saidBefore.set(cv, said)
  }
  const before = said.answers.get(wanted)
  if (before !== undefined) return before
  const answer = skillAnswer(vocabulary, wanted, cv)
  said.answers.set(wanted, answer)
  return answer
}

function skillAnswer(vocabulary: Vocabulary, wanted: string, cv: CvFacts): Answer {
  const named = cv.skills.get(wanted)?.[0]
  if (named !== undefined) {
    if (strength(named) > 2) return found(named)
    return {
      credit: 0.7,
      where: named.where,
      why: 'Your CV only lists it. No job or course shows where you used it',
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
    if (relation === 'implies') offer(0.7, evidence, `${has} usually includes it, but your CV does not mention it`)
    else if (relation === 'near') offer(0.35, evidence, `Your CV has something related: ${has}`)
  }
  for (const { title, evidence } of cv.titles) {
    const [occupation] = title.occupations
    if (occupation?.implies.some((skill) => vocabulary.impliedBy(skill).has(wanted)) === true)
      offer(0.25, evidence, `A job as ${title.text} usually includes it, but your CV does not mention it`)
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
    const isOtherKind = isVocational(has.name) !== isVocational(wanted.name)
    const level = isSubject ? 1 : isLevel || wanted.level <= 2 ? 0.5 : 0.4
    // An engineering degree does not show the practical skill that an NVQ does.
    const credit = isOtherKind ? level * 0.4 : level
    if (credit <= best.credit) continue
    const why = isOtherKind
      ? `Your CV has a ${has.name}, which is a different kind of qualification`
      : isSubject
        ? null
        : wanted.level <= 2
          ? 'You have a higher qualification, but your CV does not list this one'
          : 'The level fits, but the subject is different'
    best = { credit, where: evidence.where, why, isCovered: isSubject && !isOtherKind }
  }
  if (best.credit === 0 && hasAlternative && cv.titles.length > 0)
    return {
      credit: 0.2,
      where: null,
      why: 'The ad also accepts an equivalent, such as experience',
      isCovered: false,
    }
  return best
}

/** NVQs and the like, by what `findQualifications` calls them: a level alone may be either. */
function isVocational(name: string): boolean {
  return name === 'trade qualification' || name === 'NVQ'
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
      why: `The dates in your CV show ${inYears(months)} of this work`,
      isCovered: false,
    }
  const inAll = monthsIn(cv.workPeriods, month)
  if (inAll >= years * 12)
    return {
      credit: 0.1,
      where: null,
      why: `The dates in your CV show ${inYears(inAll)} of other work`,
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
    ? { credit: 0.8, where: null, why: 'Your CV is in English, but does not mention it', isCovered: true }
    : missing
}
