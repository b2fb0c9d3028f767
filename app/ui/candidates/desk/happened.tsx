import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import { timeOf } from '../../dates.ts'
import { Day } from '../../when.tsx'
import { eventWords } from './desk-words.ts'
import css from './desk.module.css'

/** Everything that happened to an application, the latest first. */
export function Happened({ events }: { events: CandidateDetail['events'] }) {
  return (
    <section className={css.part} aria-labelledby="happened">
      <h3 id="happened">What happened</h3>
      <ol className={css.events}>
        {events.toReversed().map(({ id, at, kind, actor, by, to }) => (
          <li key={id}>
            {kind === 'cleared' && actor === 'person' ? 'Deleted what they sent' : eventWords(kind, to)}
            <small className="quiet">
              {' '}
              {actor === 'company' ? `${by ?? 'a former member'} · ` : ''}
              <Day moment={at} /> {timeOf(at)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
