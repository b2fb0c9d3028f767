import type { Field } from '../field.ts'

export const insurance: Field = {
  industry: 'Insurance and pensions',
  weight: 1.1,
  employers: ['insurer'],
  lines: [
    {
      titles: [
        '{Senior |Trainee |Commercial |Personal Lines |Marine |Property }Underwriter',
        '{Senior |}Claims {Handler|Manager|Adjuster|Negotiator}',
        'Insurance {Broker|Advisor|Account Executive|Account Handler}',
        '{Senior |Pricing |Trainee |Life |Reserving }Actuary',
        'Actuarial {Analyst|Manager}',
        'Pensions {Administrator|Consultant|Manager|Analyst}',
        'Loss Adjuster',
        'Renewals Executive',
        'Reinsurance {Analyst|Broker}',
        'Risk Engineer – Insurance',
        'Fraud Investigator – Claims',
      ],
      pay: [32_000, 46_000],
      desk: 0.7,
      duties: [
        'Assess risks and set terms within your authority',
        'Settle claims fairly and [fast|within agreed times]',
        'Look after a book of [commercial|personal] clients',
        'Calculate benefits, transfers and retirement quotes',
        'Build pricing models and explain them',
        'Spot what looks wrong and refer it',
        'Keep files ready for audit',
      ],
      wants: [
        '[CII certificate|PMI units|actuarial exams] in progress or done',
        'Experience in [motor|property|liability|pensions]',
        'Numerate and courteous',
        'Knows when to ask',
      ],
      skills: ['Cert CII', 'Acturis', 'Emblem', 'R', 'defined benefit', "Lloyd's", 'liability claims', 'IFRS 17'],
    },
  ],
}
