/* Messages about CVs. Separate from the others, which every page loads. */

/** M9 */
export const cvSaveError = 'Error whilst saving'
export const cvNotSaved = (reason: string) => `Your CV could not be saved. Error: ${reason}. Please retry`
/** M10 */
export const cvSaved = 'CV saved!'
export const cvSavedDetails = 'Your CV has been successfully saved into your profile'
/** M24 */
export const noCv = 'we could not find any CV'
export const noCvDetails = (unreadFiles: number) =>
  unreadFiles === 0
    ? 'Build one here, or upload a file.'
    : 'We could not read any text in your files. Build a CV here, or upload yours as another type of file.'
export const givenNameRequired = 'Please enter your given name'
export const surnameRequired = 'Please enter your surname'
export const cvPhoneRequired = 'Please enter a phone number that employers can call'
export const cvPhoneInvalid = 'This does not look like a phone number'
export const dateInvalid = 'This is not a real date'
export const tooYoung = 'You must be at least 16 years old'
export const endsBeforeStart = 'The end must be after the start'
export const webAddressInvalid = 'Please enter a web address, such as www.example.org'
export const cvChangedElsewhere =
  'We did not save this, because the CV has since been saved in another window. Choose which version to keep.'
export const draftDropped = 'You are back at the version you last saved.'
export const letterDeleted = 'Your letter has been deleted. You can undo this for a day.'
export const letterChangedElsewhere =
  'We did not save this, because the letter has since been changed in another window. Choose which version to keep.'
export const tooManyLetters = (most: number) => `You can keep ${most} letters. Please delete one first.`
export const noSuchCv = 'That CV is no longer in your account'
export const notPrinted = 'We could not make the PDF. Please try again, or download Word, OpenDocument or text instead.'
/** Of a file that was made and read again, and does not say all it should: it is not handed out. */
export const notWhole =
  'The file we made does not say everything it should, so we did not use it. Remove unusual characters, or choose another template or font.'
/** @param values as the person wrote them. */
export const lostValues = (values: readonly string[]) =>
  `Missing: ${values.map((value) => `‘${value.length > 60 ? `${value.slice(0, 60)} …` : value}’`).join(', ')}.`
export const cvDeleted = 'Your CV has been deleted. You can undo this for a day.'
export const cvFileUploaded = 'Your file has been uploaded.'
export const cvFileDeleted = 'Your file has been deleted. You can undo this for a day.'
export const cvFilesFull = (files: number, megabytes: number) =>
  `You can keep ${files} files, up to ${megabytes} MB in total. Please delete one first.`
export const tooManyUploads = (most: number) => `You can upload ${most} files an hour. Please try again later.`
export const tooManyCvs = (most: number) => `You can keep ${most} CVs. Please delete one first.`
export const importWrongType =
  'We read PDF, Word (docx, doc), OpenDocument (odt), rich text (rtf) and plain text (txt), and the CV data formats JSON Resume and Europass (json, xml). Save your CV as one of these and choose it.'
export const importNoCv =
  'We found no CV in this file. The data formats we read are JSON Resume and Europass. Save your CV as a PDF or a Word document and choose it.'
export const importNoText =
  'This file is a picture of a page and has no text. Choose the document it was made from, or type in your CV.'
export const importGaveUp =
  'Reading this file took too long, so we stopped. Check that it contains only your CV, or save your CV as a PDF and choose it.'
export const importStillReading = 'We are still reading this file. Please try again in a moment.'
export const tooManyImports = (most: number) => `We can read ${most} files an hour for you. Please try again later.`
