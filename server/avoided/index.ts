export { addAvoided, avoidedBy, replaceAvoided } from './avoided.ts'
