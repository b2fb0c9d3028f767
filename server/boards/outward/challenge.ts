/**
 * Tells a page that asks for a human from an answer, whatever its status: such pages come with 200, 202, 403, 429 and 503.
 * @returns who asks ('Cloudflare'), or null where it is no such page.
 */
export function challengeIn(answer: { headers: Headers; text: string }): string | null {
  return byHeader(answer.headers) ?? (isPage(answer) ? byPage(answer.text) : byData(answer.text))
}

function byHeader(headers: Headers): string | null {
  if (headers.get('cf-mitigated') === 'challenge') return 'Cloudflare'
  // AWS WAF answers 202 with 'challenge' and 405 with 'captcha'.
  if (/^(challenge|captcha)$/.test(headers.get('x-amzn-waf-action') ?? '')) return 'AWS WAF'
  return null
}

function isPage({ headers, text }: { headers: Headers; text: string }): boolean {
  return /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype html|html)\b/i.test(text)
}

/** Marks that stand only in the wall's own pages. Cloudflare's script path alone is no mark: it is in ordinary pages too. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/_cf_chl_opt|id="challenge-(form|running|stage)"|cf-challenge-running/, 'Cloudflare'],
  [/<title>\s*(Just a moment|Attention Required! \| Cloudflare)/i, 'Cloudflare'],
  [/captcha-delivery\.com\//, 'DataDome'],
  [/id="px-captcha"|px-captcha-wrapper|_pxBlockedUrl/, 'HUMAN'],
  [/_Incapsula_Resource[^>]{0,120}(CWUDNSAI|SWHANEDL)|Incapsula incident ID/, 'Imperva'],
  [/<title>\s*Pardon Our Interruption/i, 'Imperva'],
  [/sec-if-cpt-container|\/_sec\/cp_challenge\//, 'Akamai'],
  [/id="anubis_challenge"/, 'a proof-of-work page'],
  [/awsWafCookieDomainList|window\.gokuProps/, 'AWS WAF'],
]

/** What a wall of no known make says in its title or its heading. */
const sentences =
  /\b(humans only|verify (that )?you('| a)re (a )?human|are you (a )?human|(you'?re|you are) not a (ro)?bot|not a robot|mistakenly blocked|unusual traffic|security check|checking your browser|bot (check|verification)|robot check|captcha|human verification)\b/i

/** A box to prove that one is a person. It may stand in an honest page's form too, so it counts only in a short page. */
const widgets = /class="[^"]*\b(g-recaptcha|h-captcha|cf-turnstile)\b|<altcha-widget|id="(re)?captcha"/i

/** A wall has a few sentences; a page of ads has thousands of characters. */
const shortPage = 1_500

function byPage(page: string): string | null {
  const mark = marks.find(([pattern]) => pattern.test(page))
  if (mark) return mark[1]

  const headings = [...page.matchAll(/<(title|h1)\b[^<>]*>([\s\S]{0,120}?)<\/\1>/gi)].map((match) =>
    asText(match[2] ?? ''),
  )
  const short = visibleLength(page) < shortPage
  if (short && headings.some((heading) => sentences.test(heading))) return 'the site'
  if (short && widgets.test(page)) return 'the site'
  return null
}

/** DataDome and HUMAN answer calls that ask for JSON with a small object that names the page of the challenge. */
function byData(text: string): string | null {
  if (text.length > 5_000) return null
  if (/^\s*\{"url":"https:\/\/[a-z.-]*captcha-delivery\.com\//.test(text)) return 'DataDome'
  if (/"appId"\s*:\s*"PX/.test(text) && /"blockScript"/.test(text)) return 'HUMAN'
  return null
}

function asText(markup: string): string {
  return markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#0*39|#x27|apos|rsquo|#8217);|\u2019/gi, "'")
    .replace(/\s+/g, ' ')
}

function visibleLength(page: string): number {
  return asText(page.replace(/<(script|style|noscript|template)\b[\s\S]*?(<\/\1>|$)/gi, ' ')).length
}
