import { foldWords } from './fold.ts'

/**
 * An employer's name by its words as they are written, and by each two that follow one another: 'Barclays' is not 'Barclay', other than
 * for titles, and 'Oxford University Hospitals' is not the 'University of Oxford'. A possessive goes by both: "Sainsbury's" is
 * 'sainsburys' and 'sainsbury'.
 */
export function employerForms(name: string): string[] {
  const forms = formsOf(name)
  const owners = [...foldWords(name).matchAll(/(?<![\p{L}\p{N}])([\p{L}\p{N}]+)'s(?![\p{L}\p{N}])/gu)].map(
    (found) => found[1] ?? '',
  )
  return [...new Set([...forms, ...owners, ...pairsOf(forms)])]
}

/** What is searched for: each of these is to be found among an employer's. */
export function formsOf(words: string): string[] {
  return foldWords(words)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((form) => form !== '' && !joining.has(form))
}

/** The same of words that are to stand in this order. */
export function orderedFormsOf(words: string): string[] {
  const forms = formsOf(words)
  return forms.length > 1 ? pairsOf(forms) : forms
}

function pairsOf(forms: readonly string[]): string[] {
  return forms.slice(1).map((form, i) => `${forms[i]}+${form}`)
}

const joining = new Set(['and', 'of', 'the', 'at', 'for', 'in'])
