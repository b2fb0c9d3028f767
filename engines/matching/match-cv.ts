import { describeMatch, type CvMatch } from '../../contract/cvs/match.ts'
import { answerTo, type Answer } from './answers.ts'
import { monthOfDay } from './periods.ts'
import type { CvFacts } from './read-cv.ts'
import type { Requirement } from './requirements.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Of the whole: having done the job. The rest is what else the ad asks for. */
const jobShare = 0.33
/**
 * What the job itself weighs among what else is asked for, beside a must that is special (1): where an ad names little else, as one that
 * a board cut after 500 characters, one shared word must not stand for everything.
 */
const jobAmongTheRest = 1

/**
 * Who has not done the job, nor one near it, gets no more, whatever else they have: one mark below average. Nor does who has done one
 * near it, and shows less than two things of weight.
 */
const mostWithoutJob = 34
/** Nor more than this with fewer than two things of weight that the ad asks for. */
const mostWithoutEvidence = 20
const leastEvidence = 2
/** Communication, English and the right to work say nothing of who fits: 0.1 to 0.2. */
const leastWeight = 0.2

/**
 * Compares what an ad asks for with what a CV says. Pure: the same two give the same answer on the same day, and whoever adds to their
 * CV what is missing never falls.
 * @param today for what is still going on; only its month counts.
 * @param options.isCut whether the requirements are of the first words of an ad alone.
 */
export function matchCv(
  vocabulary: Vocabulary,
  requirements: readonly Requirement[],
  cv: CvFacts,
  today: Date,
  { isCut = false } = {},
): CvMatch {
  const month = monthOfDay(today)
  const answered = oneOfEach(
    requirements.map((requirement) => ({
      requirement,
      answer: answerTo(vocabulary, requirement, requirements, cv, month),
    })),
  )
  const others = answered.filter(({ requirement }) => requirement.of !== 'title')
  const whole = others.reduce((sum, { requirement }) => sum + requirement.weight, 0)
  const met = others.reduce((sum, { requirement, answer }) => sum + requirement.weight * answer.credit, 0)
  const title = answered.find(({ requirement }) => requirement.of === 'title')?.answer
  const job = title?.credit ?? 0
  const rest = (met + jobAmongTheRest * job) / (whole + jobAmongTheRest)
  const share = jobShare * job + (1 - jobShare) * rest
  const percent = Math.min(Math.round(100 * Math.min(1, share)), mostFor(title, others))

  const result: CvMatch = {
    percent,
    ...describeMatch(percent),
    covered: answered.filter(({ answer }) => answer.isCovered).length,
    asked: answered.length,
    isCut,
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
  result.reasons = reasonsOf(result, title, whole)
  return result
}

/** The most that a match can be: a score needs the job, or evidence. */
function mostFor(title: Answer | undefined, others: readonly Answered[]): number {
  if (title?.isCovered === true) return 100
  const evidence = others.filter(({ requirement, answer }) => answer.isCovered && requirement.weight > leastWeight)
  const isShown = evidence.length >= leastEvidence
  if (title !== undefined && title.credit > 0) return isShown ? 100 : mostWithoutJob
  return isShown ? mostWithoutJob : mostWithoutEvidence
}

type Answered = { requirement: Requirement; answer: Answer }

/** Of those of which one is enough the best answered stands for all, and where none is covered they are named together. */
function oneOfEach(answered: readonly Answered[]): Answered[] {
  const groups = Map.groupBy(answered, ({ requirement }, at) => requirement.either ?? `alone ${at}`)
  return [...groups.values()].map((group) => {
    const best = group.reduce((one, other) => (other.answer.credit > one.answer.credit ? other : one))
    if (group.length === 1 || best.answer.isCovered) return { ...best, requirement: heaviest(best, group) }
    const what = group.map(({ requirement }) => requirement.what).join(' or ')
    return { ...best, requirement: { ...heaviest(best, group), what } }
  })
}

/** The group has the weight of its heaviest requirement, whichever one the CV has. */
function heaviest({ requirement }: Answered, group: readonly Answered[]): Requirement {
  return { ...requirement, weight: Math.max(...group.map((one) => one.requirement.weight)) }
}

function jobReason(title: Answer | undefined): string {
  if (title === undefined || title.credit === 0) return 'No job in your CV is like this one, so the score is low.'
  if (!title.isCovered) return 'You have done a similar job.'
  if (title.isOtherLevel === true) return 'You have done this work at another level.'
  return title.isWork === true
    ? 'You have done this job.'
    : 'Your CV mentions this job, but has no job with that title.'
}

function reasonsOf({ covered, asked, missing, weak }: CvMatch, title: Answer | undefined, whole: number): string[] {
  const must = missing.filter(({ importance }) => importance === 'required').length
  return [
    `Your CV covers ${covered} of the ${asked} ${asked === 1 ? 'requirement' : 'requirements'} we read in the ad.`,
    jobReason(title),
    ...(whole === 0 ? ['The ad says little, so we could compare only its title.'] : []),
    ...(must > 0 ? [`${must} missing ${must === 1 ? 'requirement is' : 'requirements are'} essential.`] : []),
    ...(weak.length > 0
      ? [`${weak.length} ${weak.length === 1 ? 'requirement counts' : 'requirements count'} in part.`]
      : []),
  ]
}
