import type { Hint } from '../../../contract/job-ads/hints.ts'
import { balanceWords, codedPhrases } from './word-list.ts'

/** From so many more masculine words on, a line is shown: the decoder of the study's word list calls it strongly coded. */
const strongly = 4

/** Words that put people off or shut them out, in texts as people read them; once for each entry. */
export function wordHints(
  texts: readonly string[],
  { country, hasReason }: { country: 'GB' | 'IE'; hasReason: boolean },
): Hint[] {
  const sentences = sentencesOf(texts)
  const hints = codedPhrases.flatMap((entry): Hint[] => {
    for (const sentence of sentences) {
      const found = sentence.match(entry.match)?.[0]
      if (found === undefined || entry.unless?.test(sentence) === true) continue
      const level = country === 'IE' ? (entry.levelIE ?? entry.level) : entry.level
      const { id, title, details, rule } = entry
      const isExcused = level === 'block' && hasReason
      return [
        {
          id,
          level: isExcused ? 'hint' : level,
          field: level === 'block' ? 'wordsReason' : 'jobDescription',
          title,
          details: isExcused ? 'You gave a reason, which is printed in the ad.' : details,
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

function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[‘’]/gu, "'")
      .replaceAll(/[“”]/gu, '"')
      .replaceAll('\u00A0', ' ')
      .split(/(?<=[.!?;])(?<!\b(?:e\.g|i\.e|eg|ie)\.)\s+|\n/u),
  )
}
