import type { ApplicationReason } from '../../contract/applications/applications.ts'
import type { PageView } from './page/page-view.ts'

export type Obstacle = { reason: ApplicationReason; text: string }

const challenge =
  /verify (?:that )?you(?:'|’)?(?: a)?re (?:a )?human|you are (?:a )?human|humans only|checking (?:your|the) browser|not a robot|unusual traffic|security check|prove (?:that )?you\b|automated (?:access|requests|program)|captcha/iu
const code =
  /(?:verification|security|one[- ]time|login|sign[- ]in|access) code|enter the (?:\d-digit )?code|code (?:that )?(?:we|was)(?:['’]ve)? (?:have )?sent|sent (?:you )?(?:a|an|the) .{0,20}code|passcode/iu
const restricted =
  /account (?:has been |is |was )?(?:temporarily )?(?:restricted|suspended|limited|locked|barred|blocked|disabled)|restricted your account|unusual activity|barred your account/iu
const dailyLimit =
  /(?:daily|application) (?:application )?limit|limit (?:for|of) (?:applications|today)|(?:exceeded|reached) .{0,40}limit|too many applications/iu
const closed =
  /no longer (?:available|accepting|open|here|taking)|(?:job|vacancy|advert|role|position|posting)(?: ad)? (?:has |is |was )?(?:now )?(?:expired|closed|been filled|been removed|not available|withdrawn)|not accepting applications|applications? (?:for .{0,60} )?(?:have|has|are|is)(?: now)? closed|closed (?:to|for) (?:new )?applications/iu
const already =
  /(?:you(?:['’]ve| have)? (?:already|previously) applied|already applied|you applied (?:for|to|on)|application already (?:sent|received|exists)|duplicate application)/iu
const knockOut =
  /(?:do|does|did) not meet|don['’]t meet|not eligible|ineligible|cannot be considered|can['’]?not (?:apply|go on|continue|take your application)|unable to (?:proceed|consider|progress)|not (?:be )?(?:able to )?(?:suitable|progress(?:ed)?)|unfortunately|minimum (?:requirement|qualification)|(?:is|are) required for this (?:job|role|position)|will not be considered|employer only (?:takes|wants|considers)/iu
const broken =
  /something (?:has gone|went|is) wrong|(?:internal )?server error|technical (?:problem|difficult|error)|service (?:is )?unavailable|try again later|temporarily unavailable|bad gateway|error 5\d\d/iu
const expired =
  /session (?:has )?(?:expired|timed out|ended)|logged (?:you )?out (?:due|because|after)|signed out (?:due|because|after)/iu

/** What stands in the way on any page; null: nothing that we know of. */
export function obstacleIn(view: PageView): Obstacle | null {
  const said = saidBy(view)
  const find = (words: RegExp) => said.find((text) => words.test(text))
  const isBarred = find(restricted)
  if (isBarred !== undefined) return { reason: 'account-warning', text: isBarred }
  const isLimited = find(dailyLimit)
  if (isLimited !== undefined) return { reason: 'daily-limit', text: isLimited }
  const wantsCode = codeIn(view)
  if (wantsCode !== null) return { reason: 'one-time-code', text: wantsCode }
  return null
}

/** A code that was sent to the person, and that only they can read. */
function codeIn(view: PageView): string | null {
  const field = view.fields.find(
    ({ label, marks, control }) =>
      control === 'text' && (/one-time-code|passcode|\botp\b|\bpin\b|verification/iu.test(marks) || code.test(label)),
  )
  if (!field) return null
  return saidBy(view).find((text) => code.test(text)) ?? field.label
}

/** What asks for a human: something that is drawn, or a page that has nothing else on it. Words within a form, or an ad, are none. */
export function captchaIn(view: PageView): Obstacle | null {
  if (view.captcha !== '')
    return {
      reason: 'captcha',
      text: view.captcha === 'captcha' ? 'The board wants to check that you are human' : view.captcha,
    }
  const isBare = view.fields.length === 0 && !view.hasForm && view.buttons.length <= mostOfChallenge
  const said = isBare ? [view.title, ...view.headings, ...view.notices.filter((words) => words.length < 120)] : []
  const text = said.find((words) => challenge.test(words))
  return text === undefined ? null : { reason: 'captcha', text }
}

/** The same after a press, which a form may refuse with such words alone. */
export function captchaAfter(view: PageView, before: PageView): Obstacle | null {
  const text = view.errors.find((words) => challenge.test(words) && !before.errors.includes(words))
  return captchaIn(view) ?? (text === undefined ? null : { reason: 'captcha', text })
}

/** Buttons and links of a page that only asks for a human. */
const mostOfChallenge = 12

/** The ad takes no applications any more. */
export function closedIn(view: PageView): Obstacle | null {
  return found(view, closed, 'closed')
}

/** The person has applied before. */
export function alreadyIn(view: PageView): Obstacle | null {
  const button = view.buttons.find(({ words, isDisabled }) => isDisabled && /^(?:already )?applied\b/iu.test(words))
  const badge = view.notices.find((text) => /^applied(?: (?:on |\d).{0,30})?$/iu.test(text))
  const text = button?.words ?? badge
  return text === undefined ? found(view, already, 'already-applied') : { reason: 'already-applied', text }
}

/** An answer that ends the application: of what was not said before it was given. A form's own labels are no answer to it. */
export function knockOutIn(view: PageView, before: PageView): Obstacle | null {
  const known = new Set(saidBy(before))
  const said = view.fields.length > 0 ? view.errors : saidBy(view)
  const text = said.find((words) => !known.has(words) && knockOut.test(words))
  return text === undefined ? null : { reason: 'knock-out', text }
}

/** The board says that it is broken. */
export function brokenIn(view: PageView): string | null {
  return [view.title, ...view.headings, ...view.notices].find((text) => broken.test(text)) ?? null
}

/** The board has forgotten who we are. */
export function isExpired(view: PageView): boolean {
  return saidBy(view).some((text) => expired.test(text))
}

function found(view: PageView, words: RegExp, reason: ApplicationReason): Obstacle | null {
  const text = saidBy(view).find((one) => words.test(one))
  return text === undefined ? null : { reason, text }
}

function saidBy({ errors, headings, notices, title }: PageView): string[] {
  return [...errors, ...headings, ...notices, title]
}
