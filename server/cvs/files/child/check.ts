import { checkDoc } from './check-doc.ts'
import { checkDocx } from './check-docx.ts'
import { checkOdt } from './check-odt.ts'
import { checkPdf } from './check-pdf.ts'
import { checkRtf } from './check-rtf.ts'
import { readCompoundFile } from './compound-file.ts'
import { BadFile, type Problem } from '../../../../contract/cvs/bad-file.ts'
import { unzip } from './zip.ts'

/** Looks for what no CV needs and others could be harmed by. */
export async function check(
  kind: string,
  bytes: Uint8Array,
): Promise<{ kind: 'fine' } | { kind: 'refused'; problem: Problem }> {
  try {
    await checkKind(kind, bytes)
    return { kind: 'fine' }
  } catch (error) {
    return { kind: 'refused', problem: error instanceof BadFile ? error.problem : 'broken' }
  }
}

async function checkKind(kind: string, bytes: Uint8Array): Promise<void> {
  switch (kind) {
    case 'pdf':
      return await checkPdf(bytes)
    case 'docx':
      return checkDocx(unzip(bytes))
    case 'odt':
      return checkOdt(unzip(bytes))
    case 'doc':
      return checkDoc(readCompoundFile(bytes))
    case 'rtf':
      return checkRtf(bytes)
    default:
      throw new BadFile('broken')
  }
}
