import type { CvVersion } from '../../../../contract/cvs/api.ts'
import { dayOf, timeOf } from '../../dates.ts'
import { Dropdown } from '../../parts/dropdown.tsx'
import { LineField } from '../../parts/line-field.tsx'
import { Ago } from '../../when.tsx'
import { useHold } from './cv-act.tsx'
import css from './manage.module.css'
import { Button } from '../../parts/button.tsx'
import { Badge } from '../../parts/badge.tsx'
import { ActForm } from '../../parts/act-form.tsx'

/** 'Version 4, for Leeds' or, without a name of its own, 'Version 4'. */
export function versionName({ number, name }: CvVersion): string {
  return name === '' ? `Version ${number}` : `Version ${number}, ${name}`
}

/** The versions of a CV, the latest first. */
export function VersionList({ versions, now }: { versions: readonly CvVersion[]; now: string }) {
  return (
    <ul className={css.list}>
      {versions.map((version, index) => (
        <li key={version.number}>
          <div className={css.what}>
            <b className={css.name}>{versionName(version)}</b>
            {index === 0 && <Badge>Latest</Badge>}
            <small>
              Saved <Ago moment={version.savedAt} now={now} />, {dayOf(version.savedAt)} at {timeOf(version.savedAt)}{' '}
              (UK time)
            </small>
          </div>
          <div className={css.acts}>
            {index > 0 && <Restore number={version.number} />}
            <Dropdown className={css.menu} label="Name" name={`Name version ${version.number}`}>
              <NameIt version={version} />
            </Dropdown>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Restore({ number }: { number: number }) {
  const hold = useHold()
  return (
    <ActForm onSubmit={hold}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="number" value={number} />
      <Button type="submit">
        Restore<span className="unseen"> version {number}</span>
      </Button>
    </ActForm>
  )
}

function NameIt({ version: { number, name } }: { version: CvVersion }) {
  const hold = useHold()
  return (
    <ActForm className={css.more} onSubmit={hold}>
      <input type="hidden" name="intent" value="name" />
      <input type="hidden" name="number" value={number} />
      <LineField
        name="name"
        label="Name"
        hint="Such as ‘for Leeds’. Leave it empty to remove the name."
        defaultValue={name}
        isOptional
      />
      <Button type="submit">Save name</Button>
    </ActForm>
  )
}
