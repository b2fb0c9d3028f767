import { cvFileKinds } from './files.ts'

/** Files that are data or bare text, which are read besides those that a CV may be uploaded as. */
export const cvDataKinds = ['txt', 'json', 'xml'] as const

/** For the `accept` of a file field. */
export const cvImportAccept = [...cvFileKinds, ...cvDataKinds].map((kind) => `.${kind}`).join(',')

/** Files of one client within an hour: each costs a process of its own. */
export const importsAnHour = 20
