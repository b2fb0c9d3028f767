import { printCvDate } from '../../../../contract/cvs/dates.ts'
import type { CvProposal } from '../../../../contract/cvs/import.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { Radio } from '../../parts/radio.tsx'
import { Table } from '../../parts/table.tsx'
import { contactFields, contactOf, type ContactPath } from './cards.ts'
import { CheckThis } from './source-note.tsx'
import css from './import.module.css'

type Props = {
  current: Cv
  found: Cv
  origins: CvProposal['origins']
  taken: ReadonlySet<ContactPath>
  onChange: (path: ContactPath, isTaken: boolean) => void
}

/** The contact details of the CV beside those of the file: field by field, which of the two to have. */
export function ContactTable({ current, found, origins, taken, onChange }: Props) {
  const rows = contactFields.filter(({ path }) => contactOf(found, path) !== '')
  if (rows.length === 0) return null

  /** The cells of both columns: radio buttons of one group, or no choice where both are the same. */
  function choices({ path, name, mine, theirs }: { path: ContactPath; name: string; mine: string; theirs: string }) {
    const doubt = origins[path]?.check === true && <CheckThis />
    if (mine === theirs) {
      return [
        <span key="mine" className="quiet">
          Same
        </span>,
        <>
          {theirs}
          {doubt}
        </>,
      ]
    }
    return [
      <Radio
        key="mine"
        name={`contact-${path}`}
        checked={!taken.has(path)}
        onChange={() => onChange(path, false)}
        aria-label={`${name}: ${mine === '' ? 'leave empty' : `keep ${mine}`}`}
      >
        {mine === '' ? 'Leave empty' : mine}
      </Radio>,
      <>
        <Radio
          name={`contact-${path}`}
          checked={taken.has(path)}
          onChange={() => onChange(path, true)}
          aria-label={`${name}: use ${theirs}`}
        >
          {theirs}
        </Radio>
        {doubt}
      </>,
    ]
  }

  return (
    <section className={css.part} aria-labelledby="contact">
      <h2 id="contact">Name and contact details</h2>
      <Table
        caption="Name and contact details"
        isCaptionUnseen
        columns={[{ name: 'Field' }, { name: 'In your CV now' }, { name: 'In the file' }]}
        rows={rows.map(({ path, name }) => ({
          key: path,
          cells: [
            <FieldName key="field" path={path} name={name} />,
            ...choices({ path, name, mine: shown(current, path), theirs: shown(found, path) }),
          ],
        }))}
      />
    </section>
  )
}

/** What is taken without being asked: what the CV does not have yet, but for the date of birth. */
export function takenAtFirst(current: Cv, found: Cv): ReadonlySet<ContactPath> {
  const paths = contactFields.map(({ path }) => path)
  return new Set(
    paths.filter((path) => path !== 'dob' && contactOf(current, path) === '' && contactOf(found, path) !== ''),
  )
}

function shown(cv: Cv, path: ContactPath): string {
  const value = contactOf(cv, path)
  return path === 'dob' ? printCvDate(value) : value
}

function FieldName({ path, name }: { path: ContactPath; name: string }) {
  return (
    <>
      {name}
      {path === 'dob' && <span className={`hint ${css.under}`}>UK employers do not need it.</span>}
    </>
  )
}
