import type { Regions } from './regions.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Scope = Regions & ReturnType<typeof scopeTools>

/** Where within the form something stands. Runs in the page. */
export function scopeTools({
  wordsOf,
  isShown,
  anyControl,
  scope,
  find,
  first,
  closest,
  holds,
  parentOf,
  placeOf,
  countIn,
}: Words & Selectors & Regions & Tree & Seen) {
  /** Nobody comes to it, but its label says what it is for: its words are not those of the field beside it. */
  const hasOwnWords = (one: Element): boolean =>
    one instanceof HTMLInputElement && !one.matches('[type=radio],[type=checkbox]') && (one.labels?.length ?? 0) > 0
  // A field that is drawn for nobody, beside the one of its question, is no other question.
  const isDrawn = (one: Element): boolean => {
    if (one.matches('[aria-hidden=true],[tabindex="-1"]') && one.matches('input') && !one.matches('[type=file]'))
      return hasOwnWords(one)
    return !(one.matches('[role=radio],[role=checkbox]') && first(one, 'input') !== null)
  }
  /** Where the fields of the form stand. */
  const places = find(scope, anyControl)
    .filter(isDrawn)
    .map((one) => placeOf(one))
  const isEdge = 'form,section,main,body,dialog,[role=dialog]'
  const submits = find(scope, 'button[type=submit],input[type=submit]').map((one) => placeOf(one))

  const placeSet = new Set(places)

  /** The field's own corner of the page: the largest element around it without another question in it. */
  const cornerOf = (members: readonly Element[]): Element => {
    let corner = members[0] ?? scope
    while (!members.every((member) => holds(corner, member))) corner = parentOf(corner) ?? scope
    // Its own controls, those within them, and those that they stand in.
    let own = members.reduce((sum, member) => sum + countIn(member, places), 0)
    for (let up = parentOf(corner); up && up !== scope && holds(scope, up); up = parentOf(up)) {
      if (placeSet.has(placeOf(up))) own++
      if (up.matches(isEdge) || countIn(up, places) > own || countIn(up, submits) > 0) break
      corner = up
    }
    return corner
  }

  const headings = find(scope, 'h1,h2,h3,h4,h5,h6,[role=heading]').filter(isShown)
  const headingPlaces = headings.map((one) => placeOf(one))
  /** The part of the page that a heading heads, where questions of its own stand in it: it says nothing of what comes after that part. */
  const partOf = new Map<Element, Element | null>()
  const asks = (part: Element): boolean =>
    countIn(part, places) > 0 ||
    find(part, 'button,[role=button]').length > 1 ||
    first(part, '[aria-haspopup]') !== null
  const isOver = (heading: Element, member: Element): boolean => {
    if (!partOf.has(heading)) {
      const part = closest(heading, 'section,article,fieldset,[role=group],[role=region]')
      partOf.set(heading, part !== null && asks(part) ? part : null)
    }
    const part = partOf.get(heading) ?? null
    return part !== null && !holds(part, member)
  }
  const headingBefore = (member: Element): Element | null => {
    let [low, high] = [0, headingPlaces.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((headingPlaces[middle] ?? 0) < placeOf(member)) low = middle + 1
      else high = middle
    }
    return headings.slice(0, low).findLast((heading) => !isOver(heading, member)) ?? null
  }
  /** The heading that it stands under, with the name of the group of questions around it. */
  const sectionOf = (member: Element, own: string): string => {
    const heading = headingBefore(member)
    const said = heading && !holds(heading, member) ? wordsOf(heading) : ''
    const group = closest(parentOf(member) ?? member, 'fieldset,[role=group]')
    const legend = group && holds(scope, group) && countIn(group, places) > 1 ? first(group, 'legend') : null
    const name = legend ? wordsOf(legend) : (group?.getAttribute('aria-label') ?? '')
    const parts = [said, name].filter((words) => words !== '' && words !== own)
    return [...new Set(parts)].join(' – ')
  }
  return { cornerOf, sectionOf, places }
}
