import type { Regions } from './regions.ts'
import type { Selectors } from './selectors.ts'
import type { Words } from './words.ts'

export type Scope = Regions & ReturnType<typeof scopeTools>

/** Where within the form something stands. Runs in the page. */
export function scopeTools({ wordsOf, anyControl, scope }: Words & Selectors & Regions) {
  /** The field's own corner of the page: the largest element around it without another question in it. */
  const cornerOf = (members: Element[]): Element => {
    const isOurs = (control: Element) =>
      members.some((member) => member === control || member.contains(control) || control.contains(member))
    let corner = members[0] ?? scope
    while (!members.every((member) => corner.contains(member))) corner = corner.parentElement ?? scope
    for (let up = corner.parentElement; up && up !== scope && scope.contains(up); up = up.parentElement) {
      if (up.matches('form,section,main,body,dialog,[role=dialog]')) break
      if ([...up.querySelectorAll(anyControl)].some((control) => !isOurs(control))) break
      if (up.querySelector('button[type=submit],input[type=submit]')) break
      corner = up
    }
    return corner
  }
  const sectionOf = (member: Element): string => {
    const headings = [...scope.querySelectorAll('h1,h2,h3,h4')]
    const before = headings.findLast((one) => one.compareDocumentPosition(member) & Node.DOCUMENT_POSITION_FOLLOWING)
    return before ? wordsOf(before) : ''
  }
  return { cornerOf, sectionOf }
}
