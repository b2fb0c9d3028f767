import type { BoardId } from '../boards/boards.ts'

/**
 * The boards that can be logged in to, in the specification's spelling (S8.11), and what they are called. In a file without schemas, so
 * that pages which only name them need not load those.
 */
export const boardsWithCredentials = [
  'reed',
  'indeed',
  'totaljobs',
  'cwjobs',
  'cvlibrary',
  'monster',
  'nhs',
  'linkedin',
  'dice',
] as const satisfies readonly BoardId[]

type BoardWithCredentials = (typeof boardsWithCredentials)[number]

export const boardNames: Readonly<Record<BoardWithCredentials, string>> = {
  reed: 'Reed',
  indeed: 'Indeed',
  totaljobs: 'Totaljobs',
  cwjobs: 'CWJobs',
  cvlibrary: 'CV-Library',
  monster: 'Monster',
  nhs: 'NHS Jobs',
  linkedin: 'LinkedIn',
  dice: 'Dice',
}
