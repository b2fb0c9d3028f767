/*
 * What a person may say of their right to work beyond 'may work': kept with their CV for application forms, and never printed or shown to
 * employers by us. A share code is not kept: it is made anew for each employer.
 */

/** On what the right rests, as it is kept and as people read it. */
export const rightBases = [
  { basis: 'citizen', name: 'Citizen' },
  { basis: 'settled', name: 'Settled status, or indefinite leave to remain' },
  { basis: 'presettled', name: 'Pre-settled status' },
  { basis: 'graduate', name: 'Graduate visa' },
  { basis: 'skilled', name: 'Skilled Worker visa, or an employment permit' },
  { basis: 'student', name: 'Student visa' },
  { basis: 'family', name: 'Family or dependant visa' },
  { basis: 'visa', name: 'Another visa or permission with a time limit' },
] as const
type RightBasis = (typeof rightBases)[number]['basis']

export const rightCountries = ['GB', 'IE', 'EU', 'US', 'other'] as const

/** Whether a right that rests on this has no end, so that nobody asks until when. */
export function isUnlimited(basis: RightBasis | ''): boolean {
  return basis === 'citizen' || basis === 'settled'
}
