import { getDocumentProxy } from 'unpdf'
import { namesOfPdf } from './pdf-objects.ts'
import { BadFile, type Problem } from '../../../../contract/cvs/bad-file.ts'
import { openPdf } from './read-pdf.ts'

/** Names in a PDF that nothing but these uses are written for. */
const refused: Readonly<Record<string, Problem>> = {
  JavaScript: 'scripts',
  JS: 'scripts',
  Launch: 'scripts',
  GoToE: 'scripts',
  Rendition: 'scripts',
  RichMedia: 'scripts',
  XFA: 'scripts',
  SubmitForm: 'scripts',
  ImportData: 'scripts',
  Encrypt: 'encrypted',
}

/** @throws BadFile where a PDF runs scripts, starts programs, needs a password, or is not whole. Attached files are fine. */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  const ending = Buffer.from(bytes.subarray(-2048)).toString('latin1')
  if (!ending.includes('%%EOF')) throw new BadFile('broken')
  const found = new Set(namesOfPdf(bytes))
  for (const [name, problem] of Object.entries(refused)) if (found.has(name)) throw new BadFile(problem)
  if (endsAsZip(bytes)) throw new BadFile('two-files-in-one')
  // What a reader makes of it.
  const document = await openPdf(bytes)
  if (document.numPages < 1) throw new BadFile('broken')
  if ((await document.getJSActions()) !== null || (await opensWithAction(document))) throw new BadFile('scripts')
}

async function opensWithAction(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<boolean> {
  const opening: unknown = await document.getOpenAction()
  return typeof opening === 'object' && opening !== null && 'action' in opening
}

/** An archive is read from its end, and does not mind what stands before it. */
function endsAsZip(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-(22 + 0xff_ff)))
  for (
    let at = tail.lastIndexOf('PK\u0005\u0006');
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\u0005\u0006', at - 1)
  ) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
