import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Seen = ReturnType<typeof seenTools>

/** Whether something is there for the eye, and for the hand. Runs in the page. */
export function seenTools({ parentOf, holds, isShown, closest }: Tree & Words) {
  const hidesAll = (style: CSSStyleDeclaration): boolean => {
    const [, inset] = /^inset\((\d+(?:\.\d+)?)%/u.exec(style.clipPath) ?? []
    if (Number(inset ?? 0) >= 50 || /^(?:circle|ellipse)\(0(?:px|%)?\b/u.test(style.clipPath)) return true
    const clip = /^rect\((-?[\d.]+)px, (-?[\d.]+)px, (-?[\d.]+)px, (-?[\d.]+)px\)$/u.exec(style.clip)
    if (!clip || !['absolute', 'fixed'].includes(style.position)) return false
    const [top = 0, right = 0, bottom = 0, left = 0] = clip.slice(1).map(Number)
    return right - left <= 1 || bottom - top <= 1
  }
  const isFaded = (style: CSSStyleDeclaration): boolean => /opacity\(0(?:\.0\d*)?%?\)/u.test(style.filter)
  const holdsFixed = (style: CSSStyleDeclaration): boolean => style.transform !== 'none' || style.filter !== 'none'

  type Box = { left: number; top: number; right: number; bottom: number }
  /**
   * The part of an element that can be seen once one has scrolled to it; null: none of it.
   * @param isAnyOpacity fields that are drawn by something else are often faded out
   */
  const visibleBox = (element: Element, isAnyOpacity = false): Box | null => {
    if (!isShown(element)) return null
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const box = { left, top, right, bottom }
    const isThin = (): boolean => box.right - box.left < 2 || box.bottom - box.top < 2
    if (isThin()) return null
    let opacity = 1
    // What a box of an ancestor clips: not what is placed beside it.
    let position = ''
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const style = getComputedStyle(at)
      opacity *= Number(style.opacity)
      if (hidesAll(style) || (!isAnyOpacity && (opacity < 0.1 || isFaded(style)))) return null
      const isPlaced = style.position !== 'static' || holdsFixed(style)
      const isAround = position === 'fixed' ? holdsFixed(style) : position !== 'absolute' || isPlaced
      if (at !== element && isAround && at !== document.body && at !== document.documentElement) {
        const around = at.getBoundingClientRect()
        const cutsX = /hidden|clip/u.test(style.overflowX) || (style.overflowX !== 'visible' && around.width < 2)
        const cutsY = /hidden|clip/u.test(style.overflowY) || (style.overflowY !== 'visible' && around.height < 2)
        if (cutsX) [box.left, box.right] = [Math.max(box.left, around.left), Math.min(box.right, around.right)]
        if (cutsY) [box.top, box.bottom] = [Math.max(box.top, around.top), Math.min(box.bottom, around.bottom)]
        if (isThin()) return null
      }
      if (at === element || isAround) position = style.position
    }
    const isOff =
      box.right + scrollX <= 1 || box.bottom + scrollY <= 1 || box.left + scrollX >= Math.max(innerWidth, 640) * 2
    return isOff ? null : box
  }
  /** Shown to the eye: neither faded out, nor shrunk to a dot, nor cut off, nor moved off the page, as traps for robots are. */
  const isSeen = (element: Element): boolean => visibleBox(element) !== null

  const deepest = (x: number, y: number): Element | null => {
    let met = document.elementFromPoint(x, y)
    while (met?.shadowRoot) {
      const inner = met.shadowRoot.elementFromPoint(x, y)
      if (inner === null || inner === met) break
      met = inner
    }
    return met
  }
  const isOpaque = (one: Element): boolean => {
    if (one.matches('img,video,canvas,iframe,button,input,select,textarea')) return true
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
    const [, alpha] = /^rgba\(.*, ([\d.]+)\)$/u.exec(backgroundColor) ?? []
    return Number(opacity) > 0.5 && (backgroundImage !== 'none' || Number(alpha ?? 1) > 0.5)
  }
  /** Whether something lies between the two that hides what is below; notices that lie over the whole page come and go. */
  const isCover = (met: Element, element: Element): boolean => {
    if (holds(met, element)) return isOpaque(met)
    // An open list goes away again.
    if (closest(met, '[role=listbox],[role=menu],[role=option]')) return false
    let isSolid = false
    for (let at: Element | null = met; at && !holds(at, element); at = parentOf(at)) {
      isSolid ||= isOpaque(at)
      if (getComputedStyle(at).position === 'fixed' || at.matches('dialog,[role=dialog],[aria-modal=true]'))
        return false
    }
    return isSolid
  }

  const moved = new Map<Element, { left: number; top: number }>()
  const reach = (element: Element): void => {
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const isRoot = at === document.body
      const one = isRoot ? (document.scrollingElement ?? at) : at
      const canMove = one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth
      if (canMove && !moved.has(one)) moved.set(one, { left: one.scrollLeft, top: one.scrollTop })
    }
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }
  /** Puts the page back to where it stood. */
  const comeBack = (): void => {
    for (const [one, { left, top }] of moved) one.scrollTo({ left, top, behavior: 'instant' })
    moved.clear()
  }
  /** Whether a press or a word would reach it: nothing lies over it. `others`: what belongs to it, as its label. */
  const isReached = (element: Element, others: readonly Element[] = []): boolean => {
    if (closest(element, '[inert]')) return false
    // Drawn for the eye, and pressed through what stands below it.
    if (getComputedStyle(element).pointerEvents === 'none') return true
    const isInside = (box: DOMRect): boolean =>
      box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    if (!isInside(element.getBoundingClientRect())) reach(element)
    const box = visibleBox(element, true)
    if (box === null) return false
    const points = [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.8, 0.3],
      [0.2, 0.7],
      [0.8, 0.7],
    ].map(([x = 0, y = 0]) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y] as const)
    return points.some(([x, y]) => {
      const met = deepest(x, y)
      // Beyond the screen, as in a window that is too small for it, nothing can be told.
      if (met === null || holds(element, met) || others.some((one) => holds(one, met))) return true
      return !isCover(met, element)
    })
  }
  return { visibleBox, isSeen, isReached, comeBack }
}
