export { findShowcase } from './find-showcase.ts'
