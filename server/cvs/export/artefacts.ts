/** Ways to begin and go on with a path, to paint it, and to let go of it: PDF 32000-1:2008, tables 59 to 61. */
const drawing = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're'])
const painting = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh'])

/** What of a page's content is for the eye alone: rules and marks, and the line at its foot. */
const artefact = '/Artifact BMC'
const footLine = '/Artifact <</Type /Pagination>> BDC'

/**
 * Marks what a page shows and does not say as artefacts, so that a screen reader passes over it (PDF/UA-1, 7.1): rules that are marked
 * as parts of the document, and all that is not marked at all. In linear time.
 * @param content as Skia writes it: an operator ends a line.
 * @returns the content, and the numbers of the marks that it has no longer.
 */
export function markArtefacts(content: string): { content: string; gone: Set<number> } {
  const lines = content.split('\n')
  const gone = new Set<number>()
  const marks: { line: number; id: number | null; says: boolean }[] = []
  let path: number | null = null
  let words: number | null = null
  const wrap = (from: number, to: number, as: string) => {
    lines[from] = `${as}\n${lines[from]}`
    lines[to] = `${lines[to]}\nEMC`
  }
  // Read from the lines as they came, as those may be wrapped meanwhile.
  for (const [at, line] of content.split('\n').entries()) {
    const operator = line.slice(line.lastIndexOf(' ') + 1)
    if (operator === 'BMC' || line.endsWith('BDC')) {
      const [, id] = /\/MCID (\d{1,9})/u.exec(line) ?? []
      marks.push({ line: at, id: id === undefined ? null : Number(id), says: false })
    } else if (operator === 'EMC') {
      const mark = marks.pop()
      if (mark !== undefined && mark.id !== null && !mark.says) {
        gone.add(mark.id)
        lines[mark.line] = artefact
      }
    } else if (operator === 'BT' || operator === 'Do') {
      for (const mark of marks) mark.says = true
      if (operator === 'Do' && marks.length === 0) wrap(at, at, artefact)
      else if (marks.length === 0) words = at
    } else if (operator === 'ET' && words !== null) {
      wrap(words, at, footLine)
      words = null
    } else if (drawing.has(operator)) path ??= at
    else if (painting.has(operator)) {
      if (marks.length === 0 && words === null) wrap(path ?? at, at, artefact)
      path = null
    } else if (operator === 'n') path = null
  }
  return { content: lines.join('\n'), gone }
}
