import { useRef, useState } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { Preview } from './preview.tsx'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

/** The preview over the page, where there is no room for it beside the form. */
export function PreviewButton({ cv }: { cv: Cv }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={css.previewButton}
        type="button"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        Preview
      </Button>
      <dialog className={css.dialog} ref={dialog} aria-label="Preview" onClose={() => setOpen(false)}>
        {isOpen && (
          <>
            <Preview cv={cv} />
            <p>
              <Button type="button" onClick={() => dialog.current?.close()}>
                Close
              </Button>
            </p>
          </>
        )}
      </dialog>
    </>
  )
}
