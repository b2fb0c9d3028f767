import { useId, useRef, useState, type DragEvent, type SyntheticEvent } from 'react'
import { cvImportAccept } from '../../../../contract/cvs/import-limits.ts'
import css from './import.module.css'
import { Button } from '../../parts/button.tsx'
import { Progress } from '../../parts/progress.tsx'
import { FileField } from '../../parts/file-field.tsx'

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
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [own, setOwn] = useState<string | null>(null)
  const shown = own ?? problem

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setOwn(file === undefined ? 'Choose a file first.' : null)
    if (file) onFile(file)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    const [file] = files
    setOwn(files.length > 1 ? 'One file at a time, please.' : null)
    if (file === undefined || files.length > 1) return
    if (input.current) input.current.files = files
    onFile(file)
  }

  return (
    <form className={css.choose} onSubmit={submit} noValidate>
      <div
        className={`${css.drop} ${isOver ? css.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileField
          ref={input}
          id={id}
          label="Your CV"
          hint="PDF, Word (docx or doc), OpenDocument (odt), rich text (rtf) or plain text (txt), up to 8 MB. We also read JSON Resume and Europass files (json, xml). You can also drop the file here."
          problem={reading === null ? (shown ?? undefined) : undefined}
          isAnnounced
          accept={cvImportAccept}
          disabled={reading !== null}
        />
      </div>
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
    </form>
  )
}
