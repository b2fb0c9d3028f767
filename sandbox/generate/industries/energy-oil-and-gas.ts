import type { Field } from '../field.ts'

export const energy: Field = {
  industry: 'Energy, oil and gas',
  weight: 1.0,
  employers: ['energy-firm', 'engineering-firm'],
  lines: [
    {
      titles: [
        '{Offshore |Onshore |Senior |}Wind Turbine Technician',
        '{Gas |Heating |Smart Meter |Boiler }Engineer',
        '{Solar |Heat Pump |EV Charger }Installer',
        '{Drilling |Reservoir |Process |Pipeline |Subsea |Nuclear }Engineer',
        'Energy {Analyst|Manager|Trader|Assessor|Broker}',
        '{Grid |Power Systems |High Voltage |Protection }Engineer',
        'Overhead Linesperson',
        '{Control Room |Plant }Operator – Power',
        'HSE Advisor – Offshore',
        'Geologist – Energy',
        'Commissioning Manager – Renewables',
        'Battery Storage Engineer',
        'Cable Jointer',
      ],
      pay: [40_000, 58_000],
      contractors: 0.2,
      duties: [
        'Maintain [turbines|boilers|switchgear] to schedule and find faults fast',
        'Work safely at height and [offshore|in confined spaces]',
        'Plan outages with the network operator',
        'Model yields, losses and [prices|grid constraints]',
        'Issue permits and challenge unsafe work',
        'Advise customers on using less',
        'Keep records that an inspector can follow',
      ],
      wants: [
        '[GWO|Gas Safe|HV authorised] or willing to train',
        'Driving licence and good health',
        'Apprenticeship or degree in engineering',
        'Able to stay away [two weeks in four|during outages]',
      ],
      skills: ['GWO', 'Gas Safe', 'HV switching', 'BOSIET', 'SCADA', 'MCS', 'PSCAD', '18th Edition', 'NEBOSH'],
    },
  ],
}
