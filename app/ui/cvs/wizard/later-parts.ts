/** The parts of the builder that come after its first step, in one file. */
export { Calendar } from './calendar.tsx'
export { Differences } from './differences.tsx'
export { PageCount } from './page-count.tsx'
export { Preview } from './preview.tsx'
export { CareerStep } from './step-career.tsx'
export { EducationStep } from './step-education.tsx'
export { SkillsStep } from './step-skills.tsx'
export { WorkStep } from './step-work.tsx'
