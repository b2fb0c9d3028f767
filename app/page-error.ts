/** What an error page is handed: words to show, and for our own failures the id to quote. */
export type PageError = { message: string; id: string | null }

/** Whether the data of an error answer is one of our page errors. */
export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}
