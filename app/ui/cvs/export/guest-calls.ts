import type { ApiError } from '../../../../contract/texts/alert.ts'
import type { CvFormat, PrintedPages } from '../../../../contract/cvs/export.ts'
import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { messages } from '../../../../contract/texts/messages.ts'

/** How a call went; `why`: in words for people. */
export type Answer<Value> = { kind: 'done'; value: Value } | { kind: 'failed'; why: string }

/** Has the pages of a CV counted and drawn. @returns what the contract says that the call answers with: the server is held to it. */
export async function drawPages(cv: Cv, options: PrintOptions, signal: AbortSignal): Promise<Answer<PrintedPages>> {
  const body = { cv, ...options, withPictures: true }
  return await post('/api/cv-export/pages', body, signal, async (response) => (await response.json()) as PrintedPages)
}

/** Has a CV made into a file. */
export async function makeFile(cv: Cv, format: CvFormat, options: PrintOptions): Promise<Answer<File>> {
  return await post('/api/cv-export', { cv, format, ...options }, null, async (response) => {
    const name = /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `CV.${format}`
    return new File([await response.blob()], name)
  })
}

/** Has the browser keep a file. */
export function keepFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

async function post<Value>(
  path: string,
  body: object,
  signal: AbortSignal | null,
  read: (response: Response) => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
    if (response.ok) return { kind: 'done', value: await read(response) }
    const { message, details } = (await response.json()) as Partial<ApiError>
    // Which part of a CV is missing from its file is said beside that there is one.
    const why = message === messages.notWhole ? `${message} ${details ?? ''}` : message
    return { kind: 'failed', why: why ?? messages.serverError }
  } catch {
    if (signal?.aborted === true) return { kind: 'failed', why: '' }
    const why = navigator.onLine ? 'The server is not responding. Please try again.' : 'You are offline.'
    return { kind: 'failed', why }
  }
}
