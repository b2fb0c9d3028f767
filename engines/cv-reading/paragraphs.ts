import { escapeText } from 'entities'
import type { Line } from './lines.ts'

/** Lines as HTML: what was listed as a list, the rest as paragraphs; lines that only the page's width broke are put together. */
export function htmlOf(lines: readonly Line[]): string {
  const blocks = blocksOf(lines)
  // A file that lost the signs of its lists: several short lines, none of them a sentence.
  const isList = (at: number) =>
    blocks[at] !== undefined &&
    (blocks[at].isBullet ||
      (blocks.length > 1 &&
        isShort(blocks[at].text) &&
        (isShort(blocks[at + 1]?.text ?? '.') || isShort(blocks[at - 1]?.text ?? '.')) &&
        !hasBullets))
  const hasBullets = blocks.some(({ isBullet }) => isBullet)
  const html: string[] = []
  let items: string[] = []
  const close = () => {
    if (items.length > 0) html.push(`<ul>${items.join('')}</ul>`)
    items = []
  }
  blocks.forEach(({ text }, at) => {
    const words = escapeText(text.replaceAll('\t', ' '))
    if (isList(at)) items.push(`<li>${words}</li>`)
    else {
      close()
      html.push(`<p>${words}</p>`)
    }
  })
  close()
  return html.join('')
}

const isShort = (text: string) => text.length <= 110 && !/[.:!?]$/u.test(text)

/**
 * Lines put together where one goes on in the next.
 * @param short Where lines are names and dates and no prose, how far one reaches tells nothing.
 */
export function blocksOf(
  lines: readonly Line[],
  { short = false } = {},
): { text: string; isBullet: boolean; lines: Line[] }[] {
  // Several lines of which none goes on in small letters and none ends a sentence are a list.
  const isList =
    lines.length > 2 &&
    !lines.some(({ text }) => /^\p{Ll}/u.test(text)) &&
    !lines.some(({ text }) => /[.,;:]$/u.test(text))
  const widestOf = ({ wrapsAt }: Line) => (short || isList ? Infinity : wrapsAt)
  const blocks: { text: string; isBullet: boolean; lines: Line[]; last: string }[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last !== undefined && !line.isBullet && goesOn(last.last, line, widestOf(line))) {
      last.text += `${/\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(line.text) ? '' : ' '}${line.text}`
      last.lines.push(line)
      last.last = line.text
    } else blocks.push({ text: line.text, isBullet: line.isBullet, lines: [line], last: line.text })
  }
  return blocks
}

/** Whether a line goes on in the next: it reaches the margin, or the next begins in the middle of a sentence. */
function goesOn(before: string, { text, afterGap }: Line, widest: number): boolean {
  if (afterGap && /[.:;!?]$/u.test(before)) return false
  if (afterGap && !/^\p{Ll}/u.test(text)) return false
  // '(2014) City College' begins an entry, and an address on the web is no word of a sentence.
  if (/^[([](?:19|20)\d\d\b/u.test(text) || /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?$/iu.test(text)) return false
  if (/^(?:\p{Ll}{2,}|[(&])/u.test(text) && before.length > 25 && !/[.!?]$/u.test(before)) return true
  if (/[,(&/]$|\b(?:and|or|of|the|to|with|for|in|a|an|by|from|as|at|on)$/u.test(before) && before.length > 25)
    return true
  return before.length >= 60 && before.length >= widest * 0.78 && !/[:;]$/u.test(before)
}
