import type { ReactNode } from 'react'
import { PageHead } from '../../page-head.tsx'
import css from './export.module.css'

/** A CV to take along: the choices and the files beside the pages, below each other where there is no room. */
export function ExportLayout({
  name,
  notice,
  form,
  files,
  preview,
}: {
  /** What the CV is called; null: it has no name. */
  name: string | null
  notice?: ReactNode
  form: ReactNode
  files: ReactNode
  preview: ReactNode
}) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Download your CV"
        description="Download your CV as PDF, Word, OpenDocument, plain text, JSON Resume or Europass, in six templates."
        isForSearchEngines={false}
      />
      <h1>Download your CV</h1>
      {name !== null && <p className={css.name}>{name}</p>}
      {notice}
      <div className={css.columns}>
        <div className={css.side}>
          {form}
          {files}
        </div>
        {preview}
      </div>
    </div>
  )
}
