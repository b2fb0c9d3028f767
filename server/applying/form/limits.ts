const units: Record<string, number> = { k: 1_000, m: 1_000_000 }

/** '(2 MB)', 'up to 500kb' */
export function bytesIn(text: string): number | null {
  const [, amount, unit] = /(?<![\d.])(\d+(?:\.\d+)?)\s*([km])i?b\b/iu.exec(text) ?? []
  return amount && unit ? Number(amount) * (units[unit.toLowerCase()] ?? 1) : null
}

/** '0 / 1500', 'Maximum 500 characters', 'Use 4,000 characters or fewer' */
export function charactersIn(hint: string): number | null {
  const [, counted] = /\b\d+\s*\/\s*(\d{2,6})\b/u.exec(hint) ?? []
  const [, said] = /(?<!\d,)\b(\d{1,3}(?:,\d{3})+|\d{2,6})\s*characters\b/iu.exec(hint) ?? []
  const limit = counted ?? said
  return limit === undefined ? null : Number(limit.replaceAll(',', ''))
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
