import type { Field } from '../field.ts'

export const foodProduction: Field = {
  industry: 'Food and drink production',
  weight: 1.3,
  employers: ['food-producer'],
  lines: [
    {
      titles: [
        'Food {Production Operative|Technologist|Process Operator|Packer}',
        '{Night |Day |Weekend |Seasonal }Production Operative – Food',
        '{Skilled |Trainee |}Butcher',
        'Baker',
        '{Quality |QA |Technical |Hygiene }Manager – Food',
        'New Product Development {Technologist|Manager}',
        'Brewer',
        'Distillery {Operator|Manager}',
        'Factory {Manager|Operative} – Food',
        'Dairy Operative',
        'Fish Filleter',
        'Hygiene Operative',
        'Quality Assurance Technician – Food',
        'Production {Supervisor|Planner|Shift Manager} – Food',
        'Bottling Line Operator',
      ],
      pay: [24_500, 31_000],
      hourly: true,
      temps: 0.3,
      duties: [
        'Work on a line that makes [ready meals|bread and cakes|drinks]',
        'Weigh, mix and check against the recipe',
        'Take temperatures and sign the sheets',
        'Clean down between runs to stop allergens crossing',
        'Run trials of new products and taste them',
        'Hit the plan without cutting corners',
        'Wear the protective clothing that we provide',
      ],
      wants: [
        'Used to shifts in [chilled|warm] areas',
        'Food hygiene level [2|3], or we train you',
        'Careful with labels and allergens',
        'Able to lift and stand',
      ],
      skills: ['HACCP', 'BRCGS', 'food hygiene', 'allergens', 'forklift', 'SAP', 'internal audit'],
    },
  ],
}
