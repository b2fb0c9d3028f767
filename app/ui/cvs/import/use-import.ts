import { useEffect, useRef, useState } from 'react'
import { fileProblemTexts } from '../../../../contract/cvs/file-problems.ts'
import { cvFileKinds } from '../../../../contract/cvs/files.ts'
import { cvFileLimits } from '../../../../contract/cvs/limits.ts'
import type { CvProposal } from '../../../../contract/cvs/import.ts'
import { cvDataKinds } from '../../../../contract/cvs/import-limits.ts'
import { importWrongType } from '../../../../contract/cvs/texts.ts'
import { refusalOf } from '../files/refusal-of.ts'
import { forgetReview } from './kept-review.ts'

export type ImportState =
  | { kind: 'choosing'; problem: string | null }
  | { kind: 'reading'; name: string }
  | { kind: 'found'; name: string; proposal: CvProposal }

/** Has a file read, one at a time; can be stopped. Nothing of it is kept anywhere but on this page. */
export function useImport(): {
  state: ImportState
  read: (file: File) => void
  cancel: () => void
  /** Lets go of what was found. */
  again: () => void
} {
  const [state, setState] = useState<ImportState>({ kind: 'choosing', problem: null })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function read(file: File): void {
    // A second press while the first is on its way.
    if (running.current !== null) return
    const problem = problemOf(file)
    if (problem !== null) return setState({ kind: 'choosing', problem })
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'reading', name: file.name })
    void ask(file, controller.signal).then((answer) => {
      if (controller.signal.aborted) return
      running.current = null
      setState(
        typeof answer === 'string'
          ? { kind: 'choosing', problem: answer }
          : { kind: 'found', name: file.name, proposal: answer },
      )
    })
  }

  function cancel(): void {
    running.current?.abort()
    running.current = null
    setState({ kind: 'choosing', problem: null })
  }

  function again(): void {
    forgetReview()
    setState({ kind: 'choosing', problem: null })
  }

  return { state, read, cancel, again }
}

/** What can be told without sending it. */
function problemOf(file: File): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase()
  if (![...cvFileKinds, ...cvDataKinds].some((kind) => kind === ending)) return importWrongType
  if (file.size === 0) return fileProblemTexts.empty
  return file.size > cvFileLimits.bytes ? fileProblemTexts['too-large'] : null
}

const unreadable = 'We could not read the server’s answer. Nothing was kept; please try again.'

/** @returns the proposal, or why there is none, in words for people. */
async function ask(file: File, signal: AbortSignal): Promise<CvProposal | string> {
  const form = new FormData()
  form.append('file', file)
  try {
    const response = await fetch('/api/cv-import', {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      signal,
    })
    if (response.ok) return (await response.json()) as CvProposal
    return refusalOf(response.status, await response.text()) ?? unreadable
  } catch {
    return navigator.onLine
      ? unreadable
      : 'You are offline, so we could not read the file. Try again once you are connected.'
  }
}
