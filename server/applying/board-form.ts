import type { BoardId } from '../../contract/boards/boards.ts'
import type { PageView } from './page/page-view.ts'
import type { RawButton } from './page/raw-page.ts'

/** How a button is told: by what stands on it, and where that is not enough by id, class or the marks of the board's own tests. */
export type Mark = { words: RegExp; marks?: RegExp }

/** What there is to know of a board's login and application form; all else is read from the page. */
export type BoardForm = {
  id: BoardId
  name: string
  /** All that the browser may reach: 'www.reed.co.uk', '*.reed.co.uk'. */
  hosts: readonly string[]
  /** The button on the ad. */
  apply: Mark
  /** What tells that the button leads to another site. */
  away?: Mark
  /** Of the form's pages but the last. */
  next?: RegExp
  /** Of the last one. */
  submit: RegExp
  /** Where the same button ends the form and one of its pages: whether this is the last. */
  isLast?: (view: PageView) => boolean
  /** A page between the form's pages that asks nothing: what to press there. */
  passOn?: (view: PageView) => RawButton | null
  sent: { address?: RegExp; words: RegExp }
  /** The person's own applications, as the board lists them. */
  applications: string
}

const usualNext =
  /^(?:continue|next|next step|review(?: (?:your|my))?(?: application)?|save (?:and|&) (?:continue|next)|proceed|continue to (?:the )?next step|continue (?:with )?(?:your |my )?application)$/iu
/** Boards change between these from one page, or one month, to the next. */
const usualSubmit = /^(?:submit|send|complete|finish)(?: (?:your|my|this|the))?(?: job)? application(?: now)?$/iu

export function nextButton(board: BoardForm, view: PageView): RawButton | null {
  return (board.next && pick(view, { words: board.next })) ?? pick(view, { words: usualNext })
}

export function submitButton(board: BoardForm, view: PageView): RawButton | null {
  return pick(view, { words: board.submit }) ?? pick(view, { words: usualSubmit })
}

/** The button with the mark; of several one that can be pressed, and the last, as it stands below the others. */
export function pick({ buttons }: Pick<PageView, 'buttons'>, { words, marks }: Mark): RawButton | null {
  const found = buttons.filter(
    (button) => words.test(button.words) || words.test(button.name) || (marks?.test(button.marks) ?? false),
  )
  return found.findLast(({ isDisabled }) => !isDisabled) ?? found.at(-1) ?? null
}
