import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import { Part } from './cv-facts.tsx'
import css from './desk.module.css'

type Props = Pick<CandidateDetail, 'documents' | 'isHidden'> & {
  /** Of the candidate's page: the files are below it. */
  address: string
}

/** CV and letter as they were sent: the file, and its text. */
export function SentFiles({ documents, address, isHidden }: Props) {
  return (
    <Part name="As sent">
      {documents.map(({ kind, name, text }) => (
        <div key={kind} className={css.entry}>
          <p>
            {isHidden ? (
              <span className="quiet">{kind === 'cv' ? 'CV' : 'Cover letter'}: hidden</span>
            ) : (
              <a href={`${address}/document/${kind}`} download>
                {kind === 'cv' ? 'CV' : 'Cover letter'}: {name}
              </a>
            )}
          </p>
          {text !== null && (
            <details open={kind === 'letter'}>
              <summary>What it says{kind === 'cv' ? ' (CV)' : ' (letter)'}</summary>
              <div className={css.sentText}>{text === '' ? 'We could not read the text of this file.' : text}</div>
            </details>
          )}
        </div>
      ))}
    </Part>
  )
}
