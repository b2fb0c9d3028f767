import type { Field } from '../field.ts'

export const contactCentre: Field = {
  industry: 'Call centre and customer service',
  weight: 2.4,
  employers: ['contact-centre', 'telecoms-firm', 'retailer'],
  lines: [
    {
      titles: [
        'Customer Service {Advisor|Representative|Assistant|Team Leader|Manager|Agent}',
        '{Inbound |Outbound |Bilingual |Home-based |Evening }Call Centre Agent',
        '{German |French |Spanish |Welsh |Polish }Speaking Customer Service Advisor',
        'Complaints {Handler|Manager|Investigator}',
        'Contact Centre {Manager|Team Leader|Planner|Trainer}',
        '{Technical |Claims |Billing |Retention }Advisor – Contact Centre',
        'Customer {Success Manager|Experience Manager|Relations Officer|Care Coordinator}',
        '{Live Chat |Webchat |Social Media }Advisor',
        'Telephone {Interviewer|Operator}',
        'Switchboard Operator',
        'Helpdesk Advisor',
        'Quality Assessor – Contact Centre',
      ],
      pay: [23_800, 27_500],
      desk: 0.5,
      partTime: 0.3,
      temps: 0.2,
      duties: [
        'Answer [calls, emails and chat|sixty calls a day] and solve the problem the first time where you can',
        'Record each contact so that the next person need not ask again',
        'Calm upset customers and own their complaint to the end',
        'Check accounts, take payments and [arrange engineers|book deliveries]',
        'Keep to the rules on data and vulnerable customers',
        'Share what customers say with the people who can change it',
      ],
      wants: [
        'A clear, friendly voice and good written English',
        'Used to typing while listening',
        'Experience in [a contact centre|shops or hospitality]',
        'Reliable for shifts between [8am and 8pm|7am and 10pm]',
      ],
      skills: ['CRM', 'Zendesk', 'live chat', 'complaints handling', 'call handling', 'Salesforce', 'Genesys'],
    },
  ],
}
