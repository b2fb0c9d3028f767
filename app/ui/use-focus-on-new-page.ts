import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'

/**
 * Moves the focus to the content when scripts have shown another page, so that a keyboard and a screen reader start there. Another
 * search on the results page is the same page: the focus stays on what was pressed.
 */
export function useFocusOnNewPage(): void {
  const page = useMatches().at(-1)?.id
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }, [page])
}
