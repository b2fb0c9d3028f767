/** Does what a key of the list means: j and k next and previous, o open, s, a, m and h what the row offers, / to the search. */
export function press(key: string): void {
  if (key === 'j') step(1)
  else if (key === 'k') step(-1)
  else if (key === 'o') follow('[data-row-title]')
  else if (key === '/') toTheSearch()
  else follow(`[data-key="${key}"]`)
}

/** What stands there is marked, so that typing replaces it. */
function toTheSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#jobTitle')
  // On a narrow screen the form is folded into one line.
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  field?.select()
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const focused = rowOf(document.activeElement)
  const at = focused === null ? (by === 1 ? -1 : rows.length) : rows.indexOf(focused)
  const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
  next?.querySelector<HTMLElement>('a, button')?.focus()
}

/** In the row with the focus, or else in the one of the preview. */
function follow(selector: string): void {
  const row = rowOf(document.activeElement) ?? rowOf(document.querySelector('[data-row-title][aria-current]'))
  row?.querySelector<HTMLElement>(selector)?.click()
}

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-row]') ?? null
}
