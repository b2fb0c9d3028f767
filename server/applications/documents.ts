import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CoverLetter } from '../../contract/cover-letters/cover-letters.ts'
import { fileName, printedPart } from '../../contract/cvs/export.ts'
import type { PrintOptions } from '../../contract/cvs/print-options.ts'
import { defaultPrint } from '../../contract/cvs/default-print.ts'
import { Cv } from '../../contract/cvs/cvs.ts'
import { cvFullName } from '../../contract/cvs/empty-cv.ts'
import { findLetter, exportLetter } from '../cover-letters/index.ts'
import { findCv, findMainCv, readPrint } from '../cvs/cvs.ts'
import { exportCv } from '../cvs/export/export-cv.ts'
import { printCvText, printedCv } from '../../engines/cv-printing/index.ts'
import { findCvFile, listCvFiles, readStoredCv, type CvFile } from '../cvs/files/cv-files.ts'
import type { Queryable } from '../platform/database.ts'
import { storableJson, storableText } from '../platform/json.ts'
import type { Platform } from '../platform/platform.ts'
import type { Press } from '../cvs/export/press.ts'
import { NotWhole } from '../cvs/export/read-back.ts'

/** A document of an application that lost words when it was printed. */
export class DocumentNotWhole extends NotWhole {
  readonly kind: 'cv' | 'letter'
  constructor(kind: 'cv' | 'letter', missing: readonly string[]) {
    super(missing)
    this.kind = kind
  }
}

/** A CV or letter as it was chosen: a copy, so that what is changed later is not what was sent. */
export type ChosenDocument = {
  kind: 'cv' | 'letter'
  name: string
  type: string
  bytes: Uint8Array | null
  text: string
  source: unknown
  /** How it is to look; null: it is a file already. */
  print: PrintOptions | null
}
export type ChosenCv = {
  document: ChosenDocument
  cvId: string | null
  cvVersion: number | null
  /** Of a file that was uploaded; null if it was written here. */
  fileId: string | null
  cv: Cv | null
}

/** What a letter is printed from. */
const LetterSource = z.object({ letter: CoverLetter, cv: Cv.nullable() })

type Deps = Pick<Platform, 'db' | 'files'> & { press: Press }

/** The CV that goes with an application; null if they have none. */
export async function chooseCv(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  userId: string,
  { cvId, cvFileId }: { cvId?: string | undefined; cvFileId?: string | undefined },
): Promise<ChosenCv | null> {
  const client = db
  if (cvFileId !== undefined) return await ofFile(files, await findCvFile(client, userId, cvFileId))
  const kept = cvId === undefined ? await findMainCv(client, userId) : await findCv(client, userId, cvId)
  if (kept === null) {
    if (cvId !== undefined) return null
    const latest = (await listCvFiles(client, userId)).find(({ storedAs }) => storedAs !== null)
    return await ofFile(files, latest ?? null)
  }
  const cv = printedPart(kept.version === 0 && kept.draft !== null ? kept.draft.cv : kept.cv, kept.print)
  const name = fileName(cvFullName(cv), 'CV', 'pdf')
  const document = {
    kind: 'cv',
    name,
    type: 'application/pdf',
    bytes: null,
    text: printCvText(printedCv(cv, kept.print)),
    source: cv,
    print: kept.print,
  } as const
  return { document, cvId: kept._id, cvVersion: kept.version, fileId: null, cv }
}

async function ofFile(files: Platform['files'], file: CvFile | null): Promise<ChosenCv | null> {
  const bytes = file?.storedAs == null ? null : await readStoredCv(files, file.storedAs)
  if (file === null || bytes === null) return null
  const { originalname: name, mimetype: type, text } = file
  return {
    document: { kind: 'cv', name, type, bytes, text: text ?? '', source: null, print: null },
    cvId: null,
    cvVersion: null,
    fileId: file._id,
    cv: null,
  }
}

/** The letter that goes with it; null if they have none. */
export async function chooseLetter(
  deps: Deps,
  given: { userId: string; letterId: string; cv: Cv | null; print: PrintOptions | null; now: Date },
): Promise<ChosenDocument | null> {
  const letter = await findLetter(deps.db, given.userId, given.letterId)
  if (letter === null) return null
  const { cv, now } = given
  const print = given.print ?? defaultPrint
  const text = await (await exportLetter(deps, { letter, cv, format: 'txt', look: print, now })).text()
  const name = fileName(cv === null ? letter.name : cvFullName(cv), 'cover-letter', 'pdf')
  return { kind: 'letter', name, type: 'application/pdf', bytes: null, text, source: { letter, cv }, print }
}

export async function keepDocument(
  db: Queryable,
  { userId, applicationId, document }: { userId: string; applicationId: string; document: ChosenDocument },
): Promise<void> {
  const { kind, name, type, bytes, text, source, print } = document
  await db.query(
    `insert into application_documents (application_id, user_id, kind, name, type, bytes, sha256, text, source, print)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      applicationId,
      userId,
      kind,
      name,
      type,
      bytes && Buffer.from(bytes),
      bytes && sha256(bytes),
      storableText(text),
      source === null ? null : storableJson(source),
      print === null ? null : storableJson(print),
    ],
  )
}

/** The CV that goes with an application, as data; null: a file goes with it, or none. */
export async function keptCv(db: Queryable, applicationId: string): Promise<Cv | null> {
  const { rows } = await db.query<{ source: unknown }>(
    `select source from application_documents where application_id = $1 and kind = 'cv'`,
    [applicationId],
  )
  return Cv.nullable().parse(rows[0]?.source ?? null)
}

export type KeptDocument = { kind: 'cv' | 'letter'; name: string; type: string; bytes: Buffer | null; text: string }

/** What goes with an application, and whether it can be had as a file: as it was sent, or printed once it is asked for. */
export async function documentsOf(
  db: Queryable,
  applicationId: string,
): Promise<(KeptDocument & { can_be_printed: boolean })[]> {
  const { rows } = await db.query<KeptDocument & { can_be_printed: boolean }>(
    'select kind, name, type, bytes, text, source is not null as can_be_printed from application_documents where application_id = $1 order by kind',
    [applicationId],
  )
  return rows
}

/**
 * The same with their bytes: what is not printed yet is printed now, and kept, so that what is sent is what the receipt names.
 * @throws PrintFailed, DocumentNotWhole
 */
export async function printedDocuments(
  deps: Deps,
  applicationId: string,
  now: Date,
): Promise<(KeptDocument & { bytes: Buffer })[]> {
  const { rows } = await deps.db.query<KeptDocument & { source: unknown; print: unknown }>(
    'select kind, name, type, bytes, text, source, print from application_documents where application_id = $1 order by kind',
    [applicationId],
  )
  const printed = []
  for (const { source, print: asChosen, ...document } of rows) {
    if (document.bytes !== null) {
      printed.push({ ...document, bytes: document.bytes })
      continue
    }
    const chosen = { kind: document.kind, source, options: readPrint(asChosen ?? {}) }
    const file = await printChosen(deps, chosen, now).catch((error: unknown) => {
      throw error instanceof NotWhole ? new DocumentNotWhole(document.kind, error.missing) : error
    })
    const bytes = Buffer.from(await file.arrayBuffer())
    await deps.db.query(
      'update application_documents set bytes = $3, sha256 = $4 where application_id = $1 and kind = $2 and bytes is null',
      [applicationId, document.kind, bytes, sha256(bytes)],
    )
    printed.push({ ...document, bytes })
  }
  return printed
}

/** Prints a CV or letter from what it was chosen with. */
export async function printChosen(
  deps: Deps,
  { kind, source, options }: { kind: 'cv' | 'letter'; source: unknown; options: PrintOptions },
  now: Date,
): Promise<File> {
  if (kind === 'cv') return await exportCv(deps, { cv: Cv.parse(source), format: 'pdf', options })
  const { letter, cv } = LetterSource.parse(source)
  return await exportLetter(deps, { letter, cv, format: 'pdf', look: options, now })
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
