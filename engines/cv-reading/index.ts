/*
 * The door of the engine: what a stranger's CV says. See README.md.
 */
// A CV as text, as a document's text with what was embedded in it, as JSON or as XML → a proposal to look over; null: it is no CV.
export {
  isOldEuropass,
  proposeFromDocument,
  proposeFromJson,
  proposeFromText,
  proposeFromXml,
} from './propose-from-file.ts'
/** A gazetteer → what reading asks of it. */
export { placesOf, type Places } from './places.ts'
