import type { CandidacyDetail } from '../../../contract/candidates/candidacies.ts'
import { keepingMonths } from '../../../contract/candidates/keeping-months.ts'
import { Act } from '../applications/act.tsx'
import { Day } from '../when.tsx'
import css from './candidates.module.css'

/** Once it is decided: whether the company may keep it for other jobs, which is up to the candidate. */
export function KeptForOtherJobs({ candidacy }: { candidacy: CandidacyDetail }) {
  const { employer, keptUntil, mayAgreeToKeep } = candidacy
  if (!mayAgreeToKeep) return null
  const company = employer ?? 'the employer'
  return (
    <section className={css.part} aria-labelledby="keeping">
      <h2 id="keeping">Other jobs</h2>
      {keptUntil === null ? (
        <>
          <p>
            {company} removes what you sent {keepingMonths.sent} months after the decision or sooner. You can allow them
            to keep it for up to {keepingMonths.agreed} months, to think of you for other jobs. You can withdraw this
            here at any time.
          </p>
          <Act intent="agree" label="Allow it" />
        </>
      ) : (
        <>
          <p>
            {company} may keep what you sent until <Day moment={keptUntil} />, to think of you for other jobs.
          </p>
          <Act intent="take-back" label="No longer allow it" />
        </>
      )}
    </section>
  )
}
