import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Scope } from './scope.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type StoredFiles = ReturnType<typeof storedFileTools>

/** Cards of files that the board keeps of the person, of which one goes with the application: one choice, not a question for each card. Runs in the page. */
export function storedFileTools({
  field,
  keep,
  labelsOf,
  scope,
  sectionOf,
  wordsOf,
  squeeze,
  find,
  first,
  closest,
  parentOf,
  countIn,
  placeOf,
  holds,
}: Describe & Kept & Labels & Scope & Words & Tree) {
  const ending = /\.(?:pdf|docx?|rtf|odt|txt|pages)\b/iu
  const verb = /^(?:de)?select(?:ed)? (?:this |the )?(?:r[eé]sum[eé]|cv|file|document)?:?\s*/iu
  const cardClass = '[class*=card i],[class*=attachment i],[data-testid*=card i],li'
  const controlsIn = 'input[type=radio],[role=radio]'

  const radios = find(scope, controlsIn)
  const isRadio = new Set(radios)
  const radioPlaces = radios.map((one) => placeOf(one))

  /** The card around a control: the largest element with no other such control in it. */
  const cardOf = (control: Element): Element => {
    let card = control
    for (let up = parentOf(control); up && up !== scope; up = parentOf(up)) {
      if (countIn(up, radioPlaces) > (isRadio.has(control) ? 1 : 0)) break
      if (up.matches('form,section,fieldset') || first(up, 'input[type=file]') !== null) break
      card = up
      if (up.matches(cardClass) && ending.test(wordsOf(up))) break
    }
    return card
  }
  /** 'Select resume ada.pdf, 290 KB' as 'ada.pdf'. */
  const namedIn = (words: string): string => {
    const ends = [...words.matchAll(/\.(?:pdf|docx?|rtf|odt|txt|pages)\b/giu)].at(-1)
    return ends ? words.slice(0, ends.index + ends[0].length).replace(verb, '') : ''
  }
  const nameOf = (control: Element): string => {
    const parts = find(cardOf(control), '*').filter((one) => one.children.length === 0)
    const said = [...parts.filter((one) => closest(one, 'button,label') === null), ...labelsOf(control)].map((one) =>
      squeeze(one.textContent ?? ''),
    )
    const names = [...said, control.getAttribute('aria-label') ?? ''].map((words) => namedIn(words))
    return names.find((name) => name !== '' && name.length < 200) ?? ''
  }
  const isOn = (control: Element): boolean => {
    const card = cardOf(control)
    const marks =
      '[aria-checked=true],[aria-selected=true],[class*="--selected" i],[class~=selected i],[class~=active i]'
    return (
      (control instanceof HTMLInputElement && control.checked) ||
      control.matches(marks) ||
      card.matches(marks) ||
      /^selected$/iu.test(card.getAttribute('aria-label') ?? '') ||
      labelsOf(control).some((one) => /^deselect\b/iu.test(squeeze(one.textContent ?? '')))
    )
  }
  /** What a card says first, where it names no file: 'Indoor CV'. */
  const titleOf = (control: Element): string => {
    const parts = find(cardOf(control), '*').filter(
      (one) => one.children.length === 0 && closest(one, 'button') === null,
    )
    return parts.map(wordsOf).find((words) => words !== '') ?? wordsOf(cardOf(control))
  }
  /** Null: the control is none of such cards. */
  const readStoredFiles = (control: Element, controls: readonly Element[], done: Set<Element>): RawField | null => {
    if (!control.matches(controlsIn)) return null
    const group = closest(control, '[role=radiogroup]')
    const open = controls.filter((one) => one.matches(controlsIn) && (one === control || !done.has(one)))
    const beside = group ? open.filter((one) => holds(group, one)) : []
    // Of cards side by side one that names a file is enough.
    const isCards = beside.some((one) => nameOf(one) !== '') && beside.every((one) => titleOf(one) !== '')
    if (nameOf(control) === '' && !isCards) return null
    const section = sectionOf(cardOf(control), '')
    const members = isCards ? beside : [control, ...open.filter((one) => one !== control && nameOf(one) !== '')]
    for (const member of members) done.add(member)
    const options = members.map((member) => ({
      words: nameOf(member) || titleOf(member),
      isOn: isOn(member),
      element: keep(member),
    }))
    const corner = cardOf(control)
    const heading = sectionOf(control, '')
    const label = /letter/iu.test(`${heading} ${section}`) ? 'Stored cover letter' : 'Stored CV'
    const given = { control: 'stored-files' as const, label, options, element: keep(control) }
    return { ...field(given, members, corner), label, hint: '', error: '', isMarkedRequired: false, isFixed: false }
  }
  return { readStoredFiles, namedIn }
}
