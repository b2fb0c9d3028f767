import type { UkYear } from './types.ts'
import { uk2019To20 } from './uk-2019-20.ts'

export const uk2020To21: UkYear = {
  ...uk2019To20,
  taxYear: '2020/21',
  from: '2020-04-06',
  to: '2021-04-05',
  blindPersonsAllowance: 2_500,
  bands: {
    ...uk2019To20.bands,
    scotland: [
      { name: 'starter', upTo: 2_085, rate: 1900 },
      { name: 'basic', upTo: 12_658, rate: 2000 },
      { name: 'intermediate', upTo: 30_930, rate: 2100 },
      { name: 'higher', upTo: 150_000, rate: 4100 },
      { name: 'top', upTo: null, rate: 4600 },
    ],
  },
  niPeriods: [
    {
      ...uk2019To20.niPeriods.at(-1)!,
      from: '2020-04-06',
      primaryThreshold: 9_500,
      secondaryThreshold: 8_788,
      weekly: { primaryThreshold: 183, upperLimit: 962 },
      monthly: { primaryThreshold: 792, upperLimit: 4_167 },
    },
  ],
  employmentAllowance: 4_000,
  loanThresholds: { plan1: 19_390, plan2: 26_575, postgraduate: 21_000 },
  qualifyingEarnings: { from: 6_240, upTo: 50_000 },
  minimumWageAt21: 820,
  sources: {
    ...uk2019To20.sources,
    allowances: ['policyengine', 'hmrc-calculator', 'delivering-for-scotland'],
    bandsRestOfUk: ['hmrc-calculator', 'policyengine'],
    bandsScotland: ['royal-london-scottish', 'frontier-scottish'],
    blindPersonsAllowance: ['taxscouts'],
    nationalInsurance: ['hmrc-calculator', 'policyengine', 'jones-graham-2021'],
    employerNi: ['hmrc-calculator', 'policyengine'],
    studentLoans: ['hmrc-calculator', 'policyengine'],
  },
}
