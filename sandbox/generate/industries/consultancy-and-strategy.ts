import type { Field } from '../field.ts'

export const consultancy: Field = {
  industry: 'Consultancy and strategy',
  weight: 1.0,
  employers: ['consultancy'],
  lines: [
    {
      titles: [
        '{Senior |Junior |Principal |Managing |Associate |}Management Consultant',
        'Strategy {Analyst|Manager|Director|Consultant}',
        '{Change |Business Change |Organisational Change }Manager',
        '{Transformation |Programme |PMO }{Director|Manager|Lead}',
        'PMO {Analyst|Officer}',
        '{Senior |Lead |Technical |Agile |}Business Analyst',
        'Operating Model Consultant',
        'Economist – {Consultancy|Regulation}',
        'Public Sector Consultant',
        'Bid {Manager|Director}',
        'Sustainability Consultant – Strategy',
        'Pricing Consultant',
      ],
      pay: [48_000, 72_000],
      desk: 0.75,
      contractors: 0.35,
      duties: [
        'Work with clients to find what is really the problem',
        'Map processes and [cost|simplify] them',
        'Interview people at all levels and write up what you heard',
        'Build models and test their assumptions',
        'Present options to a board and defend a recommendation',
        'Plan the change with those who must live with it',
        'Report progress, risks and spend each [week|month]',
      ],
      wants: [
        'A good degree or the experience to match',
        '[Consulting|Public sector|Utilities] background',
        'Clear slides and clearer writing',
        'Willing to travel to clients [two|three] days a week',
      ],
      skills: [
        'PRINCE2',
        'Agile',
        'Visio',
        'stakeholder management',
        'target operating model',
        'business case',
        'MSP',
        'Power BI',
      ],
    },
  ],
}
