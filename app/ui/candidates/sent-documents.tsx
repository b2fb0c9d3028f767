import type { CandidacyDetail } from '../../../contract/candidates/candidacies.ts'
import css from './candidates.module.css'

type Props = {
  documents: CandidacyDetail['documents']
  /** Of the page that they are on; their files are below it. */
  address: string
}

/** CV and letter as they were sent: the file, and its text. */
export function SentDocuments({ documents, address }: Props) {
  return documents.map(({ kind, name, text }) => (
    <section key={kind} className={css.part} aria-labelledby={`document-${kind}`}>
      <h2 id={`document-${kind}`}>{kind === 'cv' ? 'CV' : 'Cover letter'}</h2>
      <p className={css.inner}>
        <a href={`${address}/document/${kind}`} download>
          Download {name}
        </a>
      </p>
      <details className={css.inner} open={kind === 'letter'}>
        <summary>What it says</summary>
        <div className={css.text}>{text}</div>
      </details>
    </section>
  ))
}
