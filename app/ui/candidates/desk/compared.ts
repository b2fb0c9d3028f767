import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import type { ScreeningAnswer } from '../../../../contract/candidates/screening.ts'
import { printScore, scoreNames, scoreWord } from '../../../../contract/candidates/scores.ts'
import { printPeriod } from '../../../../contract/cvs/dates.ts'
import { printSalary } from '../../../../contract/cvs/ireland.ts'
import type { AnsweredRound } from '../../../../contract/questions/rounds.ts'
import { levelsOf } from '../../cvs/levels-of.ts'
import { standingNames, standsIn } from './desk-words.ts'

/** One line of a comparison: what each candidate says to it, nothing where they do not. */
export type ComparedRow = {
  name: string
  values: string[][]
  /** A recorded answer of each, where there is one. */
  recordings?: readonly (string | null)[]
  differs: boolean
  /** What stands where there is nothing. */
  unsaid: string
}

/**
 * Candidates line by line, in the order in which the page of one has them.
 * @param rounds what each answered to video questions, in the order of the candidates
 */
export function compared(
  details: readonly CandidateDetail[],
  rounds: readonly (readonly AnsweredRound[])[],
): ComparedRow[] {
  const row = (
    name: string,
    valueOf: (one: CandidateDetail) => readonly (string | null | undefined)[],
    unsaid = 'not stated',
  ): ComparedRow => {
    const values = details.map((one) => [
      ...new Set(valueOf(one).filter((value): value is string => value != null && value.trim() !== '')),
    ])
    return { name, values, unsaid, differs: new Set(values.map((lines) => lines.join('\n').toLowerCase())).size > 1 }
  }
  return [
    row('State', (one) => [standingNames[standsIn(one)]]),
    row(
      'Score',
      ({ scores: { final } }) => [final === null ? null : `${printScore(final)} ${scoreWord(final)}`],
      'not given',
    ),
    ...scoreNames.map(({ key, name }) =>
      row(
        `Your score: ${name}`,
        ({ scores: { own } }) => [own === null ? null : `${own[key]} ${scoreWord(own[key])}`],
        'not given',
      ),
    ),
    ...questionsOf(details).map(({ key, asked }) => {
      const answerOf = ({ screening }: CandidateDetail) => screening?.answers.find(({ uuid }) => uuid === key)
      return {
        ...row(asked, (one) => {
          const { screening } = one
          if (key === 'education') return [screening?.education?.given]
          if (key === 'experience') return [screening?.experience ? `${screening.experience.given} years` : null]
          return [inWords(answerOf(one))]
        }),
        recordings: details.map((one) => answerOf(one)?.answerRecording ?? null),
      }
    }),
    ...videoRows(rounds),
    row('Expected salary', ({ cv }) => [cv === null ? null : printSalary(cv.career)]),
    row('Right to work in the UK', ({ cv }) => [yesNo(cv?.career.work_permit_uk)]),
    row('Would travel', ({ cv }) => [yesNo(cv?.career.travel)]),
    row('Would relocate', ({ cv }) => [yesNo(cv?.career.relocate)]),
    row('Work', ({ cv, lengths }) =>
      (cv?.jobs ?? []).map((job, index) =>
        [job.jobTitle, job.employer, lengths === null ? printPeriod(job) : lengths[index]]
          .filter((part) => part !== undefined && part !== '')
          .join(', '),
      ),
    ),
    row('Education', ({ cv }) =>
      (cv?.education ?? []).map(({ title, trainer, level, grade }) =>
        [title, trainer, level, grade].filter((part) => part !== '').join(', '),
      ),
    ),
    row('Languages', ({ cv }) =>
      cv === null
        ? []
        : [
            cv.skills.main_language === '' ? '' : `${cv.skills.main_language} (main)`,
            ...cv.skills.other_languages.map((one) =>
              [one.name, levelsOf(one)].filter((part) => part !== '').join(': '),
            ),
          ],
    ),
    row('Skills', ({ cv }) =>
      cv === null
        ? []
        : Object.entries(cv.skills.other_skills).flatMap(([kind, skills]) =>
            skills.map(({ title }) => (kind === 'driving_license' ? `Driving licence ${title}` : title)),
          ),
    ),
  ]
}

/** What the ad asked any of them; who applied after it was changed may have been asked something else. */
function questionsOf(details: readonly CandidateDetail[]): { key: string; asked: string }[] {
  const asked = new Map<string, string>()
  for (const { screening } of details) {
    if (screening?.education) asked.set('education', 'Highest level of education')
    if (screening?.experience) asked.set('experience', 'Experience')
    for (const { uuid, question } of screening?.answers ?? []) asked.set(uuid, question)
  }
  return [...asked].map(([key, question]) => ({ key, asked: question }))
}

/** A recorded answer stands beside its player; one that is hidden or gone is named. */
function inWords(answer: ScreeningAnswer | undefined): string | null {
  if (answer === undefined) return null
  if (answer.isSpoken) return answer.answerRecording === null ? 'Recorded answer, hidden or deleted' : null
  return answer.kind === 'yes-no' ? yesNo(answer.answer === 'yes') : answer.answer
}

/** A line for each video question that any of them was asked. */
function videoRows(rounds: readonly (readonly AnsweredRound[])[]): ComparedRow[] {
  const asked = new Map(
    rounds.flat().flatMap(({ questions }) => questions.map(({ _id, title }) => [_id, title] as const)),
  )
  return [...asked].map(([id, title]) => {
    const found = rounds.map((own) =>
      own.flatMap(({ questions, isHidden }) =>
        questions.flatMap((one) => (one._id === id ? [{ ...one, isHidden }] : [])),
      ),
    )
    const values = found.map((all) =>
      all.flatMap(({ answer, isHidden }) =>
        isHidden ? ['Hidden until you shortlist or invite them'] : (answer?.text ?? []),
      ),
    )
    const recordings = found.map(
      (all) => all.findLast(({ answer }) => answer?.videoId != null)?.answer?.videoId ?? null,
    )
    return { name: `Video question: ${title}`, values, recordings, differs: false, unsaid: 'not answered' }
  })
}

function yesNo(answer: boolean | null | undefined): string | null {
  if (answer == null) return null
  return answer ? 'Yes' : 'No'
}
