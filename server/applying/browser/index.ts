/* The door for the program that applies: no other loads a browser to fill in forms. */
export { browserApplier } from '../browser-applier.ts'
export { createBrowsers } from './browsers.ts'
