import { isOver, minus, notBelowNothing, ofPounds, part, upToPounds, type Exact, type Pennies } from './exact.ts'

/**
 * The personal allowance at an income: half of what is over the taper's start goes off it, and what is left is rounded up to a whole
 * pound (Income Tax Act 2007 s.35).
 */
export function personalAllowance(
  { personalAllowance: full, taperFrom }: { personalAllowance: number; taperFrom: number },
  adjustedNetIncome: Exact,
): Pennies {
  return upToPounds(taperedAllowance({ full, taperFrom }, adjustedNetIncome))
}

/** The same, not rounded. */
export function taperedAllowance({ full, taperFrom }: { full: number; taperFrom: number }, income: Exact): Exact {
  if (!isOver(income, ofPounds(taperFrom))) return ofPounds(full)
  return notBelowNothing(minus(ofPounds(full), part(minus(income, ofPounds(taperFrom)), 1, 2)))
}

/** What stays of the marriage allowance as tax: a fifth of the amount that a spouse hands over. */
export function marriageReduction(marriageAllowance: number): Exact {
  return part(ofPounds(marriageAllowance), 1, 5)
}
