import { createContext, useContext, useEffect, useRef, type RefObject } from 'react'

/** True where many recorders are looked at on one page: the focus then stays where it is. */
export const FocusLeft = createContext(false)

/** The focus goes to what a new phase is worked by, so that it is there without a search. Undefined: it stays. */
export function usePhaseFocus<Element extends HTMLElement>(phase: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const isLeft = useContext(FocusLeft)
  useEffect(() => {
    if (!isLeft && phase !== undefined) element.current?.focus()
  }, [isLeft, phase])
  return element
}

/** The focus goes there when `what` changes, but not when the page comes: for places where the button that was pressed is gone. */
export function useFocusOnChange<Element extends HTMLElement>(what: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    element.current?.focus()
  }, [what])
  return element
}
