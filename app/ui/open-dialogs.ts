/** Modal dialogs in the order in which they were opened. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/**
 * The modal dialogs of the page. What lies outside the topmost can be neither pressed nor read out while it is open, so whatever has to be
 * said meanwhile goes into it.
 */
export const openDialogs = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  topmost: (): HTMLElement | null => open.at(-1) ?? null,
  /** @returns says that it is closed. */
  add: (dialog: HTMLElement): (() => void) => {
    change([...open, dialog])
    return () => change(open.filter((other) => other !== dialog))
  },
}

function change(to: readonly HTMLElement[]): void {
  open = to
  for (const listener of listeners) listener()
}
