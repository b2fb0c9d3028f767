import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'

/** Words; an ad of this length takes five minutes to read. */
const longWords = 1_000
const shortWords = 30

/** Text that is hard to read: shouted, too long, or too little. */
export function styleHints({ jobTitle }: AdContent, description: string): Hint[] {
  const hints: Hint[] = []
  const say = (id: string, field: string, title: string, details: string, found = ''): void => {
    hints.push({ id, level: 'hint', field, title, details, rule: 'Good practice', found })
  }
  if (isShouted(jobTitle) || /!{1,}/u.test(jobTitle))
    say(
      'title-shouts',
      'jobTitle',
      'The title shouts',
      'Write it the way people search for it, without capitals or exclamation marks.',
      jobTitle,
    )
  if (/£|€|\b\d{2,3}k\b/iu.test(jobTitle))
    say('title-pay', 'jobTitle', 'Pay belongs in its own field', 'People can filter by that field.', jobTitle)
  const shouted = description.split('\n').find((line) => line.length > 40 && isShouted(line))
  if (shouted !== undefined)
    say(
      'text-shouts',
      'jobDescription',
      'A line is all capitals',
      'Capitals are slow to read, and screen readers may read them out letter by letter.',
      shouted.slice(0, 60),
    )
  const words = description.split(/\s+/u).filter((word) => word !== '').length
  if (words > longWords)
    say(
      'too-long',
      'jobDescription',
      'The text is long',
      `It has ${words.toLocaleString('en-GB')} words; most people stop long before ${longWords.toLocaleString('en-GB')}.`,
    )
  if (words > 0 && words < shortWords)
    say(
      'too-short',
      'jobDescription',
      'The text is short',
      'Say what the person will do, with whom, and what they need to be able to do.',
    )
  return hints
}

/** Mostly capitals, in more than a word or two: 'HGV DRIVER WANTED', not 'SQL' or 'NHS nurse'. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= 12 && capitals / letters > 0.7
}
