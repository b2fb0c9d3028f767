import { Link } from 'react-router'
import type { Plan } from '../../../contract/applications/plan.ts'
import css from './applications.module.css'
import { SelectField } from '../parts/select-field.tsx'

/** Which CV and letter go with the applications: the main CV, unless something else is chosen here or on the shortlist. */
export function DocumentsChoice({ plan: { cvs, letters, jobs } }: { plan: Plan }) {
  const [main] = cvs
  const isChosen = jobs.some(({ cv }) => cv !== null)
  return (
    <div className={css.two}>
      <SelectField
        label="CV"
        name="cv"
        key={cvs.map(({ _id }) => _id).join()}
        hint={main === undefined ? withoutCv : undefined}
      >
        {main === undefined && <option value="">None yet</option>}
        {isChosen && main !== undefined && <option value="">As chosen on your shortlist, otherwise {main.name}</option>}
        {cvs.map(({ _id, name, kind }) => (
          <option key={_id} value={`${kind}:${_id}`}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Cover letter" name="letter">
        <option value="">None</option>
        {letters.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const withoutCv = (
  <>
    <Link to="/build-your-cv">Write your CV</Link> or <Link to="/upload">upload it</Link> to send with the forms that we
    fill in. You can apply by hand without one.
  </>
)
