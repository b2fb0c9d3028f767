const key = 'shortcuts'

/** Switched off by those whom single keys get in the way of (speech input, for one). */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function switchShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // No storage: they stay as they are.
  }
}
