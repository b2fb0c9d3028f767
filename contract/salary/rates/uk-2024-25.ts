import type { UkYear } from './types.ts'
import { uk2023To24 } from './uk-2023-24.ts'

export const uk2024To25: UkYear = {
  ...uk2023To24,
  taxYear: '2024/25',
  from: '2024-04-06',
  to: '2025-04-05',
  blindPersonsAllowance: 3_070,
  bands: {
    ...uk2023To24.bands,
    scotland: [
      { name: 'starter', upTo: 2_306, rate: 1900 },
      { name: 'basic', upTo: 13_991, rate: 2000 },
      { name: 'intermediate', upTo: 31_092, rate: 2100 },
      { name: 'higher', upTo: 62_430, rate: 4200 },
      { name: 'advanced', upTo: 125_140, rate: 4500 },
      { name: 'top', upTo: null, rate: 4800 },
    ],
  },
  niPeriods: [{ ...uk2023To24.niPeriods.at(-1)!, from: '2024-04-06', months: 12, mainRate: 800 }],
  directorsNi: null,
  loanThresholds: { plan1: 24_990, plan2: 27_295, plan4: 31_395, postgraduate: 21_000 },
  minimumWageAt21: 1_144,
  dividends: { ...uk2023To24.dividends, allowance: 500 },
  sources: {
    ...uk2023To24.sources,
    blindPersonsAllowance: ['gov-blind', 'treasury-answer'],
    nationalInsurance: ['hmrc-calculator', 'policyengine', 'carbon-2023'],
    minimumWage: ['policyengine'],
    corporationTax: ['daa-corporation-tax'],
  },
}
