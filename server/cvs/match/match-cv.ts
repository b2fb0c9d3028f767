import { describeMatch, type CvMatch } from '../../../contract/cvs/match.ts'
import { answerTo, type Answer } from './answers.ts'
import { monthOfDay } from './periods.ts'
import type { CvFacts } from './read-cv.ts'
import type { Requirement } from './requirements.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Of the whole: having done the job. The rest is what else the ad asks for. */
const jobShare = 0.33

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
  const answered = oneOfEach(
    requirements.map((requirement) => ({
      requirement,
      answer: answerTo(vocabulary, requirement, requirements, cv, month),
    })),
  )
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

/** As much is asked whichever of them a CV has. */
function heaviest({ requirement }: Answered, group: readonly Answered[]): Requirement {
  return { ...requirement, weight: Math.max(...group.map((one) => one.requirement.weight)) }
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
