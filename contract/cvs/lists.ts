/*
 * The frozen lists of a CV (S9.3, S9.16). What stands here is also what is kept and sent: a word may be added, none changed.
 */

export const salutations = [
  'Mr',
  'Mrs',
  'Ms',
  'Miss',
  'Dr',
  'Sir',
  'Lord',
  'Lady',
  'Dame',
  'Rev',
  'Sgt',
  'Prof',
  'Capt',
] as const

/** The 12 fields of education, after ISCED-F 2013. */
export const educationDomains = [
  'Generic programmes',
  'Education',
  'Arts and humanities',
  'Social sciences, journalism and information',
  'Business, administration and law',
  'Natural sciences, mathematics and statistics',
  'ICT',
  'Engineering, manufacturing and construction',
  'Agriculture, forestry, fisheries and veterinary',
  'Health and welfare',
  'Services',
  'Field unknown - other',
] as const

/** The nine levels of qualifications in England, Wales and Northern Ireland, lowest first; source: GOV.UK 'What qualification levels mean'. */
export const educationLevels = [
  { level: 'Entry level', examples: 'entry level awards, certificates and diplomas, ESOL, functional skills' },
  { level: 'Level 1', examples: 'GCSE grades 3 to 1 or D to G, level 1 NVQ, level 1 award or diploma' },
  {
    level: 'Level 2',
    examples: 'GCSE grades 9 to 4 or A* to C, O level, CSE grade 1, intermediate apprenticeship, level 2 NVQ',
  },
  {
    level: 'Level 3',
    examples: 'A levels, AS levels, T level, BTEC National, advanced apprenticeship, Access to HE Diploma, level 3 NVQ',
  },
  {
    level: 'Level 4',
    examples: 'Certificate of Higher Education, Higher National Certificate (HNC), higher apprenticeship, level 4 NVQ',
  },
  {
    level: 'Level 5',
    examples: 'Diploma of Higher Education, foundation degree, Higher National Diploma (HND), level 5 NVQ',
  },
  {
    level: 'Level 6',
    examples: 'Bachelor’s degree with or without honours, degree apprenticeship, graduate diploma, level 6 NVQ',
  },
  {
    level: 'Level 7',
    examples: 'Master’s degree, MEng, PGCE, postgraduate certificate or diploma, level 7 NVQ or award',
  },
  { level: 'Level 8', examples: 'doctorate such as PhD or DPhil, level 8 award, certificate or diploma' },
] as const

/** Of the Common European Framework, lowest first, each with what somebody at it can do. */
export const languageLevels = [
  { level: 'A1', meaning: 'understands and uses familiar everyday phrases, if others speak slowly' },
  { level: 'A2', meaning: 'copes with short talks about familiar things: family, shopping, work' },
  { level: 'B1', meaning: 'deals with most situations of travel and work, and tells of experiences and plans' },
  { level: 'B2', meaning: 'speaks with native speakers without strain, and follows the main ideas of complex texts' },
  { level: 'C1', meaning: 'speaks fluently and flexibly, for work and study, hardly searching for words' },
  { level: 'C2', meaning: 'understands practically everything, and expresses fine shades of meaning' },
] as const

/** The five lists of skills besides languages, in the order of the screen. */
export const skillCategories = [
  { key: 'job_related_skills', name: 'Job-related skills' },
  { key: 'organisational_skills', name: 'Organisational skills' },
  { key: 'communication_skills', name: 'Communication skills' },
  { key: 'driving_license', name: 'Driving licence' },
  { key: 'other_skills', name: 'Other skills' },
] as const
export type SkillCategory = (typeof skillCategories)[number]['key']
