import { useState } from 'react'
import type { CvFileEntry } from '../../../../contract/cvs/files.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { UploadForm } from './upload-form.tsx'

/** A link to the page for uploads; with scripts, the same over the page that one is on. */
export function UploadDialog({ onDone }: { onDone: (file: CvFileEntry) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ButtonLink
        to="/upload"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        Upload a file
      </ButtonLink>
      <Dialog title="Upload a file" isOpen={isOpen} onClose={() => setOpen(false)}>
        <UploadForm
          onDone={(file) => {
            setOpen(false)
            onDone(file)
          }}
        />
      </Dialog>
    </>
  )
}
