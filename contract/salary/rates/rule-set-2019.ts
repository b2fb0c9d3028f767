import type { Band } from './types.ts'

/** The product's own rule set of 2019/20, kept exactly as it is documented, faults included. Whole pounds. */
export const ruleSet2019Rates = {
  allowance: 12_500,
  blindAllowance: 2_450,
  taperFrom: 100_000,
  /** Of taxable income: as the allowance changes, the bands stay as wide. */
  bands: {
    restOfUk: [
      { name: 'basic', upTo: 37_500, rate: 2000 },
      { name: 'higher', upTo: 150_000, rate: 4000 },
      { name: 'additional', upTo: null, rate: 4500 },
    ],
    scotland: [
      { name: 'starter', upTo: 2_049, rate: 1900 },
      { name: 'basic', upTo: 12_444, rate: 2000 },
      { name: 'intermediate', upTo: 30_930, rate: 2100 },
      { name: 'higher', upTo: 150_000, rate: 4100 },
      { name: 'top', upTo: null, rate: 4600 },
    ],
  } satisfies Record<'restOfUk' | 'scotland', readonly Band[]>,
  weeklyNi: [
    { name: 'nil', upTo: 166, rate: 0 },
    { name: 'main', upTo: 962, rate: 1200 },
    { name: 'upper', upTo: null, rate: 200 },
  ] satisfies readonly Band[],
  /** The third is the postgraduate loan. */
  loans: {
    1: { threshold: 18_924, rate: 900 },
    2: { threshold: 25_716, rate: 900 },
    3: { threshold: 21_000, rate: 540 },
  },
} as const
