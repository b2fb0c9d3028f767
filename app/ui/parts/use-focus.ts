import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to an element when there is something new to say about it. Nothing: undefined. */
export function useFocus<Element extends HTMLElement>(news: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (news !== undefined) element.current?.focus()
  }, [news])
  return element
}
