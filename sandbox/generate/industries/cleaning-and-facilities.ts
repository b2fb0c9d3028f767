import type { Field } from '../field.ts'

export const cleaning: Field = {
  industry: 'Cleaning and facilities',
  weight: 2.0,
  employers: ['cleaning-firm', 'facilities-firm'],
  lines: [
    {
      titles: [
        '{Part Time |Evening |Morning |Night |School |Office |Hospital |Industrial |Mobile }Cleaner',
        'Cleaning {Supervisor|Operative|Manager|Area Manager}',
        '{Domestic |Ward }Cleaner – Hospital',
        'Window Cleaner',
        'Housekeeper – Care Home',
        'Caretaker – {School|Flats}',
        'Facilities {Manager|Assistant|Coordinator|Technician}',
        '{Multi-skilled |Mobile |Static }Maintenance Engineer – Facilities',
        'Janitor',
        '{Site |Building }Manager – Facilities',
        'Kitchen Porter and Cleaner',
        'Waste Operative',
        'Pest Control Technician',
      ],
      pay: [22_500, 27_000],
      hourly: true,
      partTime: 0.65,
      temps: 0.2,
      duties: [
        'Clean [offices, kitchens and washrooms|wards and side rooms] to an agreed standard',
        'Use and store chemicals safely',
        'Empty bins and sort recycling',
        'Report repairs and low stock',
        'Lock up and set the alarm',
        'Look after contractors on site',
        'Carry out [fire alarm tests|small repairs|legionella flushing]',
      ],
      wants: [
        'Reliable and able to work without supervision',
        'Experience helps but training is given',
        'Right to work in the country',
        'A DBS check for some sites',
      ],
      skills: ['COSHH', 'BICSc', 'floor scrubber', 'manual handling', 'IOSH', 'CAFM', 'deep cleaning'],
    },
  ],
}
