import { archiveName, rowsOf, type PersonalData } from '../platform/personal-data.ts'
import { readStoredCv, storedFilesOf } from './files/cv-files.ts'

export const writtenCvs: PersonalData = {
  what: 'CVs, with every saved version',
  file: 'cvs.json',
  about: 'The CVs you wrote here, with their versions and drafts. You can import each one again.',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select c.name, c.is_main as "isMain", c.content as cv, c.draft as "typedSince", c.created as "begunAt", c.updated as "savedAt",
              c.deleted_at as "deletedAt", c.print as "printedAs", c.made_for_title as "madeForAd",
              (select coalesce(json_agg(json_build_object('number', v.number, 'name', v.name, 'savedAt', v.saved_at, 'cv', v.content)
                      order by v.number desc), '[]') from cv_versions v where v.cv_id = c.id) as versions
         from cvs c where c.user_id = $1 order by c.is_main desc, c.updated desc`,
      userId,
    ),
}

/** The files are deleted after their rows: see platform/files/dropped-files.ts. */
export const uploadedCvs: PersonalData = {
  what: 'uploaded CV files',
  file: 'cv-files.json',
  about: 'The CV files you uploaded and the text we read from them. The files themselves are in the cv-files folder.',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select original_name as "name", mimetype as "type", size as "bytes", uploaded_at as "uploadedAt", scan as "virusScan", state, pages,
              text as "words", embedded as "cvAsData", deleted_at as "deletedAt"
         from cv_files where user_id = $1 order by uploaded_at`,
      userId,
    ),
  async filesOf({ db, files }, userId) {
    const uploads: Record<string, Uint8Array> = {}
    let number = 0
    for (const { name, storedAs } of await storedFilesOf(db, userId)) {
      const bytes = await readStoredCv(files, storedAs)
      // Two files may have the same name.
      if (bytes) uploads[`cv-files/${++number} ${archiveName(name)}`] = bytes
    }
    return uploads
  },
}
