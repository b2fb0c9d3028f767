import type { Scope } from './scope.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Labels = ReturnType<typeof labelTools>

/** What a field is called, by its label or by what stands near it. Runs in the page. */
export function labelTools({
  squeeze,
  wordsOf,
  byIds,
  isShown,
  markOnly,
  sayNothing,
  nodesOf,
  parentOf,
  find,
  first,
  countIn,
  places,
  closest,
  scope,
}: Words & Selectors & Scope & Tree & Seen) {
  const labelsOf = (element: Element): Element[] => {
    const own = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    if (own.length > 0 || element.id === '') return own
    const root = element.getRootNode() as Document | ShadowRoot
    return [...root.querySelectorAll(`label[for="${CSS.escape(element.id)}"]`)]
  }
  const isLabelOf = (one: Element, members: ReadonlySet<Element>): boolean => {
    const named = one.matches('label') ? (one as HTMLLabelElement).control : null
    return named !== null && members.has(named)
  }
  const saysSomething = (words: string): boolean => /[\p{L}\p{N}]/u.test(words) && !markOnly.test(words)

  type Before = { words: string; element: Element | null }
  const nothing: Before = { words: '', element: null }
  /** What stands before the field, with no mark that it is its label. */
  const labelBefore = (member: Element, corner: Element, members: readonly Element[] = [member]): Before => {
    const own = new Set(members)
    for (let at: Element | null = member; at && at !== scope; at = parentOf(at)) {
      const parent: Element | null = parentOf(at)
      const around: Node[] = parent ? nodesOf(parent) : []
      for (let index = around.indexOf(at) - 1; index >= 0; index--) {
        const before = around[index]
        if (before?.nodeType === Node.TEXT_NODE) {
          const words = squeeze(before.textContent ?? '')
          if (saysSomething(words) && words.length < 400) return { words, element: null }
          continue
        }
        if (!(before instanceof Element) || isLabelOf(before, own)) continue
        if (countIn(before, places) > 0 || before.matches('.error,[role=alert],[role=progressbar],button,a,progress'))
          break
        // A label of another field.
        if (before.matches('label') && (before as HTMLLabelElement).control) break
        const words = wordsOf(before)
        const pressed = first(before, 'button,[role=button],a[href]')
        if (pressed !== null && wordsOf(pressed) === words) break
        const isHeading = before.matches('h1,h2') && !words.endsWith('?')
        // Of a list of many labels none is this field's alone.
        if (isHeading || find(before, 'li,dt').length > 1) break
        if (saysSomething(words) && words.length < 400 && isShown(before)) return { words, element: before }
      }
      // One step beyond its corner: labels stand in a box of their own beside it.
      if (at === corner) break
    }
    return nothing
  }
  const wordsBefore = (member: Element, corner: Element, members: readonly Element[] = [member]): string =>
    labelBefore(member, corner, members).words
  const lines = ['', 'second', 'third', 'fourth']
  /** A cell to the left that reaches over several rows names the first of them, and the lines below it. */
  const cellBeside = (element: Element): string => {
    const cell = closest(element, 'td')
    if (!cell) return ''
    const { left } = cell.getBoundingClientRect()
    let row = cell.parentElement?.previousElementSibling ?? null
    for (let up = 1; row && up < lines.length; up++, row = row.previousElementSibling) {
      const spanning = [...row.children].find((one) => one instanceof HTMLTableCellElement && one.rowSpan > up)
      const isBeside = spanning !== undefined && spanning.getBoundingClientRect().right <= left + 2
      if (isBeside && countIn(spanning, places) === 0) return `${wordsOf(spanning)} (${lines[up] ?? ''} line)`
    }
    return ''
  }
  /** What a list shows while nothing is chosen, where that is no order to choose but a name. */
  const firstOption = (element: Element): string => {
    if (!(element instanceof HTMLSelectElement)) return ''
    const [option] = element.options
    const words = squeeze(option?.text ?? '')
    if (option === undefined || (option.value !== '' && !option.disabled) || sayNothing.test(words)) return ''
    // Several lists under one name.
    const parent = parentOf(element)
    const shared = parent && countIn(parent, places) > 1 ? wordsBefore(parent, parent) : ''
    return shared === '' ? words : `${shared}: ${words}`
  }
  /** Bare words that follow a box or a radio button, up to what comes next. */
  const wordsAfter = (element: Element): string => {
    for (let next = element.nextSibling; next; next = next.nextSibling) {
      const words =
        next instanceof Element ? (countIn(next, places) > 0 ? null : wordsOf(next)) : squeeze(next.textContent ?? '')
      if (words === null || (next instanceof Element && next.matches('br,input,select,textarea,button'))) return ''
      if (saysSomething(words) && words.length < 400) return words
    }
    return ''
  }
  /** A short title that is a name, and no order how to fill it in. */
  const nameInTitle = (element: Element): string => {
    const title = squeeze(element.getAttribute('title') ?? '')
    return title.length <= 40 && !/\b(?:please|enter|format|must|only|fill|required)\b/iu.test(title) ? title : ''
  }
  /** What stands in a field as an example or an order is not its name. */
  const isExample = (words: string): boolean =>
    /^(?:e\.?g\.?\b|for example|example|type\b|enter your (?:answer|text)|start typing|write\b|your answer|search\b|select\b|choose\b|add\b)|@|\d{3}|^(?:dd|mm|yyyy)\b/iu.test(
      words,
    )
  const labelOf = (element: Element, corner: Element): string => {
    const placeholder = squeeze(
      element.getAttribute('placeholder') ??
        element.getAttribute('data-placeholder') ??
        element.getAttribute('aria-placeholder') ??
        '',
    )
    const ways = [
      () => byIds(element.getAttribute('aria-labelledby'), element).map(wordsOf).join(' '),
      () =>
        labelsOf(element)
          .map(wordsOf)
          .find((words) => saysSomething(words)) ?? '',
      () => element.getAttribute('aria-label') ?? '',
      () => nameInTitle(element),
      () => {
        const before = wordsBefore(element, corner)
        const isName = placeholder !== '' && !isExample(placeholder) && !sayNothing.test(placeholder)
        const isLoose = before.endsWith('.') || (before.length > 60 && !before.endsWith('?')) || countWords(before) > 12
        return isName && isLoose ? placeholder : before
      },
      () => (isExample(placeholder) ? '' : placeholder),
      () => element.getAttribute('title') ?? '',
      () => wordsOfHost(element),
      () => cellBeside(element),
      () => firstOption(element),
      () => placeholder,
      // 'x7' and 'q-3' say nothing to anybody.
      () => (/[a-z]{3}/iu.test(element.getAttribute('name') ?? '') ? (element.getAttribute('name') ?? '') : ''),
    ]
    for (const way of ways) {
      const words = squeeze(way())
      if (saysSomething(words) && !sayNothing.test(words)) return words
    }
    return ''
  }
  /** An element of the page's own making may bear the name of the field in its tree. */
  const wordsOfHost = (element: Element): string => {
    const root = element.getRootNode()
    if (!(root instanceof ShadowRoot)) return ''
    const { host } = root
    return host.getAttribute('label') ?? host.getAttribute('aria-label') ?? ''
  }
  const countWords = (text: string): number => text.split(' ').length
  /** @param isOwnBox whether the group holds no other question */
  const groupLabel = (group: Element | null, members: readonly Element[], corner: Element): string => {
    const named = group
      ? byIds(group.getAttribute('aria-labelledby'), group).map(wordsOf).join(' ') ||
        (group.getAttribute('aria-label') ?? '')
      : ''
    if (saysSomething(named)) return squeeze(named)
    const [member] = members
    if (!member) return ''
    const fieldset = closest(member, 'fieldset')
    const legend = (group ? first(group, 'legend') : null) ?? (fieldset ? first(fieldset, 'legend') : null)
    const words = legend ? wordsOf(legend) : ''
    return saysSomething(words) ? squeeze(words) : squeeze(wordsBefore(member, corner, members))
  }
  return { labelsOf, labelOf, groupLabel, labelBefore, wordsBefore, wordsAfter, saysSomething }
}
