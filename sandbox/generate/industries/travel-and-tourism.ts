import type { Field } from '../field.ts'

export const travel: Field = {
  industry: 'Travel and tourism',
  weight: 0.7,
  employers: ['tour-operator', 'hotel', 'airline', 'museum'],
  lines: [
    {
      titles: [
        '{Senior |Business |Homeworking |Luxury |Cruise }Travel Consultant',
        'Travel Agency Manager',
        'Tour {Guide|Manager|Operations Executive|Leader}',
        'Reservations {Agent|Manager|Consultant}',
        '{Overseas |Resort |}Holiday Representative',
        'Visitor {Experience Assistant|Centre Manager|Services Supervisor}',
        'Tourist Information Assistant',
        'Product Executive – Travel',
        'Cruise {Sales Consultant|Host}',
        'Groups Coordinator – Travel',
        'Coach {Tour Driver|Holidays Manager}',
        'Aviation Analyst – Travel',
        'Caravan Park {Manager|Warden}',
        'Ticketing Agent',
      ],
      pay: [24_500, 31_000],
      commission: true,
      desk: 0.35,
      partTime: 0.25,
      duties: [
        'Plan and book holidays that suit the people who take them',
        'Guide groups of [twenty|forty] and keep them happy',
        'Look after guests when flights change',
        'Contract hotels and load prices',
        'Welcome visitors at the desk and by telephone',
        'Answer reviews with care',
        "Handle payments and protect clients' money",
      ],
      wants: [
        'Well travelled or keen to be',
        'Knowledge of [Amadeus|Galileo]',
        'A second language helps',
        'Weekends in turn',
      ],
      skills: ['Amadeus', 'Galileo', 'ABTA', 'ATOL', 'tour guiding', 'Travelport', 'customer service'],
    },
  ],
}
