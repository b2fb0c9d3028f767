import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Words } from './words.ts'

export type Labels = ReturnType<typeof labelTools>

/** What a field is called, by its label or by what stands near it. Runs in the page. */
export function labelTools({
  squeeze,
  wordsOf,
  byIds,
  isShown,
  anyControl,
  sayNothing,
  scope,
}: Words & Selectors & Scope) {
  /** Words that stand before the field, with no mark that they are its label. */
  const wordsBefore = (member: Element, corner: Element): string => {
    for (let at: Element | null = member; at && at !== scope; at = at.parentElement) {
      for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
        if (
          before.matches(anyControl) ||
          before.querySelector(anyControl) ||
          before.matches('.error,[role=alert],[role=progressbar],button,a')
        )
          break
        const words = wordsOf(before)
        const isHeading = before.matches('h1,h2') && !words.endsWith('?')
        // Of a list of many labels none is this field's alone.
        if (isHeading || before.querySelectorAll('li,dt').length > 1) break
        if (words !== '' && words.length < 400 && isShown(before)) return words
      }
      const own = [...(at.parentElement?.childNodes ?? [])].find(
        (node) => node.nodeType === Node.TEXT_NODE && squeeze(node.textContent ?? '') !== '',
      )
      if (own && at.parentElement && corner.contains(at.parentElement)) return squeeze(own.textContent ?? '')
      // One step beyond its corner: labels stand in a box of their own beside it.
      if (at === corner) break
    }
    return ''
  }
  const labelsOf = (element: Element): Element[] =>
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const labelOf = (element: Element, corner: Element): string => {
    const ways = [
      () => byIds(element.getAttribute('aria-labelledby')).map(wordsOf).join(' '),
      () =>
        labelsOf(element)
          .map(wordsOf)
          .find((words) => words !== '') ?? '',
      () => element.getAttribute('aria-label') ?? '',
      () => wordsBefore(element, corner),
      () => element.getAttribute('placeholder') ?? '',
      () => element.getAttribute('name') ?? '',
    ]
    return squeeze(ways.map((way) => way()).find((words) => !sayNothing.test(squeeze(words))) ?? '')
  }
  const groupLabel = (group: Element | null, members: Element[], corner: Element): string => {
    const named =
      group && (byIds(group.getAttribute('aria-labelledby')).map(wordsOf).join(' ') || group.getAttribute('aria-label'))
    const legend = group?.querySelector('legend') ?? members[0]?.closest('fieldset')?.querySelector('legend')
    return squeeze(
      named || (legend ? wordsOf(legend) : '') || (members[0] ? wordsBefore(group ?? members[0], corner) : ''),
    )
  }
  return { labelsOf, labelOf, groupLabel, wordsBefore }
}
