import { href, Link } from 'react-router'
import type { AnsweredRound } from '../../../contract/questions/rounds.ts'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Day } from '../when.tsx'
import { AnswerView } from './answer-view.tsx'
import css from './questions.module.css'
import { lastDay } from './round-words.ts'

type Props = {
  rounds: readonly AnsweredRound[]
  recordings: Readonly<Record<string, PlayableRecording>>
  /** What the candidate is called. */
  name: string
  adId: string
  number: number
}

/** What a candidate answered to video questions, beside their screening answers. */
export function AnsweredRounds({ rounds, recordings, name, adId, number }: Props) {
  return (
    <section className={css.part} id="questions" aria-labelledby="questions-heading">
      <h3 id="questions-heading">Video questions</h3>
      {rounds.map((round) => (
        <Answers key={round._id} round={round} recordings={recordings} name={name} />
      ))}
      <p>
        <Link to={`${href('/posted-job-details/:adId/questions', { adId })}?n=${number}`}>
          {rounds.length === 0 ? 'Ask video questions' : 'Ask more, or give more time'}
        </Link>
      </p>
    </section>
  )
}

function Answers({ round, recordings, name }: { round: AnsweredRound } & Pick<Props, 'recordings' | 'name'>) {
  const { created, closesAt, state, answered, isHidden, questions } = round
  return (
    <div className={css.list}>
      <p className="quiet">
        Asked on <Day moment={created} />, {answered} of {questions.length} answered,{' '}
        {state === 'finished' ? 'finished' : `${state === 'open' ? 'open' : 'closed'}, last day ${lastDay(closesAt)}`}
      </p>
      {isHidden ? (
        <p>Blind review hides the answers until you shortlist or invite them: a recording shows who somebody is.</p>
      ) : (
        <ol className={css.list}>
          {questions.map(({ _id, title, answer }) => (
            <li key={_id} className={css.card}>
              <h4>{title}</h4>
              {answer === null ? (
                <p className="quiet">Not answered</p>
              ) : (
                <AnswerView
                  title={`Answer of ${name}: ${title}`}
                  text={answer.text}
                  recording={answer.videoId === null ? null : (recordings[answer.videoId] ?? null)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
