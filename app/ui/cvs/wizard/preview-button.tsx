import { useState } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Preview } from './preview.tsx'
import css from './wizard.module.css'

/** The preview over the page, where there is no room for it beside the form. */
export function PreviewButton({ cv }: { cv: Cv }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className={css.previewButton} type="button" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog title="Preview" look="wide" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Preview cv={cv} />
      </Dialog>
    </>
  )
}
