import type { Field } from '../field.ts'

export const languages: Field = {
  industry: 'Languages and translation',
  weight: 0.4,
  employers: ['translation-agency', 'university'],
  lines: [
    {
      titles: [
        '{French |German |Spanish |Italian |Polish |Arabic |Mandarin |Romanian |Welsh |Irish }Translator',
        '{Community |Court |NHS |Conference |British Sign Language }Interpreter',
        'Localisation {Project Manager|Engineer|Specialist}',
        'Translation Project {Manager|Coordinator}',
        '{ESOL |EFL }Teacher',
        'Subtitler',
        'Linguist – {Government|Research}',
        'Language Support Assistant',
        'Bilingual {Administrator|Account Manager}',
      ],
      pay: [27_000, 36_000],
      desk: 0.6,
      contractors: 0.2,
      partTime: 0.4,
      duties: [
        'Translate [contracts|patents|patient leaflets] into your mother tongue',
        'Interpret at [hospitals|tribunals] and by telephone',
        'Plan projects in [nine|twenty] languages',
        'Review the work of others kindly and exactly',
        'Keep glossaries and memories up to date',
        'Prepare lessons for mixed groups',
      ],
      wants: [
        'Native command of the language and excellent English',
        '[DPSI|MA in translation|CELTA]',
        'Two references from recent work',
        'Own transport for assignments',
      ],
      skills: ['Trados', 'memoQ', 'DPSI', 'BSL level 6', 'subtitling', 'MTPE', 'CELTA'],
    },
  ],
}
