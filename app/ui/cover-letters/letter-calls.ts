import type { CoverLetter, LetterText } from '../../../contract/cover-letters/cover-letters.ts'
import type { SaveAnswer } from '../parts/autosave.ts'
import { save } from '../parts/save-call.ts'

/** @param isLeaving the page is about to go: the browser sends it all the same. */
export async function saveLetter(
  letterId: string,
  text: LetterText,
  { baseRevision, isLeaving = false }: { baseRevision: number; isLeaving?: boolean },
): Promise<SaveAnswer> {
  return await save(pathOf(letterId), { ...text, baseRevision }, { isLeaving })
}

/** The letter as it is stored now; null if it could not be loaded. */
export async function findLetter(letterId: string): Promise<CoverLetter | null> {
  try {
    const response = await fetch(pathOf(letterId))
    return response.ok ? ((await response.json()) as CoverLetter) : null
  } catch {
    return null
  }
}

function pathOf(letterId: string): string {
  return `/api/cover-letters/${encodeURIComponent(letterId)}`
}
