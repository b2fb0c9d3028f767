import type { Field } from '../field.ts'

export const recruitment: Field = {
  industry: 'Recruitment',
  weight: 1.2,
  employers: ['recruitment-agency'],
  lines: [
    {
      titles: [
        '{Senior |Trainee |Graduate |Permanent |Temporary |Principal |Associate |360 |Managing }Recruitment Consultant',
        'Recruitment {Resourcer|Manager|Administrator|Coordinator|Team Leader|Branch Manager}',
        '{Technical |In-house |Healthcare |Education |Executive }Recruiter',
        'Talent {Partner|Sourcer}',
        'Account Manager – Recruitment',
        'Compliance {Officer|Administrator} – Recruitment',
        'Delivery Consultant',
        'Candidate Manager',
        'Business Manager – Recruitment',
        'Headhunter',
      ],
      pay: [26_500, 35_000],
      commission: true,
      desk: 0.3,
      duties: [
        'Find candidates who are not looking and talk to those who are',
        'Interview, reference and place people well',
        'Win clients and keep them',
        'Write adverts that say what the job is',
        'Run a temp desk and the weekly payroll',
        'Check right to work and [DBS|qualifications]',
        'Keep every promise to call back',
      ],
      wants: [
        'Sales or service background',
        'Good listener',
        'Stays cheerful on the telephone',
        'Driving licence helps',
      ],
      skills: [
        'Bullhorn',
        'LinkedIn Recruiter',
        'business development',
        'temp desk',
        '360 recruitment',
        'compliance',
        'CV search',
      ],
    },
  ],
}
