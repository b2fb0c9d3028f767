/** What local storage holds under the name, if it is younger than the lifetime in milliseconds; null otherwise. Only we write there. */
export function readCache<Value>(name: string, lifetime: number, now: Date): Value | null {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(name) ?? 'null') as { at: string; value: Value }
    return now.getTime() - Date.parse(at) < lifetime ? value : null
  } catch {
    return null // Nothing there, switched off, or written by something else.
  }
}

export function writeCache(name: string, value: unknown, now: Date): void {
  try {
    localStorage.setItem(name, JSON.stringify({ at: now.toISOString(), value }))
  } catch {
    // Switched off or full: the server is asked again.
  }
}
