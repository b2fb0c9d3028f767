import type { CvProposal } from '../../contract/cvs/import.ts'
import type { Cv } from '../../contract/cvs/cvs.ts'
import {
  cvOfEmbedded,
  readEmbedded,
  parseEuropass,
  parseJsonResume,
  parseCvText,
  withCleanText,
} from '../cv-printing/index.ts'
import { europassXmlOf } from './europass-json.ts'
import { readEuropassPortal } from './europass-portal.ts'
import type { Places } from './places.ts'
import { proposeCv } from './propose-cv.ts'
import { originsOf, structuredProposal } from './structured.ts'
import { treeOfJson, treeOfXml, type TreeNode } from './tree.ts'

/**
 * From what stands in a document: the CV that our own export put in, if the document still says the same; or the one that Europass
 * put in, if it is of the same person; and else what its text says.
 * @param embedded As it was found in the file, unchecked: JSON of ours or XML of Europass.
 * @param textHash of a text, as our copies keep it.
 */
export function proposeFromDocument(
  { text, embedded }: { text: string; embedded: string | null },
  places: Places,
  textHash: (text: string) => string,
): CvProposal {
  if (embedded !== null && /^\s*</u.test(embedded.slice(0, 200).replace(/^\uFEFF/u, '')))
    return ofEuropassPdf(embedded, text) ?? proposeFromText(text, places)
  const own = embedded === null ? null : cvOfEmbedded(readEmbedded(new TextEncoder().encode(embedded)), text, textHash)
  return own === null ? proposeFromText(text, places) : exactly(own)
}

/** Null: it cannot be read, or the pages are of somebody else. */
function ofEuropassPdf(xml: string, text: string): CvProposal | null {
  const proposal = proposeFromXml(new TextEncoder().encode(xml))
  const surname = proposal?.cv.personal_data.surname.trim().toLowerCase() ?? ''
  return surname !== '' && text.toLowerCase().includes(surname) ? proposal : null
}

/** From plain text: ours is read back without a loss, any other is understood as far as it goes. */
export function proposeFromText(text: string, places: Places): CvProposal {
  const own = parseCvText(text)
  return own === null ? proposeCv(text, places) : exactly(own)
}

/** From JSON: a JSON Resume or a Europass CV; null: it is neither, or nothing that may be read. */
export function proposeFromJson(text: string): CvProposal | null {
  const root = treeOfJson(text)
  if (root === null) return null
  const xml = europassXmlOf(root)
  if (xml !== null) return proposal(parseEuropass(xml), { source: 'europass', root, isContent: isEuropassContent })
  return proposal(parseJsonResume(text), {
    source: 'json-resume',
    root,
    isContent: (path) => !/^(?:\$schema|meta)(?:\/|$)|(?:countryCode|image)$/u.test(path),
  })
}

/** Whether XML is the Europass of 2004 to 2012, whose root was `learnerinfo`: it is refused by name. */
export function isOldEuropass(bytes: Uint8Array): boolean {
  return treeOfXml(bytes)?.name.toLowerCase() === 'learnerinfo'
}

/** From XML: Europass, old or new; null: it is neither, or nothing that may be read (R-INJ-3). */
export function proposeFromXml(bytes: Uint8Array): CvProposal | null {
  const root = treeOfXml(bytes)
  if (root === null) return null
  if (root.name === 'Candidate')
    return proposal(readEuropassPortal(root), { source: 'europass', root, isContent: isPortalContent })
  return proposal(parseEuropass(new TextDecoder().decode(bytes)), {
    source: 'europass',
    root,
    isContent: isEuropassContent,
  })
}

function proposal(
  cv: Cv | null,
  options: { source: CvProposal['source']; root: TreeNode; isContent: (path: string) => boolean },
): CvProposal | null {
  return cv === null ? null : structuredProposal(withCleanText(cv), options)
}

function exactly(cv: Cv): CvProposal {
  return { source: 'rolecall', cv: withCleanText(cv), origins: originsOf(cv), isCut: false }
}

const isEuropassContent = (path: string) =>
  /LearnerInfo/u.test(path) && !/\/(?:Code|Photo|Signature|Use|ReferenceTo|Attachment|Type)(?:\/|$)/u.test(path)
const isPortalContent = (path: string) =>
  !/(?:ID|Code|Indicator)$|\/(?:Attachment|RenderingInformation|EmbeddedData|DocumentID|CandidateSupplier)(?:\/|$)/u.test(
    path,
  )
