import type { Field } from '../field.ts'

export const journalism: Field = {
  industry: 'Journalism, writing and publishing',
  weight: 0.6,
  employers: ['newspaper', 'publisher', 'media-agency'],
  lines: [
    {
      titles: [
        '{Senior |Trainee |Local |Digital |Sports |Political }Reporter',
        '{Commissioning |Production |Assistant |Managing |Digital |Picture |Sub }Editor',
        '{Senior |Junior |Freelance |Medical |Technical |Financial |UX |Bid }Copywriter',
        'Proofreader',
        'Technical {Author|Writer}',
        'Content {Editor|Writer|Designer}',
        'Publishing {Assistant|Executive}',
        'Editorial Assistant',
        'Rights Executive',
        'News Editor',
        'Page Designer',
      ],
      pay: [27_500, 36_000],
      desk: 0.7,
      partTime: 0.25,
      duties: [
        'Find, check and write stories that matter locally',
        'Edit copy for sense, law and house style',
        'Commission writers and pictures',
        'Write [instructions|web pages|white papers] that people can follow',
        'Plan a calendar and keep to it',
        'Clear rights and permissions',
      ],
      wants: [
        'NCTJ, or a body of published work',
        'Accuracy and curiosity',
        'Shorthand helps',
        'Knows the law on libel and contempt',
      ],
      skills: ['NCTJ', 'InDesign', 'WordPress', 'SEO', 'proofreading', 'style guides', 'XML', 'MadCap Flare'],
    },
  ],
}
