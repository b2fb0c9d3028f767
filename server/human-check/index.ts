export { createHumanCheck, type HumanCheck } from './human-check.ts'
