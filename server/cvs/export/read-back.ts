import { readDocx } from '../files/child/read-docx.ts'
import { readOdt } from '../files/child/read-odt.ts'
import { unzip } from '../files/child/zip.ts'
import type { Press } from './press.ts'
import { PrintFailed } from './printer.ts'
import { mostNamed, valuesMissing } from '../../../engines/cv-printing/index.ts'

/*
 * Every file is read again before anybody is given it, by a reader that did not write it: a browser that waits for a font prints blanks,
 * and says nothing.
 */

/** The values that a file has to say, and the letters that no face has: see `valuesMissing`. */
export type Expected = { values: readonly string[]; unsaid?: readonly string[] }

/**
 * The first of several ways to print a document that says all it has to.
 * @throws PrintFailed 'not-whole' where none does.
 */
export async function wholeOf(press: Press, ways: readonly string[], expected: Expected): Promise<string> {
  let missing: string[] = []
  for (const html of ways) {
    const { pdf } = await press.print(html)
    missing = await lostInPdf(press, pdf, expected)
    if (missing.length === 0) return html
  }
  throw new NotWhole(missing)
}

/** @throws PrintFailed 'not-whole' where a PDF does not say all it has to. */
export async function refuseLostInPdf(press: Press, pdf: Uint8Array, expected: Expected): Promise<void> {
  const missing = await lostInPdf(press, pdf, expected)
  if (missing.length > 0) throw new NotWhole(missing)
}

/**
 * The same of a Word or OpenDocument file that we wrote, by the readers for files of others.
 * @throws PrintFailed
 */
export function refuseLostInPaper(file: Uint8Array, format: 'docx' | 'odt', expected: Expected): void {
  const entries = unzip(file)
  const missing = valuesMissing(expected.values, format === 'docx' ? readDocx(entries) : readOdt(entries))
  if (missing.length > 0) throw new NotWhole(missing)
}

/** Every reader has something that it reads wrongly: a value is lost if neither of two finds it. */
async function lostInPdf(press: Press, pdf: Uint8Array, expected: Expected): Promise<string[]> {
  const missing = valuesMissing(expected.values, await press.read(pdf, 'words'), expected)
  if (missing.length === 0) return []
  const doubted = missing.length < mostNamed ? missing : expected.values
  return valuesMissing(doubted, await press.read(pdf, 'words again'), expected)
}

/** What was lost is for the person alone: no log has it, as it is no property that is listed. */
export class NotWhole extends PrintFailed {
  readonly #missing: readonly string[]
  constructor(missing: readonly string[]) {
    super('not-whole', `The file does not say ${missing.length} of its values`)
    this.#missing = missing
  }

  /** The values that the file does not say, ten at most. */
  get missing(): readonly string[] {
    return this.#missing
  }
}
