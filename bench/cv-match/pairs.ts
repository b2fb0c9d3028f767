import type { Ad } from './ads.ts'
import type { BenchCv } from './cvs.ts'
import { mainWords } from './titles.ts'

export type Kind = 'true' | 'near' | 'random'

/**
 * What an ad is to a CV, by their titles alone: `true`, the same occupation by ESCO's labels, or the ad's title ends with the CV's;
 * `near`, another unit group of the same sub-major group of ISCO; `random`, another major group. Null: none of these, or it cannot be told.
 */
export function kindOf(cv: BenchCv, ad: Ad): Kind | null {
  if (isSame(cv, ad)) return 'true'
  if (ad.occupations.length === 0 || cv.units.length === 0) return null
  const theirs = ad.occupations.map(({ isco }) => isco)
  const mine = cv.units
  if (theirs.some((isco) => mine.includes(isco))) return null
  const share = (digits: number): boolean =>
    theirs.some((a) => mine.some((b) => a.slice(0, digits) === b.slice(0, digits)))
  if (share(2)) return 'near'
  return share(1) ? null : 'random'
}

/** 'Senior Subsea Engineer' ends with 'subsea engineer'; a last word alone says too little: engineer, assistant. */
function endsWith(title: string, end: string): boolean {
  return end.includes(' ') && title.endsWith(` ${end}`)
}

function isSame(cv: BenchCv, ad: Ad): boolean {
  if (ad.occupations.some(({ uri }) => cv.occupations.some((one) => one.uri === uri))) return true
  const theirs = mainWords(ad.title).join(' ')
  return cv.titles.some((title) => {
    const mine = mainWords(title).join(' ')
    return mine === theirs || endsWith(theirs, mine) || endsWith(mine, theirs)
  })
}
