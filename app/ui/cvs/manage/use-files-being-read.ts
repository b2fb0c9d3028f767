import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { CvFileEntry } from '../../../../contract/cvs/files.ts'

const everyMs = 1_500
/** A file that is not read by then waits for something; the page says so when it is loaded again. */
const times = 40

/** Asks again how the files are while one is being read and somebody looks at the page. */
export function useFilesBeingRead(files: readonly CvFileEntry[]): void {
  const { revalidate } = useRevalidator()
  const asked = useRef(0)
  const waiting = files.filter(({ state }) => state === 'waiting').length
  useEffect(() => {
    asked.current = 0
    if (waiting === 0) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      asked.current++
      if (asked.current > times) clearInterval(timer)
      else void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
