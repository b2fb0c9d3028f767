export type Tree = ReturnType<typeof treeTools>

/**
 * The page as it is drawn: with the open shadow trees of its elements, and what stands in their slots. Each element knows where those
 * within it begin and end, so that nothing is walked twice. Runs in the page.
 */
export function treeTools() {
  const all: Element[] = []
  const spans = new Map<Element, { from: number; to: number }>()
  const childrenOf = (one: Element): Element[] => {
    if (one.shadowRoot) return [...one.shadowRoot.children]
    const assigned = one instanceof HTMLSlotElement ? one.assignedElements() : []
    return assigned.length > 0 ? assigned : [...one.children]
  }
  const pending: { one: Element; isLeft: boolean }[] = document.body ? [{ one: document.body, isLeft: false }] : []
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { one, isLeft } = next
    const span = spans.get(one)
    if (isLeft && span) span.to = all.length
    else if (!span) {
      spans.set(one, { from: all.length, to: all.length + 1 })
      all.push(one)
      pending.push({ one, isLeft: true })
      for (const child of childrenOf(one).toReversed()) pending.push({ one: child, isLeft: false })
    }
  }
  const placeOf = (one: Element): number => spans.get(one)?.from ?? -1
  /** Itself counts as held. */
  const holds = (outer: Element, inner: Element): boolean => {
    const span = spans.get(outer)
    const at = placeOf(inner)
    return span !== undefined && at >= span.from && at < span.to
  }
  const parentOf = (one: Element): Element | null => {
    const root = one.getRootNode()
    return one.assignedSlot ?? one.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  /** All within it that the selector means, in the order in which they are drawn. */
  const find = (within: Element, selector: string): Element[] => {
    const span = spans.get(within)
    return span ? all.slice(span.from + 1, span.to).filter((one) => one.matches(selector)) : []
  }
  const first = (within: Element, selector: string): Element | null => {
    const span = spans.get(within)
    for (let at = (span?.from ?? 0) + 1; at < (span?.to ?? 0); at++)
      if (all[at]?.matches(selector)) return all[at] ?? null
    return null
  }
  const closest = (one: Element, selector: string): Element | null => {
    for (let at: Element | null = one; at; at = parentOf(at)) if (at.matches(selector)) return at
    return null
  }
  /** How many of them, which stand in the order of the page, are within an element. */
  const countIn = (within: Element, sorted: readonly number[]): number => {
    const span = spans.get(within)
    if (!span) return 0
    const below = (limit: number): number => {
      let [low, high] = [0, sorted.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((sorted[middle] ?? 0) < limit) low = middle + 1
        else high = middle
      }
      return low
    }
    return below(span.to) - below(span.from)
  }
  /** What an attribute names, in the tree of the element or in one around it. */
  const byIds = (ids: string | null, near: Element): Element[] =>
    (ids ?? '').split(/\s+/u).flatMap((id) => {
      if (id === '') return []
      for (let root = near.getRootNode(); ;) {
        const found = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null
        if (found) return [found]
        if (!(root instanceof ShadowRoot)) return []
        root = root.host.getRootNode()
      }
    })
  const body: Element = document.body ?? document.documentElement
  return { all, body, placeOf, holds, parentOf, find, first, closest, countIn, byIds }
}
