import { softenSentences } from './capitals.ts'

/** A line of a block: its HTML, the same as plain words, and the mark of a point that stood before it. */
export type Line = { html: string; plain: string; mark: string }

/** Marks that begin a point of a list wherever they stand, and those that do so only in company. */
export const bullet = /^\s*(?:[•●▪■◦‣⁃∙○◆►▶✓✔➤➢❖·]|\\?[*–—-](?=\s))\s*/
export const loneMark = /^\\?[*–—-]$/
const sureBullet = /^\s*[•●▪■◦‣⁃∙○◆►▶✓✔➤➢❖·]/

/** A block with at least this many letters, and this share of them capitals, is a wall of capitals and is softened. */
const wall = { letters: 60, share: 0.75 }

/** The end of the run of points, or of the run of lines up to an empty one, that begins at `from`. */
export function partEnd(lines: readonly Line[], from: number): number {
  const ends = isPoint(lines, from)
    ? (at: number) => !isPoint(lines, at)
    : (at: number) => isPoint(lines, at) || lines[at]?.plain === ''
  let to = from + 1
  while (to < lines.length && !ends(to)) to++
  if (!isPoint(lines, from)) for (const line of lines.slice(from, to)) restoreMark(line)
  return to
}

function isPoint(lines: readonly Line[], at: number): boolean {
  const line = lines[at]
  if (line === undefined || line.mark === '' || line.plain === '') return false
  if (sureBullet.test(line.mark)) return true
  const isAlike = (other: Line | undefined): boolean => other?.mark === line.mark && other.plain !== ''
  return isAlike(lines[at - 1]) || isAlike(lines[at + 1])
}

function restoreMark(line: Line): void {
  if (line.mark === '' || line.plain === '') return
  line.html = `${escaped(line.mark)} ${line.html}`
  line.plain = `${line.mark} ${line.plain}`
  line.mark = ''
}

/** Sets a wall of capitals in ordinary letters, in the HTML as in the plain words. */
export function soften(lines: readonly Line[]): void {
  if (!isWall(lines)) return
  for (const line of lines) {
    let opens = true
    line.plain = ''
    line.html = line.html
      .split(/(<[^<>]*>)/)
      .map((part) => {
        if (part.startsWith('<')) return part
        const text = softenSentences(unescaped(part), opens)
        opens = part === '' ? opens : /[.!?]\s*$/.test(part)
        line.plain += text
        return escaped(text)
      })
      .join('')
  }
}

function isWall(lines: readonly Line[]): boolean {
  // So many small letters in a text of this length, and the rest cannot be share enough: most texts show it early.
  let length = 0
  for (const line of lines) length += line.plain.length
  if (length < wall.letters) return false
  const mostSmall = length * (1 - wall.share)
  let small = 0
  let capitals = 0
  for (const { plain } of lines) {
    for (let i = 0; i < plain.length; i++) {
      const code = plain.charCodeAt(i)
      if (code >= 97 && code <= 122) {
        if (++small > mostSmall) return false
      } else if (code >= 65 && code <= 90) capitals++
    }
  }
  return small + capitals >= wall.letters && capitals >= wall.share * (small + capitals)
}

export function escaped(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text
}

function unescaped(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
}
