/** How much experience a job asks for, where its title or its text says so. */
export const experienceLevels = ['entry', 'experienced', 'senior', 'manager', 'director'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]
