import type { UkYear } from './types.ts'
import { uk2024To25 } from './uk-2024-25.ts'

export const uk2025To26: UkYear = {
  ...uk2024To25,
  taxYear: '2025/26',
  from: '2025-04-06',
  to: '2026-04-05',
  blindPersonsAllowance: 3_130,
  bands: {
    ...uk2024To25.bands,
    scotland: [
      { name: 'starter', upTo: 2_827, rate: 1900 },
      { name: 'basic', upTo: 14_921, rate: 2000 },
      { name: 'intermediate', upTo: 31_092, rate: 2100 },
      { name: 'higher', upTo: 62_430, rate: 4200 },
      { name: 'advanced', upTo: 125_140, rate: 4500 },
      { name: 'top', upTo: null, rate: 4800 },
    ],
  },
  niPeriods: [{ ...uk2024To25.niPeriods.at(-1)!, from: '2025-04-06', secondaryThreshold: 5_000, employerRate: 1500 }],
  employmentAllowance: 10_500,
  loanThresholds: { plan1: 26_065, plan2: 28_470, plan4: 32_745, postgraduate: 21_000 },
  minimumWageAt21: 1_221,
  sources: {
    ...uk2024To25.sources,
    bandsScotland: ['hmrc-calculator', 'policyengine', 'gov-scot-2025', 'ciot-2025'],
    blindPersonsAllowance: ['gov-blind', 'simons-taxes'],
    nationalInsurance: ['hmrc-calculator', 'policyengine', 'payroll-options-2025'],
    employerNi: ['policyengine', 'payroll-options-2025'],
    employmentAllowance: ['price-bailey', 'gov-levy'],
    pensions: ['gallagher-2025', 'policyengine'],
    minimumWage: ['smart-answers', 'policyengine'],
  },
}
