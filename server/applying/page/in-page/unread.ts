import type { Fields } from './fields.ts'
import type { Kept } from './kept.ts'
import type { Offered } from './offered.ts'
import type { Scope } from './scope.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

/** What stands in the form for a person to fill in, and was not read: such a form is not whole. Runs in the page. */
export function unreadTools({
  fields,
  elements,
  hasForm,
  scope,
  asides,
  find,
  first,
  closest,
  holds,
  parentOf,
  formOf,
  isSeen,
  isOfCookies,
  isBeside,
  notForms,
  captchaSelector,
  wordsOf,
}: Words & Selectors & Scope & Seen & Tree & Kept & Fields & Offered) {
  const forms = new Set(fields.map(({ element }) => formOf(elements[element] ?? scope)))
  const isOfForm = (one: Element): boolean =>
    forms.has(formOf(one)) &&
    !closest(one, `${notForms},${captchaSelector},[aria-hidden=true],label,button,a`) &&
    !isOfCookies(one) &&
    !isBeside(one) &&
    !asides.some((aside) => holds(aside, one))
  const isLarge = (one: Element, width: number, height: number): boolean => {
    const box = one.getBoundingClientRect()
    return box.width >= width && box.height >= height
  }
  /** Drawn by a tree that nobody can look into. */
  const isClosed = (one: Element): boolean =>
    one.tagName.includes('-') &&
    one.matches(':defined') &&
    one.shadowRoot === null &&
    one.childNodes.length === 0 &&
    !/icon|svg|spinner|loader|divider|progress|skeleton|image|img|captcha|tooltip/iu.test(one.tagName) &&
    isLarge(one, 100, 20)
  const choices = '[role=listbox],[role=tree],[role=grid],[role=treegrid]'
  const isList = (one: Element): boolean =>
    first(one, '[role=option],[role=treeitem],[role=gridcell]') !== null &&
    !fields.some(({ element, options }) => {
      const field = elements[element]
      return (
        options.some((option) => holds(one, elements[option.element] ?? scope)) ||
        (field !== undefined &&
          field.matches('[role=combobox],[aria-haspopup],[aria-autocomplete],[aria-controls],[aria-owns]') &&
          holds(parentOf(parentOf(one) ?? one) ?? one, field))
      )
    })
  const nameless = fields.filter(({ label, control }) => label === '' && control !== 'stored-files')
  const parts = hasForm
    ? [
        ...find(scope, '*').filter((one) => one.tagName.includes('-') && isClosed(one)),
        ...find(scope, 'canvas').filter((one) => isLarge(one, 150, 40)),
        ...find(scope, choices).filter(isList),
        ...find(scope, 'iframe').filter((one) => isLarge(one, 200, 60) && formOf(one) !== null),
      ].filter((one) => isOfForm(one) && isSeen(one))
    : []
  const nameOf = (one: Element): string =>
    one.getAttribute('aria-label') ||
    one.getAttribute('title') ||
    wordsOf(one).slice(0, 80) ||
    one.tagName.toLowerCase()
  return {
    unread: [
      ...nameless.map(({ inputType }) => `a field without a name (${inputType || 'list'})`),
      ...parts.map(nameOf),
    ],
  }
}
