import type { Field } from '../field.ts'

export const aviation: Field = {
  industry: 'Aviation and airports',
  weight: 0.7,
  employers: ['airport', 'airline'],
  lines: [
    {
      titles: [
        '{Senior |}Cabin Crew',
        'Airline {Pilot|First Officer|Captain}',
        '{B1 |B2 |Base |Line }Licensed Aircraft Engineer',
        'Aircraft {Mechanic|Cleaner|Dispatcher|Refueller|Technician}',
        'Airport {Security Officer|Operations Officer|Duty Manager|Firefighter|Customer Service Agent}',
        '{Ramp |Baggage |Cargo }Agent',
        'Passenger Services {Agent|Supervisor}',
        'Air Traffic {Controller|Services Assistant}',
        'Flight Operations {Officer|Manager}',
        'Airfield {Electrician|Operations Officer}',
        '{Private Jet |Corporate |}Flight Attendant',
      ],
      pay: [27_000, 39_000],
      partTime: 0.2,
      duties: [
        'Turn aircraft round safely and on time',
        'Check documents and [look after passengers who need help|deal kindly with delays]',
        'Carry out [line maintenance|daily and weekly checks] and certify the work',
        'Brief crews on weather, weight and [slots|fuel]',
        'Keep the airside rules without exception',
        'Report every hazard, however small',
        'Work shifts that cover [early mornings|nights and weekends]',
      ],
      wants: [
        'Able to pass a five-year reference and criminal record check',
        'Live within [60|90] minutes of the airport',
        'Calm and clear when plans change',
        'A valid passport without travel restrictions',
      ],
      skills: [
        'GSAT',
        'airside pass',
        'IATA dangerous goods',
        'EASA Part 66',
        'load control',
        'CRM',
        'customer service',
      ],
    },
  ],
}
