import { useEffect, type RefObject } from 'react'

/** What the arrow keys ask for. */
type Handlers = {
  /** Puts a card into the next group (1), or into the one before (-1). */
  onStep: (entryId: string, step: 1 | -1) => void
}

/**
 * Arrow keys on a board, whose columns have `data-stage` and whose cards `data-entry`: they go from card to card, and with Shift to the
 * left and right they move the card. In fields and menus they do what they do there.
 */
export function useBoardKeys(place: RefObject<HTMLElement | null>, isBoard: boolean, { onStep }: Handlers): void {
  useEffect(() => {
    const element = place.current
    if (element === null || !isBoard) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event
      if (!(target instanceof Element) || altKey || ctrlKey || metaKey) return
      const card = target.closest<HTMLElement>('[data-entry]')
      if (card === null || target.closest('details, textarea, select') !== null) return
      const sideways = { ArrowRight: 1, ArrowLeft: -1 }[key] as 1 | -1 | undefined
      if (shiftKey) {
        if (sideways === undefined) return
        event.preventDefault()
        onStep(card.dataset['entry'] ?? '', sideways)
        return
      }
      const next = sideways === undefined ? inColumn(card, { ArrowDown: 1, ArrowUp: -1 }[key]) : beside(card, sideways)
      if (next === undefined) return
      event.preventDefault()
      focusCard(next)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [place, isBoard, onStep])
}

/** Where one goes on with a card: its title, or what opens it where that leads nowhere. */
export function focusCard(card: Element | null | undefined): void {
  card?.querySelector<HTMLElement>('h3 a, [data-open]')?.focus()
}

function cardsOf(column: Element | undefined): Element[] {
  return [...(column?.querySelectorAll('[data-entry]') ?? [])]
}

function inColumn(card: Element, step: number | undefined): Element | undefined {
  const cards = cardsOf(card.closest('[data-stage]') ?? undefined)
  return step === undefined ? undefined : cards[cards.indexOf(card) + step]
}

/** The card at the same height of the next column that has any. */
function beside(card: Element, step: 1 | -1): Element | undefined {
  const own = card.closest('[data-stage]')
  const columns = [...(own?.parentElement?.querySelectorAll('[data-stage]') ?? [])]
  const at = cardsOf(own ?? undefined).indexOf(card)
  for (let i = columns.findIndex((column) => column === own) + step; columns[i] !== undefined; i += step) {
    const cards = cardsOf(columns[i])
    if (cards.length > 0) return cards[Math.min(at, cards.length - 1)]
  }
  return undefined
}
