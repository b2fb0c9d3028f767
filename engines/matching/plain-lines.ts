import { decodeHTML } from 'entities'

const block = /<(?:\/?(?:p|li|ul|ol|h[1-6]|div|tr|table|section)\b[^<>]*|br\s*\/?)>/giu

/** The text of cleaned HTML, a line for each paragraph, point and heading. */
export function plainLines(html: string): string[] {
  return decodeHTML(html.replace(block, '\n').replace(/<[^<>]*>/gu, ''))
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
}
