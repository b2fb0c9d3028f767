import type { Hint } from '../../../contract/job-ads/hints.ts'
import { namesReason } from './frames.ts'
import { sentencesOf } from './sentences-of.ts'
import { balanceWords, codedPhrases } from './word-list.ts'
import type { Country } from '../../../contract/places/countries.ts'

/** From so many more masculine words on, a line is shown: the decoder of the study's word list calls it strongly coded. */
const strongly = 4

/** Words that put people off or shut them out, in texts as people read them; once for each entry. */
export function wordHints(
  texts: readonly string[],
  { country, hasReason }: { country: Country; hasReason: boolean },
): Hint[] {
  const sentences = sentencesOf(texts)
  // The law's own words for a reason, in the sentence or the one beside it, leave nothing to say.
  const reasoned = sentences.map((sentence) => namesReason.test(sentence))
  const isExplained = hasReason || reasoned.includes(true)
  const shown = new Set<string>()
  const hints = codedPhrases.flatMap((entry): Hint[] => {
    if (shown.has(entry.id)) return []
    for (const [at, sentence] of sentences.entries()) {
      const found = typeof entry.match === 'function' ? entry.match(sentence) : sentence.match(entry.match)?.[0]
      if (found === undefined || entry.unless?.test(sentence) === true) continue
      if (entry.level === 'block' && (reasoned[at - 1] || reasoned[at] || reasoned[at + 1])) continue
      shown.add(entry.id)
      const level = entry.levelIn?.[country] ?? entry.level
      const { id, title, details, rule } = entry
      const isExcused = level === 'block' && isExplained
      return [
        {
          id,
          level: isExcused ? 'hint' : level,
          field: 'jobDescription',
          title,
          details: isExcused ? 'The ad gives a reason, which everybody can read.' : details,
          rule,
          found,
        },
      ]
    }
    return []
  })
  return [...hints, ...balanceHint(sentences)]
}

/** How many places sound masculine and feminine. */
export function balanceOf(texts: readonly string[]): { masculine: string[]; feminine: string[] } {
  return balanceIn(sentencesOf(texts))
}

function balanceIn(sentences: readonly string[]): { masculine: string[]; feminine: string[] } {
  const whole = sentences.join(' ').replaceAll(balanceWords.notCounted, ' ')
  return { masculine: whole.match(balanceWords.masculine) ?? [], feminine: whole.match(balanceWords.feminine) ?? [] }
}

function balanceHint(sentences: readonly string[]): Hint[] {
  const { masculine, feminine } = balanceIn(sentences)
  if (masculine.length - feminine.length < strongly) return []
  const words = [...new Set(masculine.map((word) => word.toLowerCase()))].slice(0, 8).join(', ')
  return [
    {
      id: 'gender-balance',
      level: 'hint',
      field: 'jobDescription',
      title: 'The wording may put some people off',
      details: `${masculine.length} words that studies found to sound masculine, ${feminine.length} feminine: ${words}.`,
      rule: 'Gaucher, Friesen and Kay (2011)',
      found: '',
    },
  ]
}
