import { useEffect, type RefObject } from 'react'
import { shortcutsAreOn } from '../results/shortcuts.ts'

/**
 * The keys of the review list: j and k go to the next and the previous box and open what it is about. Space ticks the box and Enter sends
 * the form, as they do for every box of a form. Off where shortcuts are switched off.
 */
export function useReviewKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[key]
      if (step === undefined || ctrlKey || metaKey || altKey || !shortcutsAreOn()) return
      const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
      const at = boxes.findIndex((box) => box.closest('li')?.contains(document.activeElement) === true)
      const next = boxes[at === -1 ? (step === 1 ? 0 : boxes.length - 1) : at + step]
      if (next === undefined) return
      for (const box of boxes)
        box
          .closest('li')
          ?.querySelector('details')
          ?.toggleAttribute('open', box === next)
      next.focus()
      next.closest('li')?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
