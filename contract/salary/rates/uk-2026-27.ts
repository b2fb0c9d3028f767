import type { UkYear } from './types.ts'
import { uk2025To26 } from './uk-2025-26.ts'

export const uk2026To27: UkYear = {
  ...uk2025To26,
  taxYear: '2026/27',
  from: '2026-04-06',
  to: '2027-04-05',
  blindPersonsAllowance: 3_250,
  bands: {
    ...uk2025To26.bands,
    scotland: [
      { name: 'starter', upTo: 3_967, rate: 1900 },
      { name: 'basic', upTo: 16_956, rate: 2000 },
      { name: 'intermediate', upTo: 31_092, rate: 2100 },
      { name: 'higher', upTo: 62_430, rate: 4200 },
      { name: 'advanced', upTo: 125_140, rate: 4500 },
      { name: 'top', upTo: null, rate: 4800 },
    ],
  },
  niPeriods: [{ ...uk2025To26.niPeriods.at(-1)!, from: '2026-04-06' }],
  loanThresholds: { plan1: 26_900, plan2: 29_385, plan4: 33_795, plan5: 25_000, postgraduate: 21_000 },
  minimumWageAt21: 1_271,
  dividends: { ...uk2025To26.dividends, ordinaryRate: 1075, upperRate: 3575 },
  sources: {
    ...uk2025To26.sources,
    bandsScotland: ['hmrc-calculator', 'policyengine', 'scottish-parliament-2026', 'ciot-2026'],
    blindPersonsAllowance: ['bookkeepers-2026'],
    nationalInsurance: ['hmrc-calculator', 'policyengine', 'paypacket-2026'],
    employerNi: ['policyengine', 'paypacket-2026'],
    employmentAllowance: ['delphini-2026', 'gov-levy'],
    pensions: ['hlas-2026', 'policyengine'],
    dividends: ['policyengine', 'lrh-2026'],
    corporationTax: ['gough-2026'],
  },
}
