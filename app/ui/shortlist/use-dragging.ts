import { useEffect, type RefObject } from 'react'

/**
 * Lets cards be dragged from one column to another: those are the elements with `data-stage`, cards have `data-entry`. For a pointer
 * only; the menu of a card does the same.
 */
export function useDragging(place: RefObject<HTMLElement | null>, onDrop: (entryId: string, stage: string) => void) {
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const columnOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-stage]') : null
    const show = (over: HTMLElement | null) => {
      for (const column of element.querySelectorAll<HTMLElement>('[data-stage]'))
        column.toggleAttribute('data-over', column === over)
    }
    const start = (event: DragEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null
      // A selected word that is dragged is none.
      if (card !== null && card === event.target) event.dataTransfer?.setData(type, card.dataset['entry'] ?? '')
    }
    const over = (event: DragEvent) => {
      const column = columnOf(event)
      if (column === null || event.dataTransfer?.types.includes(type) !== true) return show(null)
      event.preventDefault()
      show(column)
    }
    const drop = (event: DragEvent) => {
      const stage = columnOf(event)?.dataset['stage']
      const entryId = event.dataTransfer?.getData(type)
      show(null)
      if (stage === undefined || entryId === undefined || entryId === '') return
      event.preventDefault()
      onDrop(entryId, stage)
    }
    const end = () => show(null)
    element.addEventListener('dragstart', start)
    element.addEventListener('dragover', over)
    element.addEventListener('drop', drop)
    element.addEventListener('dragend', end)
    return () => {
      element.removeEventListener('dragstart', start)
      element.removeEventListener('dragover', over)
      element.removeEventListener('drop', drop)
      element.removeEventListener('dragend', end)
    }
  }, [place, onDrop])
}

/** Nothing else that is dragged over the page is a card. */
const type = 'application/x-shortlist-entry'
