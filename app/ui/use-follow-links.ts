import { useCallback, type MouseEvent } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'

/**
 * For what has many links: they are plain ones, and one handler around them goes where a plain press leads, without loading the site anew. A
 * `Link` of the router's for each costs as much as all else of it, on the server as well as in the browser.
 * @param which of the links inside
 */
export function useFollowLinks(which: string, options: NavigateOptions): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest(which) : null
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainPress(event)) return
      event.preventDefault()
      const { pathname, search, hash, href } = link
      void navigate({ pathname, search, hash }, { replace: href === location.href, ...options })
    },
    [navigate, which, options],
  )
}

/** One that opens no tab and no window. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
