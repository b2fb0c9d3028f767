import type { UkYear } from './types.ts'
import { uk2022To23 } from './uk-2022-23.ts'

export const uk2023To24: UkYear = {
  ...uk2022To23,
  taxYear: '2023/24',
  from: '2023-04-06',
  to: '2024-04-05',
  blindPersonsAllowance: 2_870,
  bands: {
    restOfUk: [
      { name: 'basic', upTo: 37_700, rate: 2000 },
      { name: 'higher', upTo: 125_140, rate: 4000 },
      { name: 'additional', upTo: null, rate: 4500 },
    ],
    scotland: [
      { name: 'starter', upTo: 2_162, rate: 1900 },
      { name: 'basic', upTo: 13_118, rate: 2000 },
      { name: 'intermediate', upTo: 31_092, rate: 2100 },
      { name: 'higher', upTo: 125_140, rate: 4200 },
      { name: 'top', upTo: null, rate: 4700 },
    ],
  },
  niPeriods: [
    { ...uk2022To23.niPeriods.at(-1)!, from: '2023-04-06', months: 9 },
    { ...uk2022To23.niPeriods.at(-1)!, from: '2024-01-06', months: 3, mainRate: 1000 },
  ],
  directorsNi: {
    primaryThreshold: 12_570,
    upperLimit: 50_270,
    secondaryThreshold: 9_100,
    mainRate: 1150,
    upperRate: 200,
    employerRate: 1380,
  },
  loanThresholds: { plan1: 22_015, plan2: 27_295, plan4: 27_660, postgraduate: 21_000 },
  pensionAnnualAllowance: 60_000,
  minimumWageAt21: 1_018,
  dividends: { ...uk2022To23.dividends, allowance: 1_000 },
  corporationTax: {
    mainRate: 2500,
    smallProfits: { rate: 1900, lowerLimit: 50_000, upperLimit: 250_000, relief: 150 },
  },
  sources: {
    ...uk2022To23.sources,
    bandsScotland: ['hmrc-calculator', 'policyengine', 'gov-scot-2024'],
    nationalInsurance: ['hmrc-calculator', 'policyengine', 'hmrc-nim01625', 'carbon-2023', 'nrb-2023'],
    employerNi: ['hmrc-calculator', 'policyengine'],
    minimumWage: ['lawble-2023'],
  },
}
