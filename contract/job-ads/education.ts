/** Levels of qualifications in England, Wales and Northern Ireland (gov.uk, 'What qualification levels mean'), and work that asks for none. */
export const educationLevels = [
  { level: 'Entry level', description: 'No exams needed, or an entry level certificate, functional skills or ESOL' },
  { level: 'Level 1', description: 'GCSEs at grades 3 to 1 (D to G), or a level 1 NVQ' },
  { level: 'Level 2', description: 'GCSEs at grades 9 to 4 (A* to C), or an intermediate apprenticeship' },
  { level: 'Level 3', description: 'A levels, a T level, an access to higher education diploma, or a level 3 NVQ' },
  { level: 'Level 4', description: 'A higher national certificate (HNC) or a higher apprenticeship' },
  { level: 'Level 5', description: 'A foundation degree, or a higher national diploma (HND)' },
  { level: 'Level 6', description: 'A degree with or without honours, or a degree apprenticeship' },
  { level: 'Level 7', description: 'A master’s degree, a PGCE, or a postgraduate certificate or diploma' },
  { level: 'Level 8', description: 'A doctorate, such as a PhD' },
] as const

export const educationNames = educationLevels.map(({ level }) => level)
export type EducationLevel = (typeof educationLevels)[number]['level']
