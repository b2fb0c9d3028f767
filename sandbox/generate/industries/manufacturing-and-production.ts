import type { Field } from '../field.ts'

export const manufacturing: Field = {
  industry: 'Manufacturing and production',
  weight: 2.0,
  employers: ['manufacturer', 'electronics-firm', 'food-producer'],
  lines: [
    {
      titles: [
        '{Night |Day |Shift |Assembly |Machine |Weekend |Temporary }Production Operative',
        'Machine {Operator|Setter|Minder}',
        '{CNC |Press Brake |Injection Moulding |Print |Laser }Operator',
        'Production {Manager|Supervisor|Planner|Team Leader|Director}',
        'Quality {Inspector|Controller|Manager|Technician}',
        'Assembly {Technician|Operative|Line Leader}',
        'Factory {Operative|Manager}',
        'Lean Manufacturing Manager',
        'Continuous Improvement {Engineer|Manager}',
        'Goods-in Inspector',
        'Sewing Machinist',
        'Cabinet Maker',
        'Bench Joiner',
        'Paint Sprayer – Industrial',
        'Packaging Operative',
        'Plant Manager',
      ],
      pay: [25_500, 32_500],
      hourly: true,
      temps: 0.3,
      duties: [
        'Set and run [presses|moulding machines|a filling line]',
        'Check parts against the drawing and [record|act on] the results',
        'Keep the area clean, tidy and safe',
        'Change tools and solve small stops',
        'Plan labour and materials for the week',
        'Lead a team of [twelve|thirty] over two shifts',
        'Bring down scrap, week by week',
      ],
      wants: [
        'Experience in a factory',
        'Able to read [a drawing|a works order]',
        'Steady attendance on [rotating|night] shifts',
        'Forklift licence helps',
      ],
      skills: ['5S', 'lean', 'SAP', 'CMM', 'kanban', 'ISO 9001', 'six sigma', 'counterbalance'],
    },
  ],
}
