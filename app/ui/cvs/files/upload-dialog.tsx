import { useRef } from 'react'
import type { CvFileEntry } from '../../../../contract/cvs/files.ts'
import { Icon } from '../../icon.tsx'
import css from './files.module.css'
import { UploadForm } from './upload-form.tsx'
import { Button, ButtonLink } from '../../parts/button.tsx'

/** A link to the page for uploads; with scripts, the same over the page that one is on. */
export function UploadDialog({ onDone }: { onDone: (file: CvFileEntry) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <ButtonLink
        to="/upload"
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        Upload a file
      </ButtonLink>
      <dialog className={css.dialog} ref={dialog} aria-labelledby="upload-dialog">
        <div className={css.dialogHead}>
          <h2 id="upload-dialog">Upload a file</h2>
          <Button
            look="plain"
            className={css.close}
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </Button>
        </div>
        <UploadForm
          onDone={(file) => {
            dialog.current?.close()
            onDone(file)
          }}
        />
      </dialog>
    </>
  )
}
