import type { Block } from './blocks.ts'

const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  nestcell: '\t',
  '~': ' ',
  _: '-',
}

/** Makes lines and tables of what a rich text says in its order. */
export class RtfWriter {
  readonly #blocks: Block[] = []
  #line = ''
  #cell: Block[] = []
  #row: Block[][] = []
  #isInTable = false

  add(text: string): void {
    this.#line += text
  }

  isInLine(): boolean {
    return this.#line !== ''
  }

  /** A control word that says something about lines, cells and rows, or is a sign; any other is none of its business. */
  word(word: string): void {
    const sign = signs[word]
    if (sign !== undefined) return this.add(sign)
    switch (word) {
      case 'par':
      case 'sect':
      case 'page':
      case 'nestrow':
        return this.#endLine()
      case 'cell':
        return this.#endCell()
      case 'row':
        return this.#endRow()
      case 'intbl':
        this.#isInTable = true
        return
      case 'pard':
        this.#isInTable = false
    }
  }

  blocks(): Block[] {
    if (this.#line !== '') this.#endLine()
    if (this.#cell.length > 0) this.#endCell()
    this.#endRow()
    return this.#blocks
  }

  #endLine(): void {
    const line: Block = { kind: 'line', text: this.#line }
    this.#line = ''
    if (this.#isInTable || this.#row.length > 0) this.#cell.push(line)
    else this.#blocks.push(line)
  }

  #endCell(): void {
    if (this.#line !== '') this.#cell.push({ kind: 'line', text: this.#line })
    this.#line = ''
    this.#row.push(this.#cell)
    this.#cell = []
  }

  #endRow(): void {
    if (this.#row.length > 0) this.#blocks.push({ kind: 'table', rows: [this.#row] })
    this.#row = []
    this.#cell = []
    this.#line = ''
  }
}
