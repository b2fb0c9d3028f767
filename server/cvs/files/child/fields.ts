import { BadFile } from '../../../../contract/cvs/bad-file.ts'

/**
 * Refuses the field instructions of Word that start programs or fetch from elsewhere when the document is opened.
 * @throws BadFile
 */
export function refuseBadFields(instruction: string): void {
  if (/^\s*DDE(?:AUTO)?\b/iu.test(instruction)) throw new BadFile('holds-a-program')
  if (
    /^\s*(?:INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|RD|DATABASE)\b/iu.test(instruction) &&
    isElsewhere(instruction)
  )
    throw new BadFile('loads-from-elsewhere')
}

function isElsewhere(text: string): boolean {
  return /(?:https?|ftp|smb|file):|\\\\\\\\|(?:^|["\s])\\\\[^\\]/iu.test(text)
}
