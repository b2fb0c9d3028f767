import type { Field } from '../field.ts'

export const environment: Field = {
  industry: 'Environment and sustainability',
  weight: 0.9,
  employers: ['environment-body', 'consultancy', 'water-company'],
  lines: [
    {
      titles: [
        '{Senior |Graduate |Assistant |Principal |}Ecologist',
        '{Senior |}Environmental Consultant',
        'Sustainability {Manager|Officer|Analyst|Advisor}',
        '{Flood Risk |Air Quality |Acoustic |Contaminated Land |Carbon }Consultant',
        'Countryside Ranger',
        'Recycling {Officer|Operative|Site Manager}',
        'Environmental {Health Officer|Advisor|Scientist|Manager}',
        'Arboricultural {Consultant|Officer}',
        'Hydrologist',
        'Waste {Manager|Compliance Officer}',
        'Net Zero {Programme Manager|Officer}',
        'Tree Surgeon',
        'Biodiversity Officer',
      ],
      pay: [30_000, 41_000],
      desk: 0.35,
      duties: [
        'Survey [bats, newts and habitats|rivers and ditches] and write up what you find',
        'Advise developers on [biodiversity net gain|flood risk]',
        'Measure carbon and plan how to cut it',
        'Take samples and interpret the results',
        'Lead volunteers on reserve days',
        'Prepare reports for planning applications',
        'Keep permits and records in order',
      ],
      wants: [
        'Degree in a related subject',
        'Survey licence or working towards one',
        'Driving licence, as sites are remote',
        'Clear report writing',
      ],
      skills: [
        'QGIS',
        'ArcGIS',
        'bat licence',
        'BREEAM',
        'ISO 14001',
        'CIEEM',
        'life cycle assessment',
        'ESG reporting',
      ],
    },
  ],
}
