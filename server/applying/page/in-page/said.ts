import type { Scope } from './scope.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

/** What the page tells about itself, beside its ad and its fields. Runs in the page. */
export function saidTools({
  squeeze,
  short,
  isShown,
  isSeen,
  anyControl,
  captchaSelector,
  body,
  scope,
  asides,
  find,
  first,
  closest,
  holds,
}: Words & Selectors & Scope & Seen & Tree) {
  const isOfAd = (one: Element) =>
    asides.some((aside) => holds(aside, one)) ||
    closest(
      one,
      '[class~=ad],[class*=description i],[id*=description i],[data-qa=job-description],[data-at=job-ad-content],.demo,footer,nav',
    ) !== null
  const told = find(
    scope,
    'h1,h2,h3,p,li,[role=alert],[role=status],[class*=feedback i],[class*=banner i],[class*=alert i],[class*=notice i],[class*=badge i],strong,span,div,dd',
  )
    .filter(
      (one) =>
        isShown(one) &&
        !isOfAd(one) &&
        (one.children.length === 0 ||
          /^(?:p|h1|h2|h3)$/iu.test(one.tagName) ||
          one.matches('[role=alert],[role=status]')),
    )
    .map(short)
    .filter((text) => text !== '' && text.length < 300)
  const errors = find(scope, '.error,[role=alert],[class*="error" i]:not(form):not(input):not(select):not(textarea)')
    .filter((one) => isShown(one) && !isOfAd(one) && first(one, anyControl) === null)
    .map(short)
    // A star alone only marks what must be answered.
    .filter((text) => /\p{L}/u.test(text) && text.length < 400)
  // What asks for a human is drawn, and has something to do in it; words that speak of it are none.
  const does = 'iframe,canvas,img,input,button,[role=checkbox],textarea'
  const robot = find(body, captchaSelector).find((one) => {
    const box = one.getBoundingClientRect()
    const isWidget = one.matches(`iframe,altcha-widget,.cf-turnstile`) || first(one, does) !== null
    const isBadge = closest(one, '.grecaptcha-badge') !== null || first(one, '.grecaptcha-badge') !== null
    return isWidget && !isBadge && !one.matches('form,main,body') && box.width > 40 && box.height > 15 && isSeen(one)
  })
  const headings = find(scope, 'h1,h2,h3')
    .filter((one) => isShown(one) && !isOfAd(one))
    .map(short)
  const captcha = robot ? squeeze(robot.textContent ?? '') || 'captcha' : ''
  return { headings, notices: [...new Set(told)].slice(0, 120), errors: [...new Set(errors)], captcha }
}
