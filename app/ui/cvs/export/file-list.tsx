import type { ReactNode } from 'react'
import { cvFormats, type CvFormat } from '../../../../contract/cvs/export.ts'
import css from './export.module.css'
import { ButtonAnchor } from '../../parts/button-anchor.tsx'
import { Button } from '../../parts/button.tsx'

/** How a file is had: by an address of its own, or by a press of a button that makes it. */
export type Download =
  | { kind: 'link'; addressOf: (format: CvFormat) => string }
  | { kind: 'button'; making: CvFormat | null; make: (format: CvFormat) => void }

/** Every kind of file, with what it is for and its button. */
export function FileList({ download, problem }: { download: Download; problem?: ReactNode }) {
  return (
    <section className={css.files} aria-labelledby="files-title">
      <h2 id="files-title">Download</h2>
      {problem}
      <ul>
        {cvFormats.map(({ format, name, for: purpose }) => (
          <li key={format}>
            <span>
              <b>{name}</b>
              <small>{purpose}</small>
            </span>
            <DownloadButton download={download} format={format} name={name} />
          </li>
        ))}
      </ul>
      <p className="hint">
        Before you get a PDF, Word or OpenDocument file, we read it back and check that your whole CV is in it.
        ‘Columns’ puts dates beside job titles, which some recruitment software reads as one line. The other templates
        give each a line of its own.
      </p>
      <p className="hint">
        You can import Word, OpenDocument, JSON Resume and Europass files here again with all their fields, as long as
        nobody has edited them. You can do the same with a PDF if you attach your CV as data.
      </p>
    </section>
  )
}

function DownloadButton({ download, format, name }: { download: Download; format: CvFormat; name: string }) {
  const look = format === 'pdf' ? 'primary' : undefined
  const words = <span className="unseen"> as {name}</span>
  if (download.kind === 'link') {
    return (
      <ButtonAnchor look={look} href={download.addressOf(format)}>
        Download{words}
      </ButtonAnchor>
    )
  }
  const isMaking = download.making === format
  return (
    <Button look={look} type="button" aria-busy={isMaking} onClick={() => download.make(format)}>
      {isMaking ? 'Preparing …' : 'Download'}
      {words}
    </Button>
  )
}
