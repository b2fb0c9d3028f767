import { useId } from 'react'
import { cvImportAccept } from '../../../../contract/cvs/import-limits.ts'
import css from './import.module.css'
import { Button } from '../../parts/button.tsx'
import { Progress } from '../../parts/progress.tsx'
import { FileDrop } from '../file-drop.tsx'

type Props = {
  problem: string | null
  /** The file that is being read; null: none. */
  reading: string | null
  onFile: (file: File) => void
  onCancel: () => void
}

/** Where a file is chosen, or dropped. */
export function ChooseFile({ problem, reading, onFile, onCancel }: Props) {
  const id = useId()
  return (
    <FileDrop
      className={css.choose}
      noValidate
      field={{
        label: 'Your CV',
        hint: 'PDF, Word (docx or doc), OpenDocument (odt), rich text (rtf) or plain text (txt), up to 8 MB. We also read JSON Resume and Europass files (json, xml). You can also drop the file here.',
        accept: cvImportAccept,
        disabled: reading !== null,
      }}
      problemOf={(choice) => (reading === null ? (choice ?? problem ?? undefined) : undefined)}
      onFile={onFile}
    >
      {reading === null ? (
        <Button look="primary" type="submit">
          Read my CV
        </Button>
      ) : (
        <div className={css.reading}>
          <p id={`${id}-reading`} aria-live="polite">
            Reading <b className={css.name}>{reading}</b>…
          </p>
          <Progress labelledBy={`${id}-reading`} />
          <Button type="button" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </FileDrop>
  )
}
