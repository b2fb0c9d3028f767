import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import css from './applications.module.css'
import { CopyButton } from './copy-button.tsx'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { TextArea } from '../parts/text-field.tsx'

/** Everything that goes with an application, for anyone who finishes it on the board. */
export function Paste({ application }: { application: ApplicationDetail }) {
  const { documents, sheet, _id } = application
  return (
    <section className={css.part} aria-labelledby="paste">
      <h2 id="paste">Ready to paste</h2>
      {documents.map(({ kind, name, hasFile }) => {
        const whose = kind === 'cv' ? 'Your CV' : 'Your letter'
        return (
          <p key={kind} className={css.file}>
            {hasFile ? (
              <ButtonAnchor href={`/applications/${_id}/document/${kind}`} download>
                {whose} as a file
              </ButtonAnchor>
            ) : (
              whose
            )}{' '}
            {name}
          </p>
        )
      })}
      {documents.length === 0 && <p>You chose no CV for this one.</p>}
      <AnswerSheet answers={sheet} />
      {documents.map(({ kind, text }) => (
        <div key={kind}>
          <TextArea
            id={`paste-${kind}`}
            label={`${kind === 'cv' ? 'Your CV' : 'Your letter'} as text`}
            rows={8}
            readOnly
            value={text}
          />
          <CopyButton text={text} of={kind === 'cv' ? 'your CV' : 'your letter'} />
        </div>
      ))}
    </section>
  )
}
