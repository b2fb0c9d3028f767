import type { Labels } from './labels.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Remarks = ReturnType<typeof remarkTools>

/** What else is said of a field: what is wrong with it, and how it is to be filled in. Runs in the page. */
export function remarkTools({
  squeeze,
  byIds,
  isShown,
  anyControl,
  find,
  first,
  closest,
  wordsOf,
}: Words & Selectors & Tree & Scope & Labels) {
  /** What follows a field up to the next one, where nothing stands around both. */
  const after = (members: readonly Element[]): Element[] => {
    const found: Element[] = []
    const last = members.at(-1)
    for (let next = last?.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.matches(`${anyControl},label,legend`) || first(next, anyControl) !== null) break
      found.push(next)
    }
    return found
  }

  const errorOf = (members: readonly Element[], corner: Element): string => {
    const pointed = members.flatMap((member) => [
      ...byIds(member.getAttribute('aria-errormessage'), member),
      ...byIds(member.getAttribute('aria-describedby'), member),
    ])
    const marks = '.error,[role=alert],[class*=error i],[id*=error i]'
    const near = [...find(corner, marks), ...after(members).filter((one) => one.matches(marks))]
    const isError = (one: Element) =>
      /error|alert|invalid/iu.test(`${one.id} ${one.getAttribute('class') ?? ''} ${one.getAttribute('role') ?? ''}`)
    const found = [...pointed.filter(isError), ...near].find(
      (one) =>
        isShown(one) &&
        !one.matches(anyControl) &&
        /\p{L}/u.test(one.textContent ?? '') &&
        first(one, anyControl) === null,
    )
    return found ? squeeze(found.textContent ?? '') : ''
  }
  /** What only says that something is to be typed or chosen. */
  const isOrder = /^(?:type|start typing|enter|write|select|choose|search|pick|your answer)\b.{0,30}$/iu
  /** '0 / 500 words', 'Up to 4,000 characters' */
  const saysLimit = /^.{0,40}\d\s?(?:words|characters|chars)\b.{0,40}$|^\d{1,6}\s?\/\s?\d{2,6}$/iu
  const hintOf = (members: readonly Element[], corner: Element, group: Element | null = null): string => {
    const pointed = [...members, ...(group ? [group] : [])].flatMap((member) =>
      byIds(member.getAttribute('aria-describedby'), member),
    )
    const marks =
      '[class*=hint i],[class*=help i],[class*=desc i],[class*=counter i],[data-testid*=counter i],[class*=format i],small'
    const following = after(members).filter((one) => one.matches(marks) || saysLimit.test(wordsOf(one)))
    const near = [...find(corner, marks), ...following]
    const inLabel = (one: Element): boolean => closest(one, 'label,legend') !== null
    const texts = [...new Set([...pointed, ...near])].filter(
      (one) =>
        !/error|placeholder/iu.test(`${one.id} ${one.getAttribute('class') ?? ''}`) &&
        first(one, anyControl) === null &&
        !one.matches(`label,legend,${anyControl}`) &&
        !inLabel(one) &&
        (pointed.includes(one) || isShown(one)),
    )
    const held = members.length === 1 ? squeeze(members[0]?.getAttribute('placeholder') ?? '') : ''
    const said = [...texts.map((one) => wordsOf(one)), isOrder.test(held) ? '' : held].filter(Boolean)
    return [...new Set(said)].join(' ').slice(0, 1_000)
  }
  return { errorOf, hintOf, after }
}
