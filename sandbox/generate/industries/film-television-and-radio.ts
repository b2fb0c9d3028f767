import type { Field } from '../field.ts'

export const film: Field = {
  industry: 'Film, television and radio',
  weight: 0.5,
  employers: ['production-company', 'media-agency'],
  lines: [
    {
      titles: [
        '{Assistant |Series |Executive |Digital |}Producer',
        'Production {Assistant|Coordinator|Manager|Runner|Accountant}',
        '{Camera |Lighting |Sound }Operator',
        'Video {Editor|Producer|Content Creator}',
        '{Assistant |Avid |Freelance }Editor – Post Production',
        'Broadcast {Engineer|Journalist|Assistant|Operations Engineer}',
        'Radio {Presenter|Producer}',
        'Researcher – {Factual|Drama Development}',
        'Script {Editor|Supervisor}',
        'VFX {Artist|Coordinator|Supervisor}',
        'Podcast Producer',
        'Location Manager',
        'Studio {Manager|Technician}',
        'Colourist',
      ],
      pay: [29_000, 40_000],
      contractors: 0.25,
      desk: 0.2,
      duties: [
        'Find stories, people and places and check that they are true',
        'Plan schedules and budgets that hold',
        'Shoot, light and record on location',
        'Cut to length and [brief|finish] in time for air',
        'Clear rights, music and archive',
        'Look after contributors before and after',
      ],
      wants: [
        'Credits or a showreel',
        'Avid, Premiere or Resolve',
        'Driving licence helps',
        'Cool head close to the deadline',
      ],
      skills: [
        'Premiere Pro',
        'Avid',
        'DaVinci Resolve',
        'self-shooting',
        'archive',
        'health and safety',
        'After Effects',
        'Pro Tools',
      ],
    },
  ],
}
