import type { Field } from '../field.ts'

export const hr: Field = {
  industry: 'Human resources',
  weight: 1.3,
  employers: ['hr-consultancy', 'manufacturer', 'council', 'retailer'],
  lines: [
    {
      titles: [
        '{Senior |Junior |}HR Advisor',
        'HR {Business Partner|Manager|Administrator|Officer|Assistant|Director|Coordinator|Generalist|Systems Analyst}',
        'People {Partner|Operations Manager|Advisor}',
        'Learning and Development {Manager|Advisor|Coordinator}',
        'Reward {Analyst|Manager}',
        'Talent Acquisition {Partner|Manager|Advisor}',
        'Employee Relations {Specialist|Advisor}',
        'Training {Coordinator|Manager|Administrator}',
        'Organisational Development Consultant',
        'Wellbeing Manager',
        'Equality and Inclusion Lead',
      ],
      pay: [31_000, 43_000],
      desk: 0.65,
      partTime: 0.25,
      duties: [
        'Advise managers on [absence, grievance and discipline|change and redundancy]',
        'Keep contracts and records right',
        'Run the [monthly starters and leavers|appraisal] cycle',
        'Support job evaluation and pay review',
        'Coach new managers',
        'Report on turnover, sickness and [pay gaps|vacancies]',
        'Look after the HR system',
      ],
      wants: [
        'CIPD level [3|5|7]',
        'Knowledge of employment law',
        'Discreet and fair',
        'Confident with [Excel|Workday|iTrent]',
      ],
      skills: ['CIPD', 'employment law', 'Workday', 'iTrent', 'TUPE', 'payroll', 'ACAS code', 'BambooHR'],
    },
  ],
}
