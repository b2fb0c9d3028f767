import { Suspense } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { defaultPrint } from '../../../../contract/cvs/default-print.ts'
import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import { later } from './later.ts'
import { isUntouched, withoutBlanks } from './storable.ts'
import css from './wizard.module.css'

const Preview = later.part(({ Preview }) => Preview)

/** What has been written so far, as it reads. Its script comes once there is something to read. */
export function LatePreview({ cv, print = defaultPrint }: { cv: Cv; print?: PrintOptions }) {
  if (isUntouched(withoutBlanks(cv))) return <Blank />
  return (
    <Suspense>
      <Preview cv={cv} print={print} />
    </Suspense>
  )
}

/** The sheet before anything is on it: where the name goes, and what comes below. */
function Blank() {
  return (
    <>
      <p className="quiet">Your CV appears here as you write it.</p>
      <div className={css.sheet} aria-hidden>
        <i />
        <i />
        <hr />
        <i />
        <i />
        <i />
        <hr />
        <i />
        <i />
      </div>
    </>
  )
}
