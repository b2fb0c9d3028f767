import { useEffect, useRef, useState } from 'react'
import { searchLimits } from '../../../contract/job-searches/limits.ts'

/**
 * What continues the typed text, from the second character on. The latest question wins: an older answer that comes late is dropped,
 * and one that was had before is not asked again.
 */
export function useSuggestions(source: '/suggest/titles' | '/suggest/places') {
  const [suggestions, setSuggestions] = useState<string[]>([])
  const known = useRef(new Map<string, string[]>())
  const asking = useRef<AbortController>(null)

  useEffect(() => () => asking.current?.abort(), [])

  async function suggest(typed: string): Promise<void> {
    asking.current?.abort()
    const text = typed.trim().toLowerCase()
    if (text.length < searchLimits.suggestFrom) return setSuggestions([])
    const had = known.current.get(text)
    if (had !== undefined) return setSuggestions(had)

    const asked = new AbortController()
    asking.current = asked
    try {
      const response = await fetch(`${source}?${new URLSearchParams({ text }).toString()}`, { signal: asked.signal })
      const found = response.ok ? ((await response.json()) as string[]) : []
      if (response.ok) known.current.set(text, found)
      if (!asked.signal.aborted) setSuggestions(found)
    } catch {
      // Stopped for a newer question, or no connection: free text works without suggestions.
      if (!asked.signal.aborted) setSuggestions([])
    }
  }

  /** Closes the list, and lets no answer that is still on its way open it again. */
  function clear() {
    asking.current?.abort()
    setSuggestions([])
  }

  return { suggestions, suggest, clear }
}
