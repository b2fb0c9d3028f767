import type { WorkEntry } from '../../../../contract/cvs/cvs.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { Checkbox } from '../../parts/checkbox.tsx'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import type { EntryForm } from './entry-list.tsx'
import { LineField } from './fields.tsx'
import { MonthField } from './month-field.tsx'
import css from './wizard.module.css'

type Props = EntryForm<WorkEntry> & {
  /** What helps to write what one did. */
  hint?: string
}

/** A job: typed in, or found in a file and put right. */
export function WorkForm({ path, entry, change, problems, hint }: Props) {
  const set = (part: Partial<WorkEntry>) => change({ ...entry, ...part })
  const field = (name: Exclude<keyof WorkEntry, 'isCurrent'>) => ({
    id: `${path}.${name}`,
    value: entry[name],
    onChange: (text: string) => set({ [name]: text }),
    problem: problems[`${path}.${name}`],
  })
  return (
    <>
      <div className={css.columns}>
        <LineField {...field('jobTitle')} label="Job title" />
        <LineField {...field('employer')} label="Employer" />
        <LineField {...field('city')} label="Town" isOptional />
      </div>
      <div className={css.columns}>
        <MonthField {...field('startDate')} label="Start" />
        <MonthField
          {...field('endDate')}
          value={entry.isCurrent ? '' : entry.endDate}
          label="End"
          isOff={entry.isCurrent}
        />
      </div>
      <Checkbox checked={entry.isCurrent} onChange={(isCurrent) => set({ isCurrent })}>
        I still work here
      </Checkbox>
      <RichTextField {...field('jobDescription')} max={cvLimits.richText} label="What you did" isOptional hint={hint} />
    </>
  )
}
