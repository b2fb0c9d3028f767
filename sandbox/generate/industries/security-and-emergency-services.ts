import type { Field } from '../field.ts'

export const security: Field = {
  industry: 'Security and emergency services',
  weight: 1.3,
  employers: ['security-firm', 'emergency-service'],
  lines: [
    {
      titles: [
        '{Door |Retail |Night |Mobile |Event |Corporate |Relief |Construction Site }Security Officer',
        'Security {Guard|Supervisor|Manager|Systems Engineer}',
        'Door Supervisor',
        'CCTV {Operator|Engineer}',
        '{On-call |Wholetime |Control Room }Firefighter',
        'Police {Constable|Community Support Officer|Call Handler|Staff Investigator}',
        'Emergency Call Handler',
        'Emergency Care Assistant',
        'Prison Officer',
        'Detention Custody Officer',
        'Fire {Safety Officer|Alarm Engineer|Risk Assessor}',
        'Locksmith',
        'Loss Prevention Officer',
        'Store Detective',
        'Alarm Response Officer',
        'Close Protection Officer',
        'Coastguard Officer',
      ],
      pay: [25_500, 32_500],
      hourly: true,
      partTime: 0.2,
      duties: [
        'Patrol the site and [check doors and alarms|welcome visitors]',
        'Watch cameras and write up what happens',
        'Control entry politely and firmly',
        'Respond to incidents and help the emergency services',
        'Drill, train and keep the kit ready',
        'Search and escort by the book',
        'Keep logs that stand up later',
      ],
      wants: [
        'SIA licence, for security posts',
        'Five-year checkable history',
        'Calm under pressure',
        'Shifts of twelve hours in turn',
      ],
      skills: ['SIA', 'CCTV licence', 'first aid', 'conflict management', 'fire safety', 'radio', 'report writing'],
    },
  ],
}
