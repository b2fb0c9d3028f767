import { z } from 'zod'

/** What can be the matter with a file, each with the sentence that says what to do. */
export const fileProblemTexts = {
  empty: 'This file is empty. Choose the file again, or save your CV again and upload that.',
  'too-large': 'This file is larger than 8 MB. Save it with smaller pictures, or as a PDF, and upload that.',
  'wrong-type':
    'We take PDF, Word (docx, doc), OpenDocument (odt) and rich text (rtf). Save your CV as one of these and upload that.',
  mismatch:
    'The content of this file does not match its name. Open it in your word processor, save it as a PDF and upload that.',
  encrypted: 'This file needs a password. Save a copy without one and upload that.',
  broken: 'This file is damaged or incomplete. Open it in your word processor, save it again and upload that.',
  macros:
    'This file contains macros, which can carry viruses. Save it as a PDF or as a document without macros (docx) and upload that.',
  scripts: 'This PDF contains scripts or starts other programs. Print it to a new PDF and upload that.',
  'loads-from-elsewhere':
    'This file loads something from the internet when it is opened, such as a picture or a template. Save it as a PDF and upload that.',
  'holds-a-program':
    'This file contains a file from another program. Remove that, or save your CV as a PDF, and upload it again.',
  'too-much-inside': 'This file contains too much for a CV. Save it as a PDF without large pictures and upload that.',
  'two-files-in-one': 'This is two files in one. Open it in your word processor, save it as a PDF and upload that.',
  'no-text':
    'This file is a picture of a page and has no text. We keep it, but cannot compare it with ads. Upload the document it was made from.',
  'old-europass':
    'This is a Europass CV in its old format (version 2, used until 2012), which we cannot read. Upload it as a PDF or a Word document.',
  infected: 'We found a virus in this file, so we deleted it. Check your computer, then upload your CV again.',
  'not-a-picture': 'We take JPEG, PNG and WebP pictures. Save yours as one of these and choose it.',
  'broken-picture': 'This picture is damaged or incomplete. Open it in a picture program, save it again and choose it.',
  'picture-too-large': 'This picture is larger than 4096 by 4096 pixels. Make it smaller and choose it again.',
} as const

const codes = Object.keys(fileProblemTexts) as [keyof typeof fileProblemTexts, ...(keyof typeof fileProblemTexts)[]]
export const FileProblem = z.enum(codes)
export type FileProblem = z.infer<typeof FileProblem>
