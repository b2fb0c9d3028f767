import { useState } from 'react'
import type { CvSummary } from '../../../../contract/cvs-api.ts'
import { alert } from '../../../../contract/messages.ts'
import { AlertBox } from '../../alert-box.tsx'
import { createCv } from './account-calls.ts'
import css from './wizard.module.css'

/** How to begin: with a CV that there is, or with none. */
export function StartPanel({ list, onEmpty }: { list: readonly CvSummary[]; onEmpty: () => void }) {
  return (
    <section className={css.start} aria-labelledby="start">
      <h2 id="start">How do you want to begin?</h2>
      <div className={css.buttons}>
        <button className="button" type="button" onClick={onEmpty}>
          Start empty
        </button>
      </div>
      {list.length > 0 && <CopyForm list={list} />}
    </section>
  )
}

/** A further CV, with the content of one that there is. */
export function CopyForm({ list }: { list: readonly CvSummary[] }) {
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
    <div>
      {problem !== null && <AlertBox alert={alert('error', 'It could not be copied.', problem)} />}
      <label className="label" htmlFor="copy-from">
        Copy from another
      </label>
      <div className={css.inline}>
        <select className="input" id="copy-from" value={from} onChange={(event) => setFrom(event.target.value)}>
          {list.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
        <button className="button" type="button" disabled={isBusy} onClick={() => void copy()}>
          Copy it
        </button>
      </div>
    </div>
  )
}
