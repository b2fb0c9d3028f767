import { z } from 'zod'

/** What can be the matter with a file, each with the sentence that says what to do. */
export const fileProblemTexts = {
  empty: 'This file is empty. Choose the file again, or save your CV once more and upload that.',
  'too-large': 'This file is larger than 8 MB. Save it with smaller pictures, or as a PDF, and upload that.',
  'wrong-type':
    'We take PDF, Word (docx, doc), OpenDocument (odt) and rich text (rtf). Save your CV as one of these and upload that.',
  mismatch:
    'What is in this file is not what its name says. Open it in your word processor, save it as a PDF and upload that.',
  encrypted: 'This file needs a password. Save a copy without one and upload that.',
  broken: 'This file is damaged or not complete. Open it in your word processor, save it once more and upload that.',
  macros:
    'This file has macros in it, which can carry viruses. Save it as a PDF or as a document without macros (docx) and upload that.',
  scripts: 'This PDF has scripts in it or starts other programs. Print it to a new PDF and upload that.',
  'loads-from-elsewhere':
    'This file loads something from elsewhere when it is opened, such as a picture or a template. Save it as a PDF and upload that.',
  'holds-a-program':
    'This file has a file of another program in it. Take that out, or save it as a PDF, and upload that.',
  'too-much-inside':
    'There is more in this file than in any CV. Save it as a PDF without large pictures and upload that.',
  'two-files-in-one': 'This is two files in one. Open it in your word processor, save it as a PDF and upload that.',
  'no-text':
    'There is no text in this file: it is a picture of a page. We keep it, but cannot compare it with ads. Upload the document that it was made from.',
  infected: 'A virus was found in this file, so we deleted it. Check your computer, and upload your CV anew.',
  'not-a-picture': 'We take JPEG, PNG and WebP pictures. Save yours as one of these and choose that.',
  'broken-picture':
    'This picture is damaged or not complete. Open it in a picture program, save it once more and choose that.',
  'picture-too-large': 'This picture is larger than 4096 by 4096 pixels. Make it smaller and choose that.',
} as const

const codes = Object.keys(fileProblemTexts) as [keyof typeof fileProblemTexts, ...(keyof typeof fileProblemTexts)[]]
export const FileProblem = z.enum(codes)
export type FileProblem = z.infer<typeof FileProblem>
