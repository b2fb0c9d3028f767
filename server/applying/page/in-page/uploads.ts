import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Scope } from './scope.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { StoredFiles } from './stored-files.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Uploads = ReturnType<typeof uploadTools>

/** Buttons that open the choice of a file, where no field for one stands beside them. Runs in the page. */
export function uploadTools({
  field,
  keep,
  wordsOf,
  squeeze,
  isSeen,
  find,
  closest,
  parentOf,
  holds,
  placeOf,
  countIn,
  namedIn,
  scope,
  asides,
  isOfCookies,
  notForms,
}: Describe & Kept & Labels & Scope & Words & Seen & Selectors & StoredFiles & Tree) {
  const file = /\bcv\b|curriculum vitae|r[eé]sum[eé]|\bfile\b|\bdocument\b/iu
  const named =
    /^(?:please )?(?:upload|attach|choose|select|browse|replace|update|change|swap|add)\b.{0,24}\b(?:cv|r[eé]sum[eé]|curriculum vitae|file|document|cover(?:ing)? letter)s?\b.{0,20}$/iu
  const bare =
    /^(?:upload|attach|browse(?: files)?|replace|update|change|swap|upload (?:a )?new(?: one)?|upload another|choose another)$/iu
  const opensText = /^(?:add|write|include)\b.{0,20}\bletter(?: \(optional\))?$/iu
  const elsewhere = /linkedin|indeed|dropbox|google|drive|onedrive|profile|photo|picture|logo|import|auto-?fill|parse/iu

  /** The heading above it that says what the file is, or the words on the button. */
  const labelOf = (button: Element, words: string): string => {
    for (let at = parentOf(button); at && holds(scope, at); at = parentOf(at)) {
      const before = find(at, 'h1,h2,h3,h4,legend,label').filter((one) => placeOf(one) < placeOf(button))
      const heading = before.findLast((one) => file.test(wordsOf(one)) || /letter/iu.test(wordsOf(one)))
      if (heading && wordsOf(heading).length < 40) return wordsOf(heading)
      if (before.length > 0 || at.matches('form,main,body,dialog,[role=dialog]')) break
    }
    return words.replace(
      /^(?:please )?(?:upload|attach|choose|select|browse|replace|update|change|swap|add)\s+(?:an? |your |my |another |new )*/iu,
      '',
    )
  }
  /** The card around a button, up to the next button of its kind: with the name of the file that the board keeps. */
  const storedBeside = (button: Element): string => {
    let at: Element | null = button
    for (let steps = 0; at && steps < 4 && at !== scope; steps++) {
      const parts = [at, ...find(at, '*')].filter((one) => closest(one, 'button,label,[role=button]') === null)
      const texts = parts.flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
      const name = texts
        .map((one) => namedIn(squeeze(one.textContent ?? '')))
        .find((text) => text !== '' && text.length < 200)
      if (name !== undefined) return name
      at = parentOf(at)
      if (at?.matches('form,main,body')) break
    }
    return ''
  }
  const hasField = (button: Element): boolean => {
    let at: Element | null = button
    for (let steps = 0; at && steps < 4 && at !== scope && !at.matches('form,main,body'); steps++, at = parentOf(at))
      if (countIn(at, filePlaces) > 0) return true
    return false
  }
  const filePlaces = find(scope, 'input[type=file]').map((one) => placeOf(one))

  const readUploads = (): RawField[] => {
    const buttons = find(scope, 'button,[role=button],input[type=button],a[href="#"],a:not([href])').filter((one) => {
      const words = wordsOf(one) || (one.getAttribute('value') ?? one.getAttribute('aria-label') ?? '')
      if (
        one.matches('[aria-expanded]') ||
        opensText.test(words) ||
        elsewhere.test(words) ||
        !(named.test(words) || bare.test(words))
      )
        return false
      if (closest(one, notForms) || isOfCookies(one) || asides.some((aside) => holds(aside, one))) return false
      return isSeen(one) && !hasField(one)
    })
    return buttons.flatMap((button): RawField[] => {
      const words = wordsOf(button) || (button.getAttribute('value') ?? button.getAttribute('aria-label') ?? '')
      const label = labelOf(button, words)
      const value = storedBeside(button)
      if (!named.test(words) && !file.test(label) && value === '') return []
      const given = { control: 'file' as const, inputType: 'button', label, value, element: keep(button) }
      const read = field(given, [button], button)
      const isCv = /\bcv\b|curriculum|r[eé]sum[eé]/iu.test(read.label)
      return [{ ...read, isMarkedRequired: isCv && value === '', isMarkedOptional: value !== '', isFixed: false }]
    })
  }
  return { readUploads }
}
