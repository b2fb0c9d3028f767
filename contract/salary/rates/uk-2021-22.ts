import type { UkYear } from './types.ts'
import { uk2020To21 } from './uk-2020-21.ts'

export const uk2021To22: UkYear = {
  ...uk2020To21,
  taxYear: '2021/22',
  from: '2021-04-06',
  to: '2022-04-05',
  personalAllowance: 12_570,
  blindPersonsAllowance: 2_520,
  marriageAllowance: 1_260,
  bands: {
    restOfUk: [
      { name: 'basic', upTo: 37_700, rate: 2000 },
      { name: 'higher', upTo: 150_000, rate: 4000 },
      { name: 'additional', upTo: null, rate: 4500 },
    ],
    scotland: [
      { name: 'starter', upTo: 2_097, rate: 1900 },
      { name: 'basic', upTo: 12_726, rate: 2000 },
      { name: 'intermediate', upTo: 31_092, rate: 2100 },
      { name: 'higher', upTo: 150_000, rate: 4100 },
      { name: 'top', upTo: null, rate: 4600 },
    ],
  },
  niPeriods: [
    {
      ...uk2020To21.niPeriods.at(-1)!,
      from: '2021-04-06',
      primaryThreshold: 9_568,
      upperLimit: 50_270,
      secondaryThreshold: 8_840,
      weekly: { primaryThreshold: 184, upperLimit: 967 },
      monthly: { primaryThreshold: 797, upperLimit: 4_189 },
    },
  ],
  loanThresholds: { plan1: 19_895, plan2: 27_295, plan4: 25_000, postgraduate: 21_000 },
  qualifyingEarnings: { from: 6_240, upTo: 50_270 },
  minimumWageAt21: 836,
  sources: {
    ...uk2020To21.sources,
    bandsScotland: ['hmrc-calculator'],
    blindPersonsAllowance: ['hmrc-capital-gains', 'simons-taxes'],
  },
}
