import type { Field } from '../field.ts'

export const pharma: Field = {
  industry: 'Pharmaceuticals and life sciences',
  weight: 0.9,
  employers: ['pharma-company', 'biotech', 'pharmacy'],
  lines: [
    {
      titles: [
        '{Community |Hospital |Relief |Clinical |Locum }Pharmacist',
        'Pharmacy {Technician|Assistant|Dispenser|Manager|Driver}',
        'Clinical Research {Associate|Coordinator|Nurse}',
        'Clinical {Trial Manager|Data Manager|Project Manager}',
        '{Regulatory Affairs |Pharmacovigilance |Drug Safety }{Officer|Manager|Associate}',
        'Medical {Science Liaison|Writer|Sales Representative|Information Officer}',
        '{Senior |Formulation |Process Development |Upstream }Scientist – Pharma',
        'Quality {Assurance Officer|Control Analyst} – Pharma',
        'Qualified Person',
        'GMP Operator',
        'Validation Engineer',
        'Biostatistician',
        'Manufacturing Technician – Biologics',
      ],
      pay: [33_000, 47_000],
      desk: 0.25,
      contractors: 0.12,
      duties: [
        'Check and dispense prescriptions safely',
        'Counsel patients about their medicines',
        'Set up and monitor [trial sites|stability studies]',
        'Prepare submissions to the regulator',
        'Write and review batch records',
        'Run [HPLC|ELISA|cell culture] to protocol',
        'Investigate deviations and close them',
      ],
      wants: [
        '[GPhC registration|life science degree|NVQ in pharmacy] as the role needs',
        'Works exactly to procedure',
        'GMP or GCP experience',
        'Clear records',
      ],
      skills: ['GMP', 'GCP', 'HPLC', 'MHRA', 'PMR system', 'SAS', 'validation', 'aseptic', 'ICH'],
    },
  ],
}
