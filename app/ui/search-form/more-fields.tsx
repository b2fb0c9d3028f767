import { industries } from '../../../contract/jobs/industries.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import type { SearchSwitch } from '../../../contract/job-searches/limits.ts'
import css from './more-fields.module.css'
import { PayField } from './pay-field.tsx'
import { Switches } from './switches.tsx'
import { SelectField } from '../parts/select-field.tsx'

type Props = { search: JobSearch; switches?: readonly SearchSwitch[] }

const asOnThePage = ['fullTime', 'partTime', 'contract', 'intern', 'noIR'] as const

/** The rest of the search: pay, kind of work, industry. */
export function MoreFields({ search, switches = asOnThePage }: Props) {
  return (
    <div className={css.more}>
      <PayField defaultMin={search.jobSalaryMin} defaultMax={search.jobSalaryMax} />
      <Switches names={switches} search={search} />
      <SelectField label="Industry" name="jobArea" defaultValue={search.jobArea}>
        <option value="Any">Any industry</option>
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </SelectField>
    </div>
  )
}
