import { printDocument, type Block } from './blocks.ts'
import { codePageOfFont, decoderOf, usualCodePage } from './rtf-code-pages.ts'
import { rtfTokens } from './rtf-tokens.ts'
import { RtfWriter } from './rtf-writer.ts'

/** Groups whose words are not text of the page. */
const unseen = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata themedata colorschememapping datastore latentstyles listtable ' +
    'listoverridetable rsidtbl generator xmlnstbl filetbl revtbl fldinst nonshppict bkmkstart bkmkend annotation atnid atnauthor ' +
    'atntime atnicn atrfstart atrfend footnote footnotesep ftnsep ftnsepc aftnsep aftnsepc listtext pntext pnseclvl shpinst ' +
    'do wgrffmtfilter mmathPr private falt panose'
  ).split(' '),
)
/** Optional groups that have text of the page. */
const known = new Set(['shptxt', 'fldrslt', 'shp', 'nesttableprops', 'headerl', 'headerr', 'headerf'])

type Part = 'headers' | 'body' | 'footers'

/** What holds in one group, and in those within it until they say otherwise. */
type Group = {
  isUnseen: boolean
  part: Part
  codePage: string
  /** So many bytes after a letter given by its number say the same for old programs. */
  skipped: number
  isFontTable: boolean
}

/** The text of a rich text file: page headers, the body with its tables, page footers. */
export function readRtf(bytes: Uint8Array): string {
  const reader = new Reader()
  for (const token of rtfTokens(bytes)) {
    switch (token.kind) {
      case 'byte':
        reader.byte(token.byte)
        break
      case 'open':
        reader.open()
        break
      case 'close':
        reader.close()
        break
      case 'word':
        reader.word(token.word, token.value)
    }
  }
  const { headers, body, footers } = reader.end()
  return printDocument({ headers: [headers], body, footers: [footers] })
}

class Reader {
  readonly #written = { headers: new RtfWriter(), body: new RtfWriter(), footers: new RtfWriter() }
  readonly #fonts = new Map<number, string>()
  readonly #groups: Group[] = []
  #group: Group = { isUnseen: false, part: 'body', codePage: usualCodePage, skipped: 1, isFontTable: false }
  #ownCodePage = usualCodePage
  #font = 0
  #isFirst = false
  #isOptional = false
  #toSkip = 0
  #bytes: number[] = []

  byte(byte: number): void {
    this.#isFirst = false
    if (this.#toSkip > 0) this.#toSkip--
    else if (!this.#group.isUnseen) this.#bytes.push(byte)
  }

  open(): void {
    this.#decode()
    this.#groups.push(this.#group)
    this.#group = { ...this.#group }
    this.#isFirst = true
    this.#toSkip = 0
  }

  close(): void {
    this.#decode()
    this.#group = this.#groups.pop() ?? this.#group
    this.#isFirst = false
    this.#toSkip = 0
  }

  word(word: string, value: number | null): void {
    this.#decode()
    if (word === '*') {
      this.#isOptional = this.#isFirst
      return
    }
    if (this.#isFirst) this.#beginGroup(word)
    this.#isFirst = false
    this.#isOptional = false
    if (this.#setCodePage(word, value)) return
    if (word === 'uc') this.#group.skipped = value ?? 1
    else if (word === 'v') this.#group.isUnseen ||= value !== 0
    else if (this.#group.isUnseen) return
    else if (word === 'u' && value !== null) {
      this.#writer.add(String.fromCharCode(value < 0 ? value + 65_536 : value))
      this.#toSkip = this.#group.skipped
    } else this.#writer.word(word)
  }

  end(): Record<Part, Block[]> {
    this.#decode()
    const { headers, body, footers } = this.#written
    return { headers: headers.blocks(), body: body.blocks(), footers: footers.blocks() }
  }

  get #writer(): RtfWriter {
    return this.#written[this.#group.part]
  }

  /** The first word of a group says what it is for; an optional one that we do not know is left out whole. */
  #beginGroup(word: string): void {
    const group = this.#group
    if (unseen.has(word) || (this.#isOptional && !known.has(word))) group.isUnseen = true
    if (word === 'shptxt') group.isUnseen = false
    if (word === 'fonttbl') group.isFontTable = true
    if (/^header[lrf]?$/u.test(word)) group.part = 'headers'
    if (/^footer[lrf]?$/u.test(word)) group.part = 'footers'
    if (word === 'listtext' && !this.#writer.isInLine()) this.#writer.add('• ')
  }

  /** @returns whether the word was about that. */
  #setCodePage(word: string, value: number | null): boolean {
    const group = this.#group
    if (word === 'ansicpg' || word === 'mac') {
      this.#ownCodePage = decoderOf(word === 'mac' ? 'macintosh' : `windows-${value}`) ?? this.#ownCodePage
      group.codePage = this.#ownCodePage
    } else if (word === 'f' && value !== null) {
      this.#font = value
      group.codePage = this.#fonts.get(value) ?? this.#ownCodePage
    } else if (word === 'fcharset' && group.isFontTable) {
      this.#fonts.set(this.#font, codePageOfFont(value) ?? this.#ownCodePage)
    } else if (word === 'plain') group.codePage = this.#ownCodePage
    else return false
    return true
  }

  #decode(): void {
    if (this.#bytes.length === 0) return
    const text = new TextDecoder(this.#group.codePage).decode(Uint8Array.from(this.#bytes))
    this.#bytes = []
    this.#writer.add(text)
  }
}
