import type { Scope } from './scope.ts'
import type { Selectors } from './selectors.ts'
import type { Words } from './words.ts'

/** What the page tells about itself, beside its ad and its fields. Runs in the page. */
export function saidTools({
  squeeze,
  short,
  isShown,
  anyControl,
  captchaSelector,
  scope,
  asides,
}: Words & Selectors & Scope) {
  const isOfAd = (one: Element) =>
    asides.some((aside) => aside.contains(one)) ||
    one.closest(
      '[class~=ad],[class*=description i],[id*=description i],[data-qa=job-description],[data-at=job-ad-content],.demo,footer,nav',
    ) !== null
  const told = [
    ...scope.querySelectorAll(
      'h1,h2,h3,p,li,[role=alert],[role=status],[class*=feedback i],[class*=banner i],[class*=alert i],[class*=notice i],[class*=badge i],strong,span,div,dd',
    ),
  ]
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
  const errors = [
    ...scope.querySelectorAll('.error,[role=alert],[class*="error" i]:not(form):not(input):not(select):not(textarea)'),
  ]
    .filter((one) => isShown(one) && !isOfAd(one) && !one.querySelector(anyControl))
    .map(short)
    // A star alone only marks what must be answered.
    .filter((text) => /\p{L}/u.test(text) && text.length < 400)
  const robot = [...document.querySelectorAll(captchaSelector)].find((one) => {
    const box = one.getBoundingClientRect()
    return isShown(one) && box.width > 40 && box.height > 15 && !one.closest('.grecaptcha-badge')
  })
  const headings = [...scope.querySelectorAll('h1,h2,h3')].filter((one) => isShown(one) && !isOfAd(one)).map(short)
  const captcha = robot ? squeeze(robot.textContent ?? '') || 'captcha' : ''
  return { headings, notices: [...new Set(told)].slice(0, 120), errors: [...new Set(errors)], captcha }
}
