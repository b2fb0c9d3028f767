import { printCvDate } from '../../../../contract/cvs/dates.ts'
import type { CvProposal } from '../../../../contract/cvs/import.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { contactFields, contactOf, type ContactPath } from './cards.ts'
import { CheckThis } from './source-note.tsx'
import css from './import.module.css'
import { Radio } from '../../parts/radio.tsx'

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
  return (
    <section className={css.part} aria-labelledby="contact">
      <h2 id="contact">Name and contact details</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">In your CV now</th>
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, name }) => {
            const [mine, theirs] = [shown(current, path), shown(found, path)]
            const isSame = mine === theirs
            return (
              <tr key={path}>
                <th scope="row">
                  {name}
                  {path === 'dob' && <span className="hint">UK employers do not need it.</span>}
                </th>
                <td data-head="In your CV now">
                  {isSame ? (
                    <span className="quiet">Same</span>
                  ) : (
                    <Choice
                      path={path}
                      label={mine === '' ? 'Leave empty' : mine}
                      name={`${name}: ${mine === '' ? 'leave empty' : `keep ${mine}`}`}
                      isChosen={!taken.has(path)}
                      onChoose={() => onChange(path, false)}
                    />
                  )}
                </td>
                <td data-head="In the file">
                  {isSame ? (
                    theirs
                  ) : (
                    <Choice
                      path={path}
                      label={theirs}
                      name={`${name}: use ${theirs}`}
                      isChosen={taken.has(path)}
                      onChoose={() => onChange(path, true)}
                    />
                  )}
                  {origins[path]?.check === true && <CheckThis />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
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

type ChoiceProps = { path: string; label: string; name: string; isChosen: boolean; onChoose: () => void }

function Choice({ path, label, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <Radio name={`contact-${path}`} checked={isChosen} onChange={onChoose} aria-label={name}>
      {label}
    </Radio>
  )
}
