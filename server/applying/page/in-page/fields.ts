import type { RawField } from '../raw-page.ts'
import type { Dates } from './dates.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Menus } from './menus.ts'
import type { Offered } from './offered.ts'
import type { Options } from './options.ts'
import type { Plain } from './plain.ts'
import type { Pressed } from './pressed.ts'
import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { StoredFiles } from './stored-files.ts'
import type { Ticked } from './ticked.ts'
import type { Tree } from './tree.ts'
import type { Uploads } from './uploads.ts'
import type { Words } from './words.ts'

export type Fields = ReturnType<typeof fieldTools>

/** All fields of the page, each once, in its order. Runs in the page. */
export function fieldTools(
  parts: Words &
    Selectors &
    Scope &
    Labels &
    Kept &
    StoredFiles &
    Ticked &
    Pressed &
    Menus &
    Dates &
    Plain &
    Tree &
    Options &
    Offered &
    Uploads,
) {
  const { wordsOf, anyControl, scope, find, first, closest, placeOf, elements, namedGroups, controls } = parts
  const { readStoredFiles, readTicked, readPressed, readMenu, readDate, readPlain, datesIn, readUploads } = parts

  /** Controls that a field has been read from. */
  const done = new Set<Element>()
  const named = namedGroups(controls)
  const dates = datesIn(controls)
  const read = controls.flatMap((control): { at: number; one: RawField }[] => {
    if (done.has(control)) return []
    done.add(control)
    // What stands within it is drawn by it.
    if (control.matches('[role=radio],[role=checkbox],[role=switch]'))
      for (const inner of find(control, 'input:not([type=file])')) done.add(inner)
    const found =
      readStoredFiles(control, controls, done) ??
      readTicked(control, controls, done, named) ??
      readPressed(control, done) ??
      readMenu(control, done) ??
      readDate(control, dates, done) ??
      readPlain(control)
    return found === 'none' ? [] : [{ at: placeOf(control), one: found }]
  })
  const uploads = readUploads().map((one) => ({ at: placeOf(elements[one.element] ?? scope), one }))
  const fields = [...read, ...uploads].toSorted((a, b) => a.at - b.at).map(({ one }) => one)

  // Labels that stand in a list above all fields: only their order says which is whose.
  const isNameless = ({ label, element }: RawField): boolean =>
    [elements[element]?.getAttribute('name'), ''].includes(label)
  if (fields.some(isNameless)) {
    for (const form of find(scope, 'form')) {
      const own = fields.filter(({ element }) => closest(elements[element] ?? scope, 'form') === form)
      const list = find(form, 'ol,ul').find(
        (one) => one.children.length === own.length && first(one, anyControl) === null,
      )
      if (own.length === 0 || !own.every(isNameless) || !list) continue
      for (const [at, one] of own.entries()) one.label = wordsOf(list.children[at] ?? list)
    }
  }
  return { fields, done }
}
