/**
 * Keeps quiet about what breaks off because the page is left for another document: answers that were still coming are cut, Firefox
 * rejects their streams ('Error in input stream'), and nobody is there any more to be told. What breaks on a page that stays is told as ever.
 */
export function keepQuietOnLeaving(page: Pick<Window, 'addEventListener'>): void {
  let isLeaving = false
  page.addEventListener('beforeunload', () => (isLeaving = true))
  page.addEventListener('pagehide', () => (isLeaving = true))
  // They stayed after all, or came back to it.
  for (const name of ['pageshow', 'pointerdown', 'keydown'] as const) {
    page.addEventListener(name, () => (isLeaving = false))
  }
  page.addEventListener('unhandledrejection', (event) => {
    if (isLeaving) event.preventDefault()
  })
}
