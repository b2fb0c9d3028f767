/** What a text document is made of, whichever program wrote it. */
export type Block =
  | { kind: 'line'; text: string; isHeading?: boolean }
  /** Rows of cells, each a document of its own. */
  | { kind: 'table'; rows: Block[][][] }

/**
 * A document as lines. A row whose cells are one line each stays a line, with tabs between; else its cells follow each other, as
 * where a table only holds two columns of a page.
 */
export function printBlocks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.flatMap(printRow)
    const lines = block.text.split('\n').map(tidyLine)
    return block.isHeading === true && lines.some((line) => line !== '') ? ['', ...lines] : lines
  })
}

function printRow(cells: readonly Block[][]): string[] {
  const printed = cells.map((cell) => tidyLines(printBlocks(cell))).filter((lines) => lines.length > 0)
  if (printed.every((lines) => lines.length === 1)) return [printed.flat().join('\t')]
  // A date or a label stays with what it is about; long cells are columns of a page.
  return ['', ...printed.flatMap((lines) => (lines.length > longLabel ? ['', ...lines, ''] : lines)), '']
}

const longLabel = 4

/** No spaces at the ends, none twice; what is not printed is not there. */
export function tidyLine(line: string): string {
  return (
    line
      .normalize('NFC')
      // Control characters, soft hyphens, marks of direction and byte order.
      .replace(/(?!\t)[\p{Cc}\p{Cf}]/gu, '')
      // Fonts of signs have their bullets among the letters for private use.
      .replace(/\p{Co}/gu, '•')
      .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000 ]+/gu, ' ')
      .replace(/(?<! ) *\t[ \t]*/gu, '\t')
      .trim()
  )
}

/** No empty lines at the ends, and never two together. */
export function tidyLines(lines: readonly string[]): string[] {
  const kept = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
  if (kept[0] === '') kept.shift()
  if (kept.at(-1) === '') kept.pop()
  return kept
}

/** Page headers come first, as they stand at the top; footers last. The same on several pages is one. */
export function printDocument(parts: {
  headers: readonly Block[][]
  body: readonly Block[]
  footers: readonly Block[][]
}): string {
  const once = (documents: readonly Block[][]) => {
    const texts = documents.map((blocks) => tidyLines(printBlocks(blocks)).join('\n'))
    return [...new Set(texts)].filter((text) => text !== '')
  }
  const body = tidyLines(printBlocks(parts.body)).join('\n')
  return [...once(parts.headers), body, ...once(parts.footers)].filter((text) => text !== '').join('\n\n')
}
