/** About two lines on a wide screen. */
const length = 200

/**
 * About two lines of a text around the best place, with what was searched for between U+0002 and U+0003.
 * @param marks Words and names as they may stand in the text; capitals do not count.
 */
export function snippetOf(text: string, marks: readonly string[]): string {
  const found = placesOf(text, marks)
  const start = startOf(text, found)
  const end = endOf(text, start)
  let snippet = start > 0 ? '… ' : ''
  let at = start
  for (const place of found.filter((one) => one.from >= start && one.to <= end)) {
    snippet += `${text.slice(at, place.from)}\u0002${text.slice(place.from, place.to)}\u0003`
    at = place.to
  }
  return `${snippet}${text.slice(at, end)}${end < text.length ? ' …' : ''}`
}

type Found = { from: number; to: number }

/** Whole words only, the endings that a stem leaves open included: 'nurs' marks 'nursing'. */
function placesOf(text: string, marks: readonly string[]): Found[] {
  const words = marks.filter((mark) => mark.trim() !== '').map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  if (words.length === 0) return []
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})[\\p{L}]{0,5}(?![\\p{L}\\p{N}])`, 'giu')
  const found: Found[] = []
  for (const match of text.matchAll(pattern)) {
    found.push({ from: match.index, to: match.index + match[0].length })
    if (found.length === 50) break
  }
  return found
}

/** Where most marks are close together, a little before the first of them, at the beginning of a word. */
function startOf(text: string, found: readonly Found[]): number {
  if (text.length <= length) return 0
  let best: Found | null = null
  let most = 0
  for (const one of found) {
    const near = found.filter((other) => other.from >= one.from && other.to <= one.from + length - 40).length
    if (near > most) {
      most = near
      best = one
    }
  }
  if (best === null || best.from < 60) return 0
  const space = text.indexOf(' ', best.from - 40)
  return space === -1 || space >= best.from ? best.from : space + 1
}

function endOf(text: string, start: number): number {
  if (text.length - start <= length) return text.length
  const space = text.lastIndexOf(' ', start + length)
  return space > start ? space : start + length
}
