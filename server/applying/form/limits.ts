const units: Record<string, number> = { k: 1_000, m: 1_000_000 }

/** '(2 MB)', 'up to 500kb' */
export function bytesIn(text: string): number | null {
  const [, amount, unit] = /(?<![\d.])(\d+(?:\.\d+)?)\s*([km])i?b\b/iu.exec(text) ?? []
  return amount && unit ? Number(amount) * (units[unit.toLowerCase()] ?? 1) : null
}

/** '0 / 1500', 'Maximum 500 characters', 'Use 4,000 characters or fewer' */
export function charactersIn(text: string): number | null {
  const [whole = '', counted] = /\b\d{1,6}\s?\/\s?(\d{2,6})\b(?: words\b)?/iu.exec(text) ?? []
  const isOfWords = whole.endsWith('s')
  return counted !== undefined && !isOfWords ? Number(counted) : mostOf('characters', text)
}

/** 'Maximum 300 words', '250–500 words', '0/300 words' */
export function wordsIn(text: string): number | null {
  return mostOf('words', text)
}

const amounts = {
  characters: /(?<!\d,)\b(\d{1,3}(?:,\d{3})+|\d{2,6})\s?(?:characters|chars)\b/giu,
  words: /(?<!\d,)\b(\d{1,3}(?:,\d{3})+|\d{2,6})\s?words\b/giu,
}
/** What stands before an amount that is the least and not the most. */
const least = /(?:at least|min(?:imum)?\.?(?: of)?:?|no (?:less|fewer) than|more than|over)\s?$/iu

function mostOf(unit: keyof typeof amounts, text: string): number | null {
  for (const found of text.matchAll(amounts[unit])) {
    if (!least.test(text.slice(Math.max(0, found.index - 20), found.index)))
      return Number((found[1] ?? '').replaceAll(',', ''))
  }
  return null
}

const endings: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/rtf': ['rtf'],
  'text/rtf': ['rtf'],
  'text/plain': ['txt'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'image/*': ['jpg', 'jpeg', 'png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}

/** From the attribute 'accept'; where there is none, from the words beside the field. */
export function fileTypesIn(accept: string, said: string): string[] {
  const accepted = accept.split(',').flatMap((part) => {
    const type = part.trim().toLowerCase()
    return type.startsWith('.') ? [type.slice(1)] : (endings[type] ?? [])
  })
  if (accepted.length > 0) return [...new Set(accepted)]
  return [
    ...new Set([...said.matchAll(/\b(pdf|docx?|rtf|odt|txt|jpe?g|png)\b/giu)].map(([ending]) => ending.toLowerCase())),
  ]
}
