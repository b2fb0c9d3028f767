import { useState } from 'react'
import { makeFile, keepFile } from '../export/guest-calls.ts'
import { Button } from '../../parts/button.tsx'
import { ButtonAnchor } from '../../parts/button-anchor.tsx'
import { storable, withoutBlanks } from './storable.ts'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'

/** The CV as a PDF, as it is typed at this moment, from the first step on; and the way to its templates and other files. */
export function DownloadCv({ wizard }: { wizard: Wizard }) {
  const { home, isUntouched, print } = wizard
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isNew = home.kind === 'account' && home.cvId === null

  async function download() {
    if (isMaking) return
    if (isUntouched) return setProblem('Your CV is empty. Enter your name first.')
    setMaking(true)
    setProblem(null)
    const answer = await makeFile(withoutBlanks(storable(wizard.current())), 'pdf', print)
    setMaking(false)
    if (answer.kind === 'done') keepFile(answer.value)
    else setProblem(answer.why)
  }

  return (
    <div className={css.download}>
      <Button type="button" aria-busy={isMaking} onClick={() => void download()}>
        {isMaking ? 'Preparing …' : 'Download PDF'}
      </Button>
      {!isNew && (
        // A page of its own: what was typed in the last second is kept first.
        <ButtonAnchor href={home.kind === 'account' ? `/cvs/${home.cvId}/export` : '/export-cv'}>
          Templates and other files
        </ButtonAnchor>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
