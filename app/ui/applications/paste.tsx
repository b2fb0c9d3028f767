import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import { AnswersList } from './answers-list.tsx'
import css from './applications.module.css'

/** Everything that goes with an application, for whoever finishes it on the board. */
export function Paste({ application }: { application: ApplicationDetail }) {
  const { documents, answers, _id, state } = application
  const known = answers.filter(({ value }) => value !== null && value !== '')
  return (
    <section className={css.part} aria-labelledby="paste">
      <h2 id="paste">Ready to paste</h2>
      {documents.map(({ kind, name, text, hasFile }) => (
        <div key={kind} className="field">
          <label className="label" htmlFor={`paste-${kind}`}>
            {kind === 'cv' ? 'Your CV' : 'Your letter'}: {name}
          </label>
          <textarea className={css.paste} id={`paste-${kind}`} readOnly value={text} />
          {hasFile && <a href={`/applications/${_id}/document/${kind}`}>Download the file</a>}
        </div>
      ))}
      {state === 'ready' && known.length > 0 && <AnswersList answers={known} />}
      {documents.length === 0 && <p>You chose no CV for this one.</p>}
    </section>
  )
}
