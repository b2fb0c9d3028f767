import { isNameless, isNhsPortal } from './employer-likeness.ts'
import { daysApart, isMiddlePay, isOddPay, isPayRange, paysPrintedAlike } from './fold-pay.ts'
import type { ListingFacts } from './listing-facts.ts'
import { titleWeight } from './title-likeness.ts'

/** Whether the title is too long for two employers of one place to have chosen it; the more of them are named, the longer it must be. */
export function hasTitleOfItsOwn(a: ListingFacts, b: ListingFacts, isEqualPay: boolean): boolean {
  const { words, letters } = sharedWeight(a, b)
  if (isNameless(a.employerKey) || isNameless(b.employerKey)) {
    const length = titleLength(a, b)
    const isTelling =
      (isEqualPay && (isOwnPay(a, b) ? words >= 2 : isPayRange(a.pay) && words >= 3)) ||
      (isMiddlePay(a, b) && words >= 2)
    const isToldByPay = isEqualPay && !(isNhsPortal(a.employerKey) && isNhsPortal(b.employerKey))
    const isOneTitle = a.titleKey === b.titleKey || isEqualPay
    return (
      (length === 'very long' && isOneTitle) ||
      isTelling ||
      (length === 'long' && (isToldByPay || (daysApart(a, b) ?? 99) <= 2))
    )
  }
  if (a.titleKey !== b.titleKey && a.title.toLowerCase() !== b.title.toLowerCase()) return false
  return (words >= 5 && letters >= 40) || (words >= 4 && letters >= 24 && isEqualPay)
}

/** Odd pay of one employer; the yearly bands of the NHS are the same in every trust. */
function isOwnPay(a: ListingFacts, b: ListingFacts): boolean {
  const isBand = a.pay?.period === 'year' && (isNhsPortal(a.employerKey) || isNhsPortal(b.employerKey))
  return isOddPay(a.pay) && paysPrintedAlike(a, b) && !isBand
}

/**
 * Two ads without an employer that a reader cannot tell apart: title, town and pay are printed alike, and they are more than the
 * commonest words.
 */
export function saysTheSame(a: ListingFacts, b: ListingFacts): boolean {
  if (a.employerKey !== b.employerKey || !isNameless(a.employerKey) || isNhsPortal(a.employerKey)) return false
  const isAlike =
    a.titleKey === b.titleKey &&
    a.payText === b.payText &&
    (a.contractType === b.contractType || a.contractType === null || b.contractType === null) &&
    a.places[0]?.name === b.places[0]?.name
  if (!isAlike) return false
  const { words } = sharedWeight(a, b)
  // A site that passes on ads, and gives no pay: the same title again within a week, and on one day for two clients.
  if (!/\d/u.test(a.payText)) {
    const days = daysApart(a, b) ?? 99
    return a.employerKey !== null && (words >= 3 || a.title.length >= 24) && days >= 1 && days <= 7
  }
  return words >= 2 || isPayRange(a.pay) || a.title.length >= 20 || /\d{3}/u.test(a.title)
}

/** 'MK19497 - Staff Nurse' beside 'LS19589 - Staff Nurse': a recruiter's numbers for two posts. */
export function referencesDiffer(a: ListingFacts, b: ListingFacts): boolean {
  const [left, right] = [a, b].map(({ title }) => title.match(reference)?.[0].toLowerCase())
  return left !== undefined && right !== undefined && left !== right
}

/** Letters and digits, no year. */
const reference = /\b(?:[a-z]{1,5}-?\d{4,}|\d{5,})\b/iu

/** A long title is hardly chosen by two employers of one town at once. */
export function titleLength(a: ListingFacts, b: ListingFacts): 'short' | 'long' | 'very long' {
  return lengthOf(sharedWeight(a, b))
}

export function lengthOf({ words, letters }: { words: number; letters: number }): 'short' | 'long' | 'very long' {
  if ((words >= 5 && letters >= 36) || (words >= 4 && letters >= 38)) return 'very long'
  return words >= 3 && letters >= 24 ? 'long' : 'short'
}

/** Of two titles that say the same, the weight of the shorter. */
export function sharedWeight(a: ListingFacts, b: ListingFacts): { words: number; letters: number } {
  const [left, right] = [titleWeight(a.titleKey), titleWeight(b.titleKey)]
  return { words: Math.min(left.words, right.words), letters: Math.min(left.letters, right.letters) }
}

export function isRecent(a: ListingFacts, b: ListingFacts): boolean {
  return (daysApart(a, b) ?? 0) <= 60
}
