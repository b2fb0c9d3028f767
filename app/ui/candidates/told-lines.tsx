import type { CandidacyDetail } from '../../../contract/candidates/candidacies.ts'
import { Day } from '../when.tsx'
import css from './candidates.module.css'

/** What the company decided and wrote, the latest first. */
export function ToldLines({ told }: Pick<CandidacyDetail, 'told'>) {
  if (told.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="told">
      <h2 id="told">What the employer wrote</h2>
      {told.map(({ text, at }) => (
        <div key={at}>
          <p className="quiet">
            <Day moment={at} />
          </p>
          <div className={css.text}>{text}</div>
        </div>
      ))}
    </section>
  )
}
