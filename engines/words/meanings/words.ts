import type { Meaning } from './meaning.ts'

/** Names that are near to one another in any field. */
export const words: readonly Meaning[] = [
  { names: ['administrator', 'administrative assistant', 'admin assistant'], inTitles: ['admin', 'administration'] },
  { names: ['apprentice', 'apprenticeship'] },
  { names: ['intern', 'internship'], finds: ['placement student', 'industrial placement'] },
  { names: ['procurement', 'purchasing'] },
  {
    names: [
      'work from home',
      'working from home',
      'WFH',
      'home based',
      'remote working',
      'fully remote',
      'home working',
    ],
    asks: ['homeworking'],
  },
]
