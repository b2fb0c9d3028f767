/** What an operator imported, for the gazetteer; the gazetteer itself is `gazetteer.ts`, which the process that reads CVs loads alone. */
export { loadExtraPlaces } from './extra-places.ts'
export { importPlacesCommand } from './import-places.ts'
/** Exact positions of full postcodes. */
export { createPostcodes } from './postcodes.ts'
