import { z } from 'zod'

/** What a CV may be handed in as. */
export const cvFileKinds = ['pdf', 'docx', 'doc', 'odt', 'rtf'] as const
export const CvFileKind = z.enum(cvFileKinds)
export type CvFileKind = z.infer<typeof CvFileKind>

/** By kind: the ending of its name, how people call it, and the types that browsers declare it as, the proper one first. */
export const cvFileTypes = {
  pdf: { name: 'PDF', mimetypes: ['application/pdf', 'application/x-pdf'] },
  docx: {
    name: 'Word',
    mimetypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  doc: { name: 'older Word', mimetypes: ['application/msword', 'application/vnd.ms-word', 'application/x-msword'] },
  odt: {
    name: 'OpenDocument',
    mimetypes: ['application/vnd.oasis.opendocument.text', 'application/x-vnd.oasis.opendocument.text'],
  },
  rtf: { name: 'rich text', mimetypes: ['application/rtf', 'text/rtf', 'application/x-rtf', 'text/richtext'] },
} as const satisfies Record<CvFileKind, { name: string; mimetypes: readonly [string, ...string[]] }>

/** What an uploaded file is kept and given back as: of each kind the proper type. */
export const cvFileMediaTypes = cvFileKinds.map((kind) => cvFileTypes[kind].mimetypes[0])

/** For the `accept` of a file field. */
export const cvFileAccept = cvFileKinds.map((kind) => `.${kind}`).join(',')

/** What has become of a file. */
const cvFileStates = [
  /** It waits to be scanned, or to be read. */
  'waiting',
  /** Its text is known. */
  'ready',
  /** There is no text in it: a picture of a page. */
  'no-text',
  /** We could not read it; it is kept all the same. */
  'unreadable',
  /** A virus was found: the file itself is gone. */
  'infected',
] as const
export const CvFileState = z.enum(cvFileStates)
export type CvFileState = z.infer<typeof CvFileState>

/** 'not-scanned': nobody has set up a virus scanner here. */
export const CvFileScan = z.enum(['waiting', 'clean', 'not-scanned', 'infected'])
export type CvFileScan = z.infer<typeof CvFileScan>

/** A file as its owner sees it. */
export const CvFileEntry = z.object({
  _id: z.uuid(),
  originalname: z.string(),
  /** ISO 8601, UTC. */
  uploadTime: z.string(),
  mimetype: z.string(),
  /** In bytes. */
  size: z.number().int(),
  state: CvFileState,
  scan: CvFileScan,
  /** What is the matter with it and what to do, in a sentence; null: nothing. */
  problem: z.string().nullable(),
  /** Its text is known: it can be compared with ads, and taken over into a CV. */
  isRead: z.boolean(),
})
export type CvFileEntry = z.infer<typeof CvFileEntry>
