import type { Field } from '../field.ts'

export const beauty: Field = {
  industry: 'Beauty, hair and wellbeing',
  weight: 0.9,
  employers: ['salon', 'leisure-centre'],
  lines: [
    {
      titles: [
        '{Senior |Junior |Freelance |}Hair Stylist',
        '{Senior |Mobile |}Beauty Therapist',
        'Barber',
        'Nail Technician',
        '{Spa |Massage |Holistic |Sports Massage }Therapist',
        'Salon {Manager|Receptionist|Assistant|Coordinator}',
        'Laser and Skin Practitioner',
        'Aesthetic {Nurse|Practitioner}',
        'Make-up Artist – {Counter|Bridal}',
        'Spa {Manager|Receptionist|Host}',
        'Brow and Lash Artist',
        'Colour Technician – Hair',
      ],
      pay: [23_500, 29_500],
      hourly: true,
      partTime: 0.4,
      duties: [
        'Give [facials, waxing and massage|cuts, colour and styling] to a high standard',
        'Consult before each treatment and record it',
        'Recommend aftercare honestly',
        'Keep the room clean, warm and ready',
        'Build a column of returning clients',
        'Help juniors to practise on model evenings',
      ],
      wants: [
        'NVQ level [2|3] in the trade',
        'A portfolio or a trade test',
        'Friendly and punctual',
        'Flexible for [Saturdays|two evenings a week]',
      ],
      skills: ['NVQ level 3', 'balayage', 'gel', 'laser', 'dermaplaning', 'Elemis', 'barbering', 'hot stone'],
    },
  ],
}
