import { useEffect, useRef, useState } from 'react'
import { fileProblemTexts } from '../../../../contract/cvs/file-problems.ts'
import { cvFileKinds, type CvFileEntry } from '../../../../contract/cvs/files.ts'
import { cvFileLimits } from '../../../../contract/cvs/limits.ts'
import { refusalOf } from './refusal-of.ts'

export type UploadState =
  | { kind: 'idle' }
  /** `share`: of the bytes that have gone, 0 to 1; at 1 the server looks into the file. */
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; problem: string }

const address = '/api/users/upload-cv'
/** What is said where the server was not reached, or answered with what is no answer. */
const unreachable = () =>
  navigator.onLine
    ? 'The server is not responding, so the file was not sent. Please try again.'
    : 'We could not send the file because you are offline. Try again once you are connected.'

/** Uploads one file at a time, tells how far it is, and can be stopped. */
export function useUpload(onDone: (file: CvFileEntry) => void): {
  state: UploadState
  send: (file: File) => void
  cancel: () => void
} {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<XMLHttpRequest | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function send(file: File): void {
    // A second press while the first is on its way.
    if (running.current !== null) return
    const problem = problemOf(file)
    if (problem !== null) return setState({ kind: 'failed', problem })
    const fail = (problem: string) => {
      running.current = null
      setState({ kind: 'failed', problem })
    }
    const form = new FormData()
    form.append('file', file)
    // The only way to learn how much has gone.
    const request = new XMLHttpRequest()
    running.current = request
    setState({ kind: 'sending', name: file.name, share: 0 })
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      setState({ kind: 'sending', name: file.name, share: total === 0 ? 0 : loaded / total }),
    )
    request.addEventListener('error', () => fail(unreachable()))
    request.addEventListener('load', () => {
      void takeAnswer(request, form).then(
        (answer) => {
          if (typeof answer === 'string') return fail(answer)
          running.current = null
          setState({ kind: 'idle' })
          onDone(answer)
        },
        () => fail(unreachable()),
      )
    })
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  }

  function cancel(): void {
    running.current?.abort()
    running.current = null
    setState({ kind: 'idle' })
  }

  return { state, send, cancel }
}

/** What can be told without sending it. */
function problemOf(file: File): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase()
  if (!cvFileKinds.some((kind) => kind === ending)) return fileProblemTexts['wrong-type']
  if (file.size === 0) return fileProblemTexts.empty
  return file.size > cvFileLimits.bytes ? fileProblemTexts['too-large'] : null
}

/** @returns the file, or why it was not taken. */
async function takeAnswer(request: XMLHttpRequest, form: FormData): Promise<CvFileEntry | string> {
  // The session is over: sent once more by `fetch`, which waits until the person has logged in again, in place.
  const again = { method: 'POST', body: form, headers: { accept: 'application/json' } }
  const text = request.status === 401 ? await (await fetch(address, again)).text() : request.responseText
  return fileOf(text) ?? refusalOf(request.status, text) ?? 'We could not read the server’s answer. Please try again.'
}

function fileOf(text: string): CvFileEntry | null {
  try {
    return (JSON.parse(text) as { file?: CvFileEntry }).file ?? null
  } catch {
    return null
  }
}
