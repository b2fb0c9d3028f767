import type { Field } from '../field.ts'

export const telecoms: Field = {
  industry: 'Telecommunications',
  weight: 0.9,
  employers: ['telecoms-firm'],
  lines: [
    {
      titles: [
        '{Field |Fibre |Copper |Broadband |Mobile |Satellite }Engineer – Telecoms',
        'Fibre {Splicer|Optic Technician|Surveyor|Installer}',
        '{Network |Transmission |Core Network |Voice |5G |Radio |RF Planning }Engineer',
        'Telecoms {Project Manager|Sales Executive|Rigger|Wayleave Officer}',
        'Network {Planner|Operations Centre Analyst|Architect}',
        'Cabling {Engineer|Project Manager}',
        'Data Centre {Technician|Engineer}',
        'Unified Communications Engineer',
        'Build Supervisor – Fibre',
        'Customer Installations Engineer',
        'VoIP Engineer',
        'Tower Climber',
      ],
      pay: [31_000, 43_000],
      contractors: 0.2,
      duties: [
        'Install and test [fibre|broadband|mobile equipment] in homes, streets and masts',
        'Find faults and put them right first time',
        'Survey routes and draw them up',
        'Plan capacity before it runs out',
        'Watch the network at night',
        'Work safely at height and near traffic',
        'Keep as-built records true',
      ],
      wants: [
        'Driving licence',
        '[Splicing|NRSWA|CCNA] or willing to train',
        'Good head for heights, for some posts',
        "Polite in people's homes",
      ],
      skills: ['fibre splicing', 'OTDR', 'NRSWA', 'CCNA', 'MPLS', 'BGP', '5G', 'PIA', 'SIP', 'AutoCAD'],
    },
  ],
}
