import type { Labels } from './labels.ts'
import type { Remarks } from './remarks.ts'
import type { Scope } from './scope.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Traps = ReturnType<typeof trapTools>

/** Fields that say themselves that they are for robots. Runs in the page. */
export function trapTools({
  squeeze,
  wordsOf,
  find,
  parentOf,
  labelsOf,
  wordsBefore,
  cornerOf,
  after,
  byIds,
}: Words & Tree & Labels & Remarks & Scope) {
  // 'Leave blank if you have none' is said to people.
  const leave =
    /\b(?:leave|keep|please leave)\b(?: (?:this|the|that|it|me|field|box|input|one|line|space|question|always|as)){0,4} (?:empty|blank|unfilled|untouched|alone|clear)\b(?!,? (?:if|unless|where|when|for|should|in case|until)\b)/iu
  const refuse =
    /\b(?:do not|don['’]?t|never|must not|should not) (?:fill|complete|enter|type|write|touch|use|answer|change|tick|check)\b.{0,24}\b(?:this|it|here|anything|field|box|in)\b(?!,? (?:if|unless|more)\b)/iu
  const robots =
    /\b(?:if|are|when) you(?:['’]re| are)? (?:a |an )?(?:human|(?:real )?person|robot|bot|not a (?:ro)?bot)\b|\bhumans? (?:should|must|do not|don['’]t|never|will|can)\b|\b(?:ro)?bots? (?:only|trap|check|field)\b|\bonly (?:for )?(?:ro)?bots\b|\bfor (?:ro)?bots\b|\bhoney ?pot\b|\banti[- ]?spam\b|\bspam (?:trap|check|protection|filter)\b|gadewch.{0,20}yn wag|fág.{0,20}folamh/iu
  const marked =
    /honey|bee-?catcher|\bhp[-_]|[-_]hp\b|bot[-_]?(?:trap|field|check|catch)|catch[-_]?bot|robot[-_]?(?:trap|check)|anti[-_]?spam|spam[-_]?(?:trap|check)|no[-_]?(?:ro)?bots?\b|leave[-_]?(?:this[-_]?)?(?:blank|empty)|are[-_]?you[-_]?(?:a[-_]?)?human/iu
  const says = (text: string): boolean => leave.test(text) || refuse.test(text) || robots.test(text)
  const marksOf = (one: Element): string =>
    ['id', 'name', 'class', 'data-testid', 'data-automation-id', 'data-field', 'autocomplete']
      .map((name) => one.getAttribute(name) ?? '')
      .join(' ')

  /** Whether a field to type into, or a box, is there for robots alone, by what it or its own corner says. */
  const isTrap = (control: Element): boolean => {
    const parents = [control, parentOf(control), parentOf(parentOf(control) ?? control)].filter((one) => one !== null)
    if (
      parents.some(
        (one, at) => (at === 0 || find(one, 'input,select,textarea').length === 1) && marked.test(marksOf(one)),
      )
    )
      return true
    const corner = cornerOf([control])
    const around = wordsOf(corner)
    const said = [
      ...labelsOf(control).map((one) => squeeze(one.textContent ?? '')),
      ...['aria-label', 'placeholder', 'title'].map((name) => control.getAttribute(name) ?? ''),
      ...['aria-describedby', 'aria-labelledby'].flatMap((name) =>
        byIds(control.getAttribute(name), control).map((one) => squeeze(one.textContent ?? '')),
      ),
      around.length < 400 ? around : '',
      ...after([control]).map((one) => squeeze(one.textContent ?? '').slice(0, 400)),
      wordsBefore(control, corner),
    ]
    return said.some((text) => text.length < 600 && says(text))
  }
  return { isTrap }
}
