import { Link } from 'react-router'
import type { CvSummary } from '../../../../contract/cvs/api.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { Dropdown } from '../../parts/dropdown.tsx'
import { LineField } from '../../parts/line-field.tsx'
import { Ago } from '../../when.tsx'
import { CvAct, useHold } from './cv-act.tsx'
import css from './manage.module.css'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Badge } from '../../parts/badge.tsx'
import { ActForm } from '../../parts/act-form.tsx'

type Props = { cvs: readonly CvSummary[]; now: string }

/** The CVs that a person has written here, each with what can be done with it. */
export function CvList({ cvs, now }: Props) {
  return (
    <ul className={css.list} aria-label="Your CVs">
      {cvs.map((cv) => (
        <li key={cv._id}>
          <div className={css.what}>
            <b className={css.name}>{cv.name}</b>
            {cv.isMain && <Badge>Main CV</Badge>}
            <small>
              {cv.version === 0 ? (
                <>
                  Not saved yet, started <Ago moment={cv.updated} now={now} />
                </>
              ) : (
                <>
                  Version {cv.version}, saved <Ago moment={cv.updated} now={now} />
                  {cv.hasDraft && ', with unsaved changes'}
                </>
              )}
              {cv.madeFor !== null && (
                <>
                  . For the ad <Link to={`/job/${cv.madeFor.jobId}`}>{cv.madeFor.title}</Link>
                </>
              )}
            </small>
          </div>
          <div className={css.acts}>
            <ButtonLink look={cv.isMain ? 'primary' : undefined} to={`/build-your-cv?cv=${cv._id}`}>
              Edit<span className="unseen"> {cv.name}</span>
            </ButtonLink>
            <ButtonLink to={`/cvs/${cv._id}/export`}>
              Download<span className="unseen"> {cv.name}</span>
            </ButtonLink>
            <ButtonLink to={`/manage-my-cv/${cv._id}/versions`}>
              Versions<span className="unseen"> of {cv.name}</span>
            </ButtonLink>
            <Dropdown className={css.menu} label="More" name={`More for ${cv.name}`}>
              <More cv={cv} isOnly={cvs.length === 1} />
            </Dropdown>
          </div>
        </li>
      ))}
    </ul>
  )
}

function More({ cv, isOnly }: { cv: CvSummary; isOnly: boolean }) {
  const hold = useHold()
  const copyName = `Copy of ${cv.name}`.slice(0, cvLimits.line)
  return (
    <div className={css.more}>
      <ActForm className={css.rename} action="/manage-my-cv" onSubmit={hold} preventScrollReset>
        <input type="hidden" name="intent" value="rename-cv" />
        <input type="hidden" name="id" value={cv._id} />
        <LineField name="name" label="Name" defaultValue={cv.name} />
        <Button type="submit">Rename</Button>
      </ActForm>
      <CvAct intent="copy-cv" fields={{ id: cv._id, name: copyName }}>
        Copy
      </CvAct>
      {!cv.isMain && !isOnly && (
        <CvAct intent="main-cv" fields={{ id: cv._id }}>
          Make main CV
        </CvAct>
      )}
      <CvAct intent="delete-cv" fields={{ id: cv._id, name: cv.name }}>
        Delete
      </CvAct>
    </div>
  )
}
