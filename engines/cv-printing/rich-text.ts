import sanitizeHtml from 'sanitize-html'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { allowedHtml } from '../../contract/platform/allowed-html.ts'
import { safeHref } from '../../contract/platform/safe-href.ts'

const options: sanitizeHtml.IOptions = {
  ...allowedHtml,
  allowedAttributes: { a: ['href', 'rel'] },
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (_, { href = '' }) => {
      const safe = safeHref(href)
      return { tagName: 'a', attribs: safe === null ? {} : { href: safe, rel: 'nofollow noopener ugc' } }
    },
  },
}

/** Characters that no keyboard makes and that hide or turn text: control characters but line ends and tabs, and marks of direction. */
const hidden = /(?![\t\n\r])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Rich text of a person, on its way in and again on its way out (R-XSS-1): the tags that the editor makes and nothing else.
 * Cleaning what was cleaned changes nothing. Text without any tag becomes paragraphs, a line each. Without words: ''.
 */
export function cleanRichText(source: string): string {
  const text = source.slice(0, cvLimits.richText).replaceAll(hidden, '')
  const clean = untilSettled(text)
  if (!/[^\s]/u.test(clean.replaceAll(/<[^<>]*>|&nbsp;|\u00a0/gu, ''))) return ''
  return clean.includes('<') ? clean : asParagraphs(clean)
}

/** What is dropped around a tag can leave tags where a reader would move them ('<p><p>'): the next look sees it as a reader does. */
function untilSettled(html: string): string {
  let clean = look(html)
  for (let looks = 0; looks < 5; looks++) {
    const again = look(clean)
    if (again === clean) return clean
    clean = again
  }
  // Nothing that people write: the words alone.
  return sanitizeHtml(clean, { ...options, allowedTags: [] }).trim()
}

/** Hidden characters can come as entities, which are read on the way. */
function look(html: string): string {
  return sanitizeHtml(html, options).replaceAll(hidden, '').trim()
}

/** A CV whose rich text may be shown, printed and kept. */
export function withCleanText(cv: Cv): Cv {
  return {
    ...cv,
    summary: cleanRichText(cv.summary),
    jobs: cv.jobs.map((job) => ({ ...job, jobDescription: cleanRichText(job.jobDescription) })),
    more: cv.more.map((section) => ({ ...section, description: cleanRichText(section.description) })),
  }
}

/** @param text escaped already. */
function asParagraphs(text: string): string {
  return text
    .split(/\r\n|[\n\r]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('')
}
