import { useEffect, useState } from 'react'
import { mostPages } from '../../../../contract/cvs/export.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import { countPages } from './account-calls.ts'
import { isUntouched, storable, withoutBlanks } from './storable.ts'

/** Milliseconds without a key before the pages are counted: each count prints the CV. */
const pause = 8_000

/** How many pages the CV has in print. Nothing where that cannot be had: it is a help, no more. */
export function PageCount({ cv, print }: { cv: Cv; print: PrintOptions }) {
  const [pages, setPages] = useState<number | null>(null)
  useEffect(() => {
    if (isUntouched(cv)) return
    let isOver = false
    const timer = setTimeout(() => {
      void countPages(withoutBlanks(storable(cv)), print).then((answer) => {
        if (!isOver && answer.kind === 'done') setPages(answer.value.pages)
      })
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [cv, print])
  if (pages === null) return null
  return (
    <p className={pages > mostPages ? 'problem' : 'hint'}>
      {pages === 1 ? '1 page' : `${pages} pages`} in print
      {pages > mostPages && '. Many employers stop reading after two.'}
    </p>
  )
}
