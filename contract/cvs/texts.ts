/* What the product says back about CVs. Apart from the rest, which every page carries. */

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
    ? 'Build one here, or upload one that you have as a file.'
    : 'There is no text that we could read in your files. Build one here, or upload it as another kind of file.'
export const givenNameRequired = 'Please enter your given name'
export const surnameRequired = 'Please enter your surname'
export const cvPhoneRequired = 'Please enter a phone number that employers can ring'
export const cvPhoneInvalid = 'This does not look like a phone number'
export const dateInvalid = 'This is not a date that there is'
export const tooYoung = 'You must be at least 16 years old'
export const endsBeforeStart = 'The end is before the start'
export const webAddressInvalid = 'This does not look like a web address, such as www.example.org'
export const cvChangedElsewhere =
  'This was not saved: the CV has been saved in another window since. Choose which of the two to keep.'
export const draftDropped = 'You are back at what you last saved.'
export const letterDeleted = 'Your letter is deleted. You can take that back for a day.'
export const letterChangedElsewhere =
  'This was not saved: the letter has been changed in another window since. Choose which of the two to keep.'
export const tooManyLetters = (most: number) => `You can keep ${most} letters. Please delete one first.`
export const noSuchCv = 'That CV is not in your account any more'
export const notPrinted =
  'This could not be printed just now. Please try again, or take it as Word, OpenDocument or text, which needs no printing.'
export const cvDeleted = 'Your CV is deleted. You can take that back for a day.'
export const cvFileUploaded = 'Your file is uploaded.'
export const cvFileDeleted = 'Your file is deleted. You can take that back for a day.'
export const cvFilesFull = (files: number, megabytes: number) =>
  `You can keep ${files} files of ${megabytes} MB together. Please delete one first.`
export const tooManyUploads = (most: number) =>
  `You can upload ${most} files in an hour. Please wait a while and try again.`
export const tooManyCvs = (most: number) => `You can keep ${most} CVs. Please delete one first.`
export const importWrongType =
  'We read PDF, Word (docx, doc), OpenDocument (odt), rich text (rtf) and plain text (txt), and CVs as data: JSON Resume and Europass (json, xml). Save your CV as one of these and choose that.'
export const importNoCv =
  'We found no CV in this file. Of data we read JSON Resume and Europass. Save your CV as a PDF or a Word document and choose that.'
export const importNoText =
  'There is no text in this file: it is a picture of a page. Choose the document that it was made from, or type your CV in.'
export const importGaveUp =
  'Reading this file took too long, so we stopped. Check that it holds only your CV, or save your CV as a PDF and choose that.'
export const importStillReading = 'We are still reading this file. Please try again in a moment.'
export const tooManyImports = (most: number) =>
  `You can have ${most} files read in an hour. Please wait a while and try again.`
