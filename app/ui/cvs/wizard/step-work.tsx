import { printCvDate, printPeriod } from '../../../../contract/cvs/dates.ts'
import { emptyWork } from '../../../../contract/cvs/empty-cv.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { EntryList } from './entry-list.tsx'
import { gapsBetween } from './gaps.ts'
import { today, type Wizard } from './use-wizard.ts'
import { WorkForm } from './work-form.tsx'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

/** Position 1: what one has done, the latest first (S9.6). */
export function WorkStep({ wizard }: { wizard: Wizard }) {
  const { cv, change } = wizard
  return (
    <>
      <p className="hint">Put the latest first. Unpaid work counts too.</p>
      <EntryList
        wizard={wizard}
        path="jobs"
        entries={cv.jobs}
        onChange={(jobs) => change((before) => ({ ...before, jobs }))}
        blank={emptyWork}
        most={cvLimits.jobs}
        noun="job"
        add="Add a job"
        isOpenAtFirst
        titleOf={({ jobTitle, employer }) => [jobTitle, employer].filter((text) => text.trim() !== '').join(', ')}
        lineOf={(entry) => [printPeriod(entry), entry.city].filter((text) => text.trim() !== '').join(' · ')}
        renderForm={(form) => (
          <WorkForm {...form} hint="List what you achieved: what you did, how much, and the result" />
        )}
      />
      <Gaps wizard={wizard} />
    </>
  )
}

/** A neutral word on times between jobs, and a way to say what one did. */
function Gaps({ wizard }: { wizard: Wizard }) {
  const { cv, change, show, keeper, current } = wizard
  const gaps = gapsBetween(cv.jobs, today().slice(0, 7))
  if (gaps.length === 0 || cv.jobs.length >= cvLimits.jobs) return null

  function explain(from: string, to: string) {
    const at = cv.jobs.findIndex(({ startDate }) => startDate !== '' && startDate.slice(0, 7) < from)
    const index = at === -1 ? cv.jobs.length : at
    const entry = { ...emptyWork, startDate: from, endDate: to }
    change((before) => ({ ...before, jobs: before.jobs.toSpliced(index, 0, entry) }))
    // The list starts again, so that no open form is about another entry than it was.
    show(current())
    keeper.keepNow()
    wizard.want(`jobs.${index}.jobTitle`)
  }

  return (
    <aside className={css.gaps} aria-label="Gaps between jobs">
      {gaps.map(({ from, to, months }) => (
        <p key={from}>
          <span>
            {from === to ? printCvDate(from) : `${printCvDate(from)} to ${printCvDate(to)}`}: {months} months between
            two jobs. You can leave the gap, or say in one line what you did, such as travelling or caring for someone.
          </span>
          <Button type="button" onClick={() => explain(from, to)}>
            Explain gap<span className="unseen"> from {printCvDate(from)}</span>
          </Button>
        </p>
      ))}
    </aside>
  )
}
