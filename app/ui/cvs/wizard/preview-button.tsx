import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DownloadCv } from './download-cv.tsx'
import { LatePreview } from './late-preview.tsx'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'

/** The preview over the page with the file beside it, where there is no room for it beside the form. */
export function PreviewButton({ wizard }: { wizard: Wizard }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className={css.previewButton} type="button" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog title="Preview" look="wide" isOpen={isOpen} onClose={() => setOpen(false)}>
        <LatePreview cv={wizard.cv} print={wizard.print} />
        <DownloadCv wizard={wizard} />
      </Dialog>
    </>
  )
}
