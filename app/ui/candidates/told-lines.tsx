import type { CandidacyDetail } from '../../../contract/candidates/candidacies.ts'
import { Day } from '../when.tsx'
import css from './candidates.module.css'

/** What the company decided and wrote, the latest first. */
export function ToldLines({ told }: Pick<CandidacyDetail, 'told'>) {
  return told.map(({ text, at }) => (
    <section key={at} className={css.part} aria-label="What the employer wrote">
      <p>
        The employer wrote to you on <Day moment={at} />:
      </p>
      <div className={css.text}>{text}</div>
    </section>
  ))
}
