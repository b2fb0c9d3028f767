import { Form, href, Link, useNavigation } from 'react-router'
import type { Round } from '../../../contract/questions/rounds.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { DateField } from '../parts/date-field.tsx'
import { Folded } from '../parts/folded.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { Day } from '../when.tsx'
import css from './questions.module.css'
import { lastDay, questionsInWords, stateNames, stateTones } from './round-words.ts'

type Props = {
  rounds: readonly Round[]
  /** Where more time can be given: from when to when. Left out where it cannot be. */
  extend?: { first: string; last: string; round: string | null; problem: string | null }
}

/** Rounds of questions, with how far each candidate is. */
export function RoundList({ rounds, extend }: Props) {
  return (
    <ul className={css.list}>
      {rounds.map((round) => (
        <OneRound key={round._id} round={round} extend={extend} />
      ))}
    </ul>
  )
}

function OneRound({ round, extend }: { round: Round; extend: Props['extend'] }) {
  const { _id, ad, jobTitle, created, questions, invited } = round
  const isSending = useNavigation().state === 'submitting'
  const left = invited.some(({ state }) => state !== 'finished')
  const problem = extend?.round === _id ? (extend.problem ?? undefined) : undefined
  return (
    <li className={css.card}>
      <h3>
        {questionsInWords(questions.length)} to {invited.length === 1 ? '1 person' : `${invited.length} people`}:{' '}
        <Link to={href('/posted-job-details/:adId/questions', { adId: ad })}>{jobTitle}</Link>
      </h3>
      <p className="quiet">
        Asked on <Day moment={created} />: {questions.map(({ title }) => title).join(' · ')}
      </p>
      <Folded
        count={invited.length}
        summary={`Who was asked: ${invited.filter(({ state }) => state === 'finished').length} of ${invited.length} have finished`}
      >
        <ul className={css.people} aria-label="Who was asked">
          {invited.map(({ _id: id, candidacy, name, state, answered, closesAt }) => (
            <li key={id}>
              <Link
                to={`${href('/posted-job-details/:adId/:candidacyId', { adId: ad, candidacyId: candidacy })}#questions`}
              >
                {name}
              </Link>
              <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
              <span className="quiet">
                {answered} of {questions.length}, last day {lastDay(closesAt)}
              </span>
            </li>
          ))}
        </ul>
      </Folded>
      {extend !== undefined && left && (
        <details className={css.inner} open={problem !== undefined}>
          <summary>Give more time</summary>
          <Form method="post" className={css.form}>
            <input type="hidden" name="intent" value="extend" />
            <input type="hidden" name="roundId" value={_id} />
            <DateField
              id={`until-${_id}`}
              name="closesOn"
              label="New last day"
              hint="We tell those who get more time."
              min={extend.first}
              max={extend.last}
              problem={problem}
              isAnnounced
            />
            <SelectField id={`for-${_id}`} name="candidacy" label="For">
              <option value="">Everybody who has not finished</option>
              {invited
                .filter(({ state }) => state !== 'finished')
                .map(({ candidacy, name }) => (
                  <option key={candidacy} value={candidacy}>
                    {name}
                  </option>
                ))}
            </SelectField>
            <Button aria-busy={isSending}>Give more time</Button>
          </Form>
        </details>
      )}
    </li>
  )
}
