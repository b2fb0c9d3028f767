import { useState } from 'react'
import type { CvSummary } from '../../../../contract/cvs/api.ts'
import { alert } from '../../../../contract/texts/messages.ts'
import { AlertBox } from '../../parts/alert-box.tsx'
import { createCv } from './account-calls.ts'
import css from './wizard.module.css'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { SelectField } from '../../parts/select-field.tsx'

type Props = { list: readonly CvSummary[]; onEmpty: () => void }

/** Ways to start an empty CV: from a file, from an existing CV, or blank. */
export function StartRow({ list, onEmpty }: Props) {
  const [isCopying, setCopying] = useState(false)
  return (
    <>
      <span className="quiet">Start from</span>
      <ButtonLink to="/import-cv">Upload a CV</ButtonLink>
      {list.length > 0 && (
        <Button type="button" aria-expanded={isCopying} onClick={() => setCopying(!isCopying)}>
          Copy another CV
        </Button>
      )}
      <Button type="button" onClick={onEmpty}>
        Start blank
      </Button>
      {isCopying && <CopyForm list={list} />}
    </>
  )
}

/** A new CV with the content of an existing one. */
function CopyForm({ list }: { list: readonly CvSummary[] }) {
  const [from, setFrom] = useState(list[0]?._id ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function copy() {
    const name = list.find(({ _id }) => _id === from)?.name ?? ''
    setBusy(true)
    const made = await createCv({ name: `${name} – copy`, from })
    if (made.kind === 'done') return location.assign(`/build-your-cv?cv=${made.value._id}&step=0`)
    setBusy(false)
    setProblem(made.why)
  }

  return (
    <div className={css.copy}>
      {problem !== null && <AlertBox alert={alert('error', 'We could not copy it.', problem)} />}
      <div className={css.inline}>
        <SelectField id="copy-from" label="CV to copy" value={from} onChange={setFrom}>
          {list.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="button" disabled={isBusy} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
