import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import type { SearchSwitch } from '../../../contract/job-searches/limits.ts'
import { Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'

/** The kinds of contract: plain check boxes, so that none means any. */
export function Switches({ names, search }: { names: readonly SearchSwitch[]; search: JobSearch }) {
  return (
    <ChoiceGroup legend="Kind of work" hint="None chosen means any." isInline>
      {names.map((name) => (
        <Checkbox key={name} name={name} value="true" defaultChecked={search[name]} hint={hints[name]}>
          {labels[name]}
        </Checkbox>
      ))}
    </ChoiceGroup>
  )
}

const labels: Record<SearchSwitch, string> = {
  fullTime: 'Full time',
  partTime: 'Part time',
  contract: 'Contract',
  intern: 'Internship',
  noIR: 'Outside IR35',
}

const hints: Partial<Record<SearchSwitch, ReactNode>> = {
  noIR: (
    <>
      The ad says you work through your own company and pay its taxes yourself.{' '}
      <Link to="/outside-ir35-jobs#what-is-ir35">What that means</Link>
    </>
  ),
}
