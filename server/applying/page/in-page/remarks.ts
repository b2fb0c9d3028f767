import type { Selectors } from './selectors.ts'
import type { Words } from './words.ts'

export type Remarks = ReturnType<typeof remarkTools>

/** What else is said of a field: what is wrong with it, and how it is to be filled in. Runs in the page. */
export function remarkTools({ squeeze, byIds, isShown, anyControl }: Words & Selectors) {
  /** What follows a field up to the next one, where nothing stands around both. */
  const after = (members: Element[]): Element[] => {
    const found: Element[] = []
    const last = members.at(-1)
    for (let next = last?.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.matches(`${anyControl},label,legend`) || next.querySelector(anyControl)) break
      found.push(next)
    }
    return found
  }

  const errorOf = (members: Element[], corner: Element): string => {
    const pointed = members.flatMap((member) => [
      ...byIds(member.getAttribute('aria-errormessage')),
      ...byIds(member.getAttribute('aria-describedby')),
    ])
    const marks = '.error,[role=alert],[class*=error i],[id*=error i]'
    const near = [...corner.querySelectorAll(marks), ...after(members).filter((one) => one.matches(marks))]
    const isError = (one: Element) =>
      /error|alert|invalid/iu.test(`${one.id} ${one.getAttribute('class') ?? ''} ${one.getAttribute('role') ?? ''}`)
    const found = [...pointed.filter(isError), ...near].find(
      (one) =>
        isShown(one) &&
        !one.matches(anyControl) &&
        /\p{L}/u.test(one.textContent ?? '') &&
        !one.querySelector(anyControl),
    )
    return found ? squeeze(found.textContent ?? '') : ''
  }
  const hintOf = (members: Element[], corner: Element): string => {
    const pointed = members.flatMap((member) => byIds(member.getAttribute('aria-describedby')))
    const marks = '[class*=hint i],[class*=help i],[class*=counter i],[data-testid*=counter i],[class*=format i],small'
    const near = [...corner.querySelectorAll(marks), ...after(members).filter((one) => one.matches(marks))]
    const texts = [...pointed, ...near].filter(
      (one) => !/error/iu.test(`${one.id} ${one.getAttribute('class') ?? ''}`) && !one.querySelector(anyControl),
    )
    return [...new Set(texts.map((one) => squeeze(one.textContent ?? '')).filter(Boolean))].join(' ')
  }
  return { errorOf, hintOf }
}
