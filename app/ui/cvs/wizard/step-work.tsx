import { printCvDate, printPeriod } from '../../../../contract/cvs/dates.ts'
import type { WorkEntry } from '../../../../contract/cvs/cvs.ts'
import { emptyWork } from '../../../../contract/cvs/empty-cv.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { EntryList, type EntryForm } from './entry-list.tsx'
import { LineField } from './fields.tsx'
import { gapsBetween } from './gaps.ts'
import { MonthField } from './month-field.tsx'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import { today, type Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'

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
        renderForm={(form) => <WorkForm {...form} />}
      />
      <Gaps wizard={wizard} />
    </>
  )
}

function WorkForm({ path, entry, change, problems }: EntryForm<WorkEntry>) {
  const set = (part: Partial<WorkEntry>) => change({ ...entry, ...part })
  return (
    <>
      <div className={css.columns}>
        <LineField
          id={`${path}.jobTitle`}
          label="Job title"
          value={entry.jobTitle}
          onChange={(jobTitle) => set({ jobTitle })}
        />
        <LineField
          id={`${path}.employer`}
          label="Employer"
          value={entry.employer}
          onChange={(employer) => set({ employer })}
        />
        <LineField id={`${path}.city`} label="Town" isOptional value={entry.city} onChange={(city) => set({ city })} />
      </div>
      <div className={css.columns}>
        <MonthField
          id={`${path}.startDate`}
          label="Start"
          value={entry.startDate}
          problem={problems[`${path}.startDate`]}
          onChange={(startDate) => set({ startDate })}
        />
        <MonthField
          id={`${path}.endDate`}
          label="End"
          value={entry.isCurrent ? '' : entry.endDate}
          problem={problems[`${path}.endDate`]}
          isOff={entry.isCurrent}
          onChange={(endDate) => set({ endDate })}
        />
      </div>
      <Checkbox checked={entry.isCurrent} onChange={(isCurrent) => set({ isCurrent })}>
        I still work here
      </Checkbox>
      <RichTextField
        max={cvLimits.richText}
        id={`${path}.jobDescription`}
        label="What you did"
        isOptional
        hint="List what you achieved: what you did, how much, and the result"
        value={entry.jobDescription}
        onChange={(jobDescription) => set({ jobDescription })}
      />
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
