import { useId } from 'react'
import { cvFileAccept, type CvFileEntry } from '../../../../contract/cvs/files.ts'
import { useForScripts, useHydrated } from '../../use-hydrated.ts'
import css from './files.module.css'
import { useUpload } from './use-upload.ts'
import { Button } from '../../parts/button.tsx'
import { Progress } from '../../parts/progress.tsx'
import { FileDrop } from '../file-drop.tsx'

type Props = {
  /** What the server said of a file that came without scripts. */
  problem?: string | undefined
  onDone: (file: CvFileEntry) => void
}

/** Hands in a CV as a file: chosen, or dropped here. A form that works without scripts; with them it tells how far it is. */
export function UploadForm({ problem, onDone }: Props) {
  const isHydrated = useHydrated()
  const forScripts = useForScripts()
  const { state, send, cancel } = useUpload(onDone)
  return (
    <FileDrop
      method="post"
      action="/upload"
      encType="multipart/form-data"
      noValidate={isHydrated}
      field={{
        name: 'file',
        label: 'Your CV',
        hint: (
          <>
            PDF, Word (docx or doc), OpenDocument (odt) or rich text (rtf), up to 8 MB.
            <span className={forScripts}> You can also drop the file here.</span>
          </>
        ),
        accept: cvFileAccept,
        required: true,
        disabled: state.kind === 'sending',
      }}
      problemOf={(choice) =>
        state.kind === 'failed' ? state.problem : (choice ?? (state.kind === 'idle' ? problem : undefined))
      }
      onFile={send}
    >
      {state.kind === 'sending' ? (
        <Sending name={state.name} share={state.share} onCancel={cancel} />
      ) : (
        <Button look="primary" type="submit">
          Upload
        </Button>
      )}
    </FileDrop>
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
