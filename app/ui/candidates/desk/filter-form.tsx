import { Form, Link } from 'react-router'
import type { CandidateFilter } from '../../../../contract/candidates/desk.ts'
import { scoreOf } from '../../../../contract/candidates/scores.ts'
import { educationNames } from '../../../../contract/job-ads/education.ts'
import { Button } from '../../parts/button.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import css from './desk.module.css'
import type { Show } from './desk-words.ts'

type Props = {
  /** Where those who are found are listed. */
  address: string
  /** A candidate is open. */
  isChosen: boolean
  show: Show
  filter: CandidateFilter
  /** How many there are without it, and with it. */
  total: number
  found: number
  /** Of the file with those who are shown. */
  exportTo: string
}

const scores = Array.from({ length: scoreOf.most - scoreOf.least + 1 }, (_, at) => scoreOf.least + at)

/** Narrows the list down by words, education, score and answers. A form and not scripts: the address says what is listed. */
export function FilterForm({ address, isChosen, show, filter, total, found, exportTo }: Props) {
  const { q, level, score, asAsked } = filter
  const isFiltered = q !== '' || level !== '' || score !== undefined || asAsked
  return (
    <search>
      <Form className={css.filter} data-is-chosen={isChosen} method="get" action={address} preventScrollReset>
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
        <TextField
          key={q}
          type="search"
          id="find-q"
          name="q"
          label="Find candidates"
          placeholder="Name or words in answers"
          defaultValue={q}
          maxLength={100}
          required={false}
        />
        <SelectField key={`level ${level}`} id="find-level" name="level" label="Education" defaultValue={level}>
          <option value="">Any</option>
          {educationNames.map((name) => (
            <option key={name} value={name}>
              {name} or above
            </option>
          ))}
        </SelectField>
        <SelectField
          key={`score ${score}`}
          id="find-score"
          name="score"
          label="Score"
          defaultValue={String(score ?? '')}
        >
          <option value="">Any</option>
          {scores.map((least) => (
            <option key={least} value={least}>
              {least === scoreOf.most ? least : `${least} or above`}
            </option>
          ))}
        </SelectField>
        <Checkbox key={String(asAsked)} name="asAsked" value="true" defaultChecked={asAsked}>
          Meets every requirement
        </Checkbox>
        <Button type="submit">Find</Button>
        <p className={css.found}>
          {isFiltered && (
            <>
              <output>
                {found.toLocaleString('en-GB')} of {total.toLocaleString('en-GB')}
              </output>{' '}
              <Link to={show === 'all' ? address : `${address}?show=${show}`} preventScrollReset>
                Clear
              </Link>
            </>
          )}
          <a href={exportTo} download>
            Export CSV
          </a>
        </p>
      </Form>
    </search>
  )
}
