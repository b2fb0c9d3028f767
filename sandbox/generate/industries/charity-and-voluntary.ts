import type { Field } from '../field.ts'

export const charity: Field = {
  industry: 'Charity and voluntary',
  weight: 1.2,
  employers: ['charity', 'housing-association'],
  lines: [
    {
      titles: [
        '{Community |Corporate |Trusts |Major Donor |Events |Legacy |Individual Giving }Fundraiser',
        'Fundraising {Manager|Officer|Assistant|Director}',
        'Volunteer {Coordinator|Manager|Development Officer}',
        '{Programme |Project |Grants |Partnerships }Officer – Charity',
        'Charity {Shop Manager|Shop Assistant Manager|Director|Trustee}',
        'Advice {Worker|Line Supervisor|Session Manager}',
        '{Youth |Outreach |Community |Family |Refugee }Worker',
        'Campaigns {Manager|Officer}',
        'Helpline {Volunteer Supervisor|Adviser}',
        'Welfare Benefits Adviser',
        'Bid {Writer|Manager} – Charity',
        'Food Bank Coordinator',
      ],
      pay: [26_500, 34_500],
      desk: 0.45,
      partTime: 0.4,
      duties: [
        'Recruit, train and thank volunteers',
        'Write bids and report to funders in plain words',
        'Plan [events|appeals|partnerships] that bring in income',
        'Run drop-in sessions and [advise on benefits and debt|sign-post to other help]',
        'Keep safeguarding at the heart of everything',
        'Measure what changes for people and tell the story',
        'Work with trustees on the plan for the year',
      ],
      wants: [
        'Sympathy with our aims',
        'Experience of [raising money|working with volunteers|advice work]',
        'Able to plan your own week',
        'Some evenings and weekends, with time off in return',
      ],
      skills: [
        "Raiser's Edge",
        'safeguarding',
        'grant writing',
        'Gift Aid',
        'volunteer management',
        'donor stewardship',
        'AdviceUK',
      ],
    },
  ],
}
