import { useId, useRef, useState, type DragEvent, type SyntheticEvent } from 'react'
import { cvFileAccept, type CvFileEntry } from '../../../../contract/cvs/files.ts'
import { useForScripts, useHydrated } from '../../use-hydrated.ts'
import css from './files.module.css'
import { useUpload } from './use-upload.ts'
import { Button } from '../../parts/button.tsx'
import { Progress } from '../../parts/progress.tsx'
import { FileField } from '../../parts/file-field.tsx'

type Props = {
  /** What the server said of a file that came without scripts. */
  problem?: string | undefined
  onDone: (file: CvFileEntry) => void
}

/** Hands in a CV as a file: chosen, or dropped here. A form that works without scripts; with them it tells how far it is. */
export function UploadForm({ problem, onDone }: Props) {
  const id = useId()
  const isHydrated = useHydrated()
  const forScripts = useForScripts()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [dropProblem, setDropProblem] = useState<string | null>(null)
  const { state, send, cancel } = useUpload(onDone)
  const shown = state.kind === 'failed' ? state.problem : (dropProblem ?? (state.kind === 'idle' ? problem : undefined))

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setDropProblem(null)
    const file = input.current?.files?.[0]
    if (file) send(file)
    else setDropProblem('Choose a file first.')
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    const [file] = files
    setDropProblem(files.length > 1 ? 'One file at a time, please.' : null)
    if (file === undefined || files.length > 1) return
    if (input.current) input.current.files = files
    send(file)
  }

  return (
    <form
      className={css.form}
      method="post"
      action="/upload"
      encType="multipart/form-data"
      noValidate={isHydrated}
      onSubmit={submit}
    >
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
          name="file"
          label="Your CV"
          hint={
            <>
              PDF, Word (docx or doc), OpenDocument (odt) or rich text (rtf), up to 8 MB.
              <span className={forScripts}> You can also drop the file here.</span>
            </>
          }
          problem={shown}
          isAnnounced
          accept={cvFileAccept}
          required
          disabled={state.kind === 'sending'}
        />
      </div>
      {state.kind === 'sending' ? (
        <Sending name={state.name} share={state.share} onCancel={cancel} />
      ) : (
        <Button look="primary" type="submit">
          Upload
        </Button>
      )}
    </form>
  )
}

function Sending({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const id = useId()
  const percent = Math.round(share * 100)
  return (
    <div className={css.sending}>
      <p id={id}>
        {share < 1 ? 'Sending' : 'Checking'} <b className={css.name}>{name}</b>
        {share < 1 && ` – ${percent}%`}
      </p>
      <Progress labelledBy={id} share={share < 1 ? share : undefined} />
      <Button type="button" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
