/**
 * The parts of a text within reach of certain words: what a costly pattern has to look at. A part ends where its reach ends,
 * so a pattern that is run over it must itself hold one of the words.
 */
export class Around {
  readonly parts: string[] = []
  private readonly text: string
  private readonly reach: number
  private from = -1
  private to = -1

  constructor(text: string, reach: number) {
    this.text = text
    this.reach = reach
  }

  /** A word stands from `start` to `end`; words are added in the order of the text. */
  add(start: number, end: number): void {
    const from = Math.max(0, start - this.reach)
    if (from > this.to) {
      this.finish()
      this.from = from
    }
    this.to = Math.min(this.text.length, end + this.reach)
  }

  /** Ends the last part; no word comes after it. */
  finish(): this {
    if (this.from >= 0) this.parts.push(this.text.slice(this.from, this.to))
    return this
  }
}
