import type { Field } from '../field.ts'

export const housing: Field = {
  industry: 'Housing and property',
  weight: 1.4,
  employers: ['estate-agent', 'housing-association'],
  lines: [
    {
      titles: [
        '{Senior |Trainee |Lettings |Sales }Negotiator',
        'Lettings {Manager|Administrator}',
        'Property {Manager|Administrator|Inspector|Accountant}',
        '{Block |Estate |Leasehold }Manager',
        'Housing {Officer|Manager|Options Officer|Support Worker}',
        '{Neighbourhood |Income |Tenancy Sustainment |Voids |Repairs }Officer',
        'Estate Agent',
        'Valuer',
        'Surveyor – {Residential|Commercial Property}',
        'Concierge – Residential',
        'Income Recovery Officer',
        'Property Lawyer Assistant',
        'Supported Housing Manager',
        'Repairs Scheduler',
      ],
      pay: [26_500, 34_500],
      desk: 0.2,
      duties: [
        'Show homes and follow up every viewing',
        'Look after a patch of [400|600] homes',
        'Collect rent and help those who fall behind early',
        'Let empty homes fast and fairly',
        'Handle deposits, inventories and [renewals|inspections]',
        'Deal with anti-social behaviour and complaints',
        'Keep gas, fire and electrical certificates in date',
      ],
      wants: [
        'Experience in [lettings|social housing|sales]',
        'Driving licence and use of a car',
        "Knowledge of [landlord and tenant law|the Renters' Rights rules]",
        'Good on the telephone',
      ],
      skills: ['ARLA', 'Reapit', 'Housing Act', 'CIH level 3', 'arrears', 'void management', 'Right to Rent'],
    },
  ],
}
