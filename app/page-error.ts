/** What an error page is handed: words to show, and for our own failures the id to quote. */
export type PageError = { message: string; id: string | null }

/** Whether what came with an error's status is one of ours. */
export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}
