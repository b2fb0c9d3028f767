import { createHash } from 'node:crypto'
import type { FormQuestion } from '../../../contract/applications/applications.ts'
import type { RawField } from '../page/raw-page.ts'
import { changesNothing } from '../../../engines/questions/index.ts'
import { isBinding, isCoverLetter, isCv, kindOf } from './kinds.ts'
import { orderIn } from './date-order.ts'
import { bytesIn, charactersIn, fileTypesIn, wordsIn } from './limits.ts'

/** A question together with the field that asks it. */
export type AskedField = { question: FormQuestion; field: RawField }

/**
 * What a page asks, as data.
 * Where a page marks what is required, all else is not; where it marks nothing but what is optional, all else is required.
 */
export function questionsIn(fields: readonly RawField[]): AskedField[] {
  const asking = fields.filter(({ control }) => control !== 'checkbox')
  const marksRequired = asking.some(({ isMarkedRequired }) => isMarkedRequired)
  return fields.map((field) =>
    field.control === 'stored-files'
      ? { field, question: storedFileQuestion(field, fields) }
      : { field, question: questionOf(field, marksRequired) },
  )
}

/** Which of the files that the board keeps goes with it. Nobody is asked where the person's own can be uploaded. */
function storedFileQuestion({ label, options: cards }: RawField, fields: readonly RawField[]): FormQuestion {
  const options = cards.map(({ words }) => words)
  const isLetter = isCoverLetter(label)
  const hasUpload = fields.some((one) => one.control === 'file' && isCoverLetter(one.label) === isLetter)
  return {
    key: keyOf({ label, type: 'choice', options }),
    label,
    hint: '',
    type: 'choice',
    kind: 'document',
    options,
    isRequired: !hasUpload && !isLetter,
    min: null,
    max: null,
    fileTypes: [],
  }
}

function questionOf(field: RawField, marksRequired: boolean): FormQuestion {
  const { label, hint, section } = field
  const type = typeOf(field)
  const isRequired =
    !field.isMarkedOptional && (field.isMarkedRequired || isTakenAsRequired(field, type, marksRequired))
  const options = ['yes-no', 'choice', 'choices'].includes(type) ? field.options.map(({ words }) => words) : []
  return {
    key: keyOf({ label, type, options, section }),
    label,
    hint: hint === label ? '' : hint,
    ...(section !== '' && { section }),
    type,
    kind: kindOf({ label, type, hint, isRequired }, section),
    options,
    isRequired,
    ...limitsOf(field, type),
  }
}

/**
 * The same for the same words, type and options, whatever their case, spacing and signs. 'First name' below 'Your referee' is another question
 * than 'First name': a heading that changes what is asked, or is not understood, is part of it.
 */
export function keyOf(
  question: Pick<FormQuestion, 'label' | 'type' | 'options'> & { section?: string | undefined },
): string {
  const { label, type, options, section = '' } = question
  const words = [label, type, ...options.toSorted(), ...(changesNothing(section) ? [] : [section])].map(plain)
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)
}

/** Words without what differs from form to form. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

function isTakenAsRequired(
  { label, control, hint, section }: RawField,
  type: FormQuestion['type'],
  marksRequired: boolean,
): boolean {
  if (control === 'checkbox') return isBinding(label)
  if (marksRequired || control === 'checkboxes') return false
  if (type === 'file') return isCv(label)
  // Of the person's own details the form itself will say which it cannot do without.
  return kindOf({ label, type, hint, isRequired: false }, section) !== 'about-you' && !isCoverLetter(label)
}

function typeOf(field: RawField): FormQuestion['type'] {
  switch (field.control) {
    case 'checkbox':
      return 'consent'
    case 'checkboxes':
      return 'choices'
    case 'file':
      return 'file'
    case 'date-parts':
      return 'date'
    case 'typeahead':
      return 'suggestion'
    case 'text':
      return typeOfText(field)
    default:
      if (field.inputType === 'multiple') return 'choices'
      return isYesNo(field) ? 'yes-no' : 'choice'
  }
}

function isYesNo({ options }: RawField): boolean {
  const words = options.map((option) => plain(option.words)).toSorted()
  return words.length === 2 && words[0] === 'no' && words[1] === 'yes'
}

function typeOfText({ inputType, label, marks, hint }: RawField): FormQuestion['type'] {
  if (inputType === 'textarea') return 'long-text'
  if (orderIn(`${label} ${hint}`) !== null) return 'date'
  if (inputType === 'number' || inputType === 'date' || inputType === 'email') return inputType
  if (inputType === 'range') return 'number'
  if (inputType === 'month') return 'date'
  if (inputType === 'tel') return 'phone'
  if (/^(?:how many|number of|years of)\b/iu.test(label)) return 'number'
  if (/^(?:number|no\.?)$/iu.test(label) && /phone|mobile|\btel/iu.test(marks)) return 'phone'
  // An example in the field may be all that says what it is.
  if (/^\S{1,40}@\S{1,40}\.\S{1,10}$/u.test(label)) return 'email'
  if (/^(?:e\.?g\.? )?\+?\d[\d \-…]{1,16}\.{0,3}$/u.test(label)) return 'phone'
  if (/^e-?mail(?: address)?$/iu.test(label) || /\bemail\b/u.test(marks)) return 'email'
  const isPhone =
    /^(?:(?:mobile|contact|home|work|daytime|evening|main|primary|preferred|your) ){0,3}(?:phone|telephone|mobile|tel\.?)(?: (?:number|no\.?))?$/iu.test(
      label,
    ) || /\btel(?:-national)?$/u.test(marks)
  return isPhone ? 'phone' : 'text'
}

function limitsOf(
  field: RawField,
  type: FormQuestion['type'],
): Pick<FormQuestion, 'min' | 'max' | 'maxWords' | 'fileTypes'> {
  const { hint, label } = field
  if (type === 'file') {
    const said = `${label} ${hint}`
    return { min: null, max: bytesIn(said), fileTypes: fileTypesIn(field.accept, said) }
  }
  if (type === 'number') return { min: numberIn(field.min), max: numberIn(field.max), fileTypes: [] }
  if (type !== 'text' && type !== 'long-text') return { min: null, max: field.maxLength, fileTypes: [] }
  const said = `${label} ${hint}`
  const maxWords = wordsIn(said)
  return {
    min: null,
    max: smaller(field.maxLength, charactersIn(said)),
    ...(maxWords !== null && { maxWords }),
    fileTypes: [],
  }
}

function smaller(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function numberIn(text: string): number | null {
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text)
}
