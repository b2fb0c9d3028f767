import type { Field } from '../field.ts'

export const childcare: Field = {
  industry: 'Childcare and early years',
  weight: 1.5,
  employers: ['nursery', 'school'],
  lines: [
    {
      titles: [
        '{Qualified |Unqualified |Senior |Level 3 |Level 2 |Bank |Lead }Nursery Practitioner',
        'Nursery {Nurse|Manager|Deputy Manager|Room Leader|Assistant|Cook}',
        'Early Years {Educator|Teacher|Practitioner|Lead}',
        '{Live-in |Part Time |Maternity |}Nanny',
        'Breakfast and After School Club {Playworker|Manager}',
        'Childminder',
        'SENCO – Nursery',
        'Preschool {Leader|Assistant}',
        'Crèche {Worker|Coordinator}',
        'Holiday Club {Leader|Playworker}',
        'Forest School Leader',
      ],
      pay: [23_500, 28_500],
      partTime: 0.35,
      hourly: true,
      duties: [
        "Plan play that follows each child's interests",
        'Be key person for [six|four] children and keep their learning journals',
        'Change, feed and comfort with patience',
        'Talk with parents at the door every day',
        'Keep the room safe, clean and inviting',
        'Notice worries and follow the safeguarding policy',
        'Take the children out [in all weathers|to the woods every week]',
      ],
      wants: [
        'Level [2|3] in early years, full and relevant',
        'Paediatric first aid, or willing to train',
        'Enhanced DBS check, which we pay for',
        'Warm, steady and playful',
      ],
      skills: ['EYFS', 'safeguarding', 'paediatric first aid', 'Tapestry', 'SEND', 'phonics', 'Makaton'],
    },
  ],
}
