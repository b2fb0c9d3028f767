import { href } from 'react-router'
import type { MyRound } from '../../../contract/questions/rounds.ts'
import { Badge } from '../parts/badge.tsx'
import { ButtonLink } from '../parts/button.tsx'
import css from './questions.module.css'
import { lastDay, questionsInWords, stateNames, stateTones } from './round-words.ts'

/** On the candidate's page of an application; draws nothing while nothing was asked. */
export function MyRounds({ rounds }: { rounds: readonly MyRound[] }) {
  if (rounds.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="questions">
      <h2 id="questions">Video questions</h2>
      <ul className={css.list}>
        {rounds.map(({ _id, company, state, closesAt, whyClosed, answered, of }) => (
          <li key={_id} className={css.card}>
            <div className={css.head}>
              <h3>
                {company} has {questionsInWords(of)} for you
              </h3>
              <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
            </div>
            <p>
              {answered} of {of} answered.{' '}
              {state === 'open' ? `You have until the end of ${lastDay(closesAt)}.` : whyClosed}
            </p>
            <div>
              <ButtonLink
                look={state === 'open' ? 'primary' : undefined}
                to={href('/answer-questions/:invitationId', { invitationId: _id })}
                reloadDocument
              >
                {state === 'open' ? 'Answer the questions' : 'See the questions'}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
