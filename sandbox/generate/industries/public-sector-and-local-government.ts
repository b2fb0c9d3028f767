import type { Field } from '../field.ts'

export const publicSector: Field = {
  industry: 'Public sector and local government',
  weight: 1.6,
  employers: ['council', 'government-body'],
  lines: [
    {
      titles: [
        '{Senior |Principal |Graduate |Enforcement }Planning Officer',
        '{Policy |Democratic Services |Committee |Licensing |Electoral Services |Benefits |Revenues |Council Tax |Trading Standards |Emergency Planning |Procurement |Communications |Housing Benefit }Officer',
        'Environmental Health {Officer|Practitioner}',
        '{Building Control |Highways }{Surveyor|Inspector|Officer}',
        'Executive {Officer|Assistant} – Civil Service',
        '{Higher |Senior }Executive Officer',
        'Work Coach',
        'Registrar',
        '{Parking |Community Safety |Civil Enforcement }Officer',
        'Parks {Manager|Gardener}',
        'Councillor Support Officer',
        'Town Clerk',
        "Director of {Place|Children's Services|Adult Services}",
        'Library {Assistant|Manager}',
        'Customer Services Officer – Council',
      ],
      pay: [29_500, 39_500],
      desk: 0.55,
      partTime: 0.2,
      temps: 0.15,
      duties: [
        'Advise residents and members in plain words',
        'Write reports for committee',
        'Inspect, record and [enforce where advice has failed|issue licences]',
        'Assess claims fairly and on time',
        'Draft policy and test it with the people it touches',
        'Answer freedom of information requests',
        'Work with police, health and voluntary groups',
      ],
      wants: [
        'Knowledge of [planning law|benefits|local government]',
        'Understands working in the public eye',
        'GCSEs in English and maths',
        'Hybrid working after probation',
      ],
      skills: ['Civica', 'Uniform', 'FOI', 'committee reports', 'planning appeals', 'GDPR', 'Northgate', 'policy'],
    },
  ],
}
