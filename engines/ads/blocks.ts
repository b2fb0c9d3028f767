import { bullet, escaped, loneMark, partEnd, soften, type Line } from './block-lines.ts'
import { readable, uneven } from './characters.ts'
import { isPageFurniture } from './page-furniture.ts'

/** The tags that a description may hold. Nothing but a link has attributes, and it has these two, in this order. */
export const inlineTags = ['strong', 'em', 'a'] as const
type Inline = (typeof inlineTags)[number]
type Heading = 1 | 2 | 3 | 4 | 5 | 6

const deepestList = 4

type Container =
  | { kind: 'root' }
  | { kind: 'ul' | 'ol'; html: string; isImplied: boolean }
  | { kind: 'li'; html: string }

/**
 * Builds a description of one shape, whatever the markup that it came in: paragraphs, lists and headings, all closed, none
 * empty, none inside another where a browser would move it. The same text in the shape that this makes comes out unchanged.
 */
export class Blocks {
  private html = ''
  private readonly plain: string[] = []
  private readonly containers: Container[] = [{ kind: 'root' }]
  private ignoredLists = 0
  private heading: Heading | null = null
  private readonly levels = new Set<Heading>()

  private lines: Line[] = []
  private line: Line = { html: '', plain: '', mark: '' }
  private needsSpace = false
  /** A mark that may begin a point, if a space comes after it. */
  private held = ''
  /** Inline tags that are open in the source, and how many of them are written in the line. */
  private readonly open: { tag: Inline; start: string }[] = []
  private written = 0

  /** Decoded text, as it would be read; line ends in it are spaces. */
  text(decoded: string): void {
    const text = readable(decoded)
    this.words(uneven.test(text) ? text.replace(/\s+/g, ' ') : text)
  }

  /** Text that is readable as it stands, with single spaces. */
  words(words: string): void {
    if (words === '') return
    let from = 0
    if (words.startsWith(' ')) {
      this.needsSpace = true
      from = 1
    }
    const endsInSpace = words.length > from && words.endsWith(' ')
    const body = words.slice(from, endsInSpace ? -1 : undefined)
    if (body !== '') this.append(body)
    if (endsInSpace) this.needsSpace = true
  }

  lineBreak(): void {
    if (this.heading !== null) this.needsSpace = true
    else this.endLine()
  }

  /** A new paragraph begins, or one ends: the two are the same here. Inside a point of a list it is a new line. */
  paragraph(): void {
    if (this.top().kind === 'li') this.lineBreak()
    else this.endBlock()
  }

  openHeading(level: Heading): void {
    this.paragraph()
    // A heading inside a list is a line of it: browsers and readers disagree on anything else.
    if (this.containers.length === 1) this.heading = level
  }

  openList(kind: 'ul' | 'ol'): void {
    this.endBlock()
    const lists = this.containers.filter((container) => container.kind === 'ul' || container.kind === 'ol').length
    if (lists >= deepestList) {
      this.ignoredLists++
      return
    }
    if (this.top().kind === 'ul' || this.top().kind === 'ol') this.containers.push({ kind: 'li', html: '' })
    this.containers.push({ kind, html: '', isImplied: false })
  }

  closeList(kind: 'ul' | 'ol'): void {
    this.endBlock()
    if (this.ignoredLists > 0) {
      this.ignoredLists--
      return
    }
    if (!this.containers.some((container) => container.kind === kind)) return
    let closed: Container['kind']
    do {
      closed = this.top().kind
      this.pop()
    } while (closed !== kind)
  }

  openItem(): void {
    this.endBlock()
    if (this.top().kind === 'li') this.pop()
    if (this.top().kind === 'root') this.containers.push({ kind: 'ul', html: '', isImplied: true })
    this.containers.push({ kind: 'li', html: '' })
  }

  closeItem(): void {
    this.endBlock()
    if (this.top().kind === 'li') this.pop()
    const list = this.top()
    if (list.kind === 'ul' && list.isImplied) this.pop()
  }

  /** `start` is the whole opening tag, safe to print. */
  openInline(tag: Inline, start: string): void {
    if (tag === 'a') this.closeInline('a')
    if (!this.open.some((one) => one.tag === tag)) this.open.push({ tag, start })
  }

  closeInline(tag: Inline): void {
    const at = this.open.findIndex((one) => one.tag === tag)
    if (at < 0) return
    this.closeWritten(at)
    this.open.splice(at, 1)
  }

  finish(): { html: string; lines: string[] } {
    this.endBlock()
    while (this.containers.length > 1) this.pop()
    return { html: this.withLevels(), lines: this.plain }
  }

  private append(body: string): void {
    let text = body
    if (this.line.plain === '') {
      if (this.heading === null) text = this.withoutMarks(body)
      this.needsSpace = false
      if (text === '') return
    }
    if (this.needsSpace) {
      this.line.html += ' '
      this.line.plain += ' '
      this.needsSpace = false
    }
    for (const { start } of this.open.slice(this.written)) this.line.html += start
    this.written = this.open.length
    this.line.html += escaped(text)
    this.line.plain += text
  }

  /** The text of a line's beginning without the marks of a point; a lone '-' waits for what comes after it. */
  private withoutMarks(body: string): string {
    // Most lines begin with a letter, which is no mark.
    if (this.held === '' && /^[A-Za-z0-9]/.test(body)) return body
    let text = body
    if (this.held !== '') {
      if (this.needsSpace) this.line.mark ||= this.held
      else text = this.held + text
      this.held = ''
    }
    for (let found = bullet.exec(text); found !== null; found = bullet.exec(text)) {
      this.line.mark ||= found[0].trim()
      text = text.slice(found[0].length)
    }
    if (!loneMark.test(text)) return text
    this.held = text
    return ''
  }

  private closeWritten(from: number): void {
    for (let i = this.written - 1; i >= from; i--) this.line.html += `</${this.open[i]?.tag}>`
    this.written = Math.min(this.written, from)
  }

  private endLine(): void {
    if (this.held !== '') {
      this.line.html = escaped(this.held)
      this.line.plain = this.held
      this.held = ''
    }
    this.closeWritten(0)
    this.needsSpace = false
    this.lines.push(this.line)
    this.line = { html: '', plain: '', mark: '' }
  }

  private endBlock(): void {
    if (this.line.plain !== '' || this.held !== '' || this.lines.length > 0) {
      this.endLine()
      const lines = this.lines
      this.lines = []
      this.write(lines)
    }
    this.line.mark = ''
    this.needsSpace = false
    this.heading = null
  }

  private write(all: Line[]): void {
    const lines = all.filter((line) => !isPageFurniture(line.plain))
    if (this.heading !== null) {
      soften(lines)
      const html = lines.map((line) => line.html).join(' ')
      if (html === '') return
      this.levels.add(this.heading)
      this.html += `<h${this.heading}>${html}</h${this.heading}>`
      this.plain.push(lines.map((line) => line.plain).join(' '))
      return
    }
    const top = this.top()
    if (top.kind === 'li') {
      this.writeItemLines(lines, top)
      return
    }
    if (top.kind !== 'root') {
      // Words in a list that stand in none of its points are points.
      const points = lines.filter((line) => line.plain !== '')
      for (const line of points) soften([line])
      top.html += this.items(points)
      return
    }
    let from = 0
    while (from < lines.length) {
      const to = partEnd(lines, from)
      const part = lines.slice(from, to).filter((line) => line.plain !== '')
      from = to
      if (part.length > 0) this.writePart(part)
    }
  }

  private writeItemLines(all: readonly Line[], item: { html: string }): void {
    const lines = all.filter((line) => line.plain !== '')
    if (lines.length === 0) return
    soften(lines)
    for (const line of lines) this.plain.push(line.plain)
    const goesOn = item.html !== '' && !/<\/[uo]l>$/.test(item.html)
    item.html += (goesOn ? '<br>' : '') + lines.map((line) => line.html).join('<br>')
  }

  private writePart(part: readonly Line[]): void {
    if (part[0]?.mark !== '') {
      for (const line of part) soften([line])
      this.html = joined(this.html, 'ul', this.items(part))
      return
    }
    soften(part)
    this.html += `<p>${part.map((line) => line.html).join('<br>')}</p>`
    for (const line of part) this.plain.push(line.plain)
  }

  private items(lines: readonly Line[]): string {
    for (const line of lines) this.plain.push(line.plain)
    return lines.map((line) => `<li>${line.html}</li>`).join('')
  }

  private top(): Container {
    return this.containers.at(-1) ?? { kind: 'root' }
  }

  private pop(): void {
    const closed = this.containers.pop()
    if (closed === undefined || closed.kind === 'root' || closed.html === '') return
    const parent = this.top()
    if (closed.kind === 'li') {
      if (parent.kind === 'ul' || parent.kind === 'ol') parent.html += `<li>${closed.html}</li>`
    } else if (parent.kind === 'root') this.html = joined(this.html, closed.kind, closed.html)
    else parent.html = joined(parent.html, closed.kind, closed.html)
  }

  /** The levels that occur, in order, become 2, 3 and 4: the page's own heading is the ad's title. */
  private withLevels(): string {
    if (this.levels.size === 0) return this.html
    const order = [...this.levels].sort((a, b) => a - b)
    return this.html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
      const at = order.indexOf(Number(level) as Heading)
      return `<${slash}h${Math.min(at + 2, 4)}>`
    })
  }
}

/** Two bulleted lists with nothing between them are one. Numbered ones are not: each counts from 1. */
function joined(html: string, kind: 'ul' | 'ol', items: string): string {
  if (kind === 'ul' && html.endsWith('</ul>')) return `${html.slice(0, -5)}${items}</ul>`
  return `${html}<${kind}>${items}</${kind}>`
}
