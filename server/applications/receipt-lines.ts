import type { FormAnswer } from '../../contract/applications/applications.ts'
import type { FileEvidence } from '../../contract/applications/evidence.ts'
import { sizeOf } from '../../contract/texts/size-of.ts'
import type { ReceiptAnswer, ReceiptContent, ReceiptFile } from '../../contract/applications/history.ts'

type Kind = ReceiptFile['kind']

/** What a receipt says of each file that went or was to go, and why. Only what was seen went. */
export function receiptFiles(content: ReceiptContent): ReceiptFile[] {
  const kinds: Kind[] = ['cv', 'letter']
  return kinds.flatMap((kind) => {
    const seen = content.evidence?.files.find(({ document }) => document === kind)
    if (seen?.isStored) return [storedFile(content, seen)]
    const document = content[kind]
    return document === null ? [] : [ownFile(content, { kind, document, seen })]
  })
}

/** A file that the board stores: there is no copy of it here. */
function storedFile({ boardName }: ReceiptContent, { document: kind, name, shown }: FileEvidence): ReceiptFile {
  const none = { sha256: null, copy: null, text: null }
  return shown === null
    ? {
        kind,
        name,
        went: 'not-confirmed',
        why: `It is stored at ${boardName}, and its form did not show it.`,
        at: null,
        ...none,
      }
    : {
        kind,
        name,
        went: 'yes',
        why: `It is stored at ${boardName}, whose form showed it as the chosen one before we pressed Send. We sent no file of ours in its place.`,
        at: shown.at,
        ...none,
      }
}

type Own = { kind: Kind; document: NonNullable<ReceiptContent[Kind]>; seen: FileEvidence | undefined }

function ownFile(content: ReceiptContent, { kind, document, seen }: Own): ReceiptFile {
  const { name, sha256, text } = document
  const { boardName, evidence } = content
  const isKept = sha256 !== null
  const base = { kind, name, text }
  const notKnown = (why: string): ReceiptFile => ({
    ...base,
    went: 'not-confirmed',
    why,
    at: null,
    sha256: null,
    copy: isKept ? 'prepared' : null,
  })
  if (evidence === null) return notKnown(whyNothing(content))
  if (seen?.upload) {
    const { host, bytes, at } = seen.upload
    const why = `${boardName}’s server (${host}) answered the upload (${sizeOf(bytes)}).`
    return { ...base, went: 'yes', why, at, sha256, copy: isKept ? 'sent' : null }
  }
  if (seen?.shown) {
    const why = `The form showed it by name${onPage(seen.shown.page)} before we pressed Send.`
    return { ...base, went: 'yes', why, at: seen.shown.at, sha256: null, copy: isKept ? 'prepared' : null }
  }
  if (seen) return notKnown('We put it into the form, and did not see it leave.')
  const typed = kind === 'letter' ? answerWith(content, text) : undefined
  if (typed) {
    const how = evidence.answers.find(({ key }) => key === typed.question.key)
    if (!how) return notKnown(`We put its text into the form (“${typed.question.label}”), and could not read it back.`)
    const why = `Its text went as the answer to “${typed.question.label}”, not as a file. ${whyAnswer(how.how, content)}.`
    return { ...base, went: 'yes', why, at: how.at, sha256: null, copy: isKept ? 'prepared' : null }
  }
  const isOther = ({ question, value }: FormAnswer) => isLetterText(question) && value !== null
  const other = kind === 'letter' ? content.answers.find(isOther) : undefined
  const why = other
    ? `Other words went as the answer to “${other.question.label}”, so it was not sent.`
    : 'The form had no place for it that we know of, so it was not sent.'
  return { ...base, went: 'no', why, at: null, sha256: null, copy: isKept ? 'prepared' : null }
}

/** Why nothing is known of what went. */
function whyNothing({ way, saidBy, boardName }: ReceiptContent): string {
  if (way === 'by-hand' || way === 'elsewhere') return 'You sent it yourself, so we did not see what went.'
  return saidBy === 'board'
    ? `${boardName} has the application, but we kept nothing that shows what went with it.`
    : 'You told us that it was sent, and we kept nothing that shows what went with it.'
}

/** The answer that a letter was written into as text. */
function answerWith({ answers }: ReceiptContent, text: string): FormAnswer | undefined {
  const words = squeeze(text)
  return words === ''
    ? undefined
    : answers.find(
        ({ question, value }) => isLetterText(question) && typeof value === 'string' && squeeze(value) === words,
      )
}

function isLetterText({ kind, type }: FormAnswer['question']): boolean {
  return kind === 'document' && type === 'long-text'
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** What a receipt says of each answer, in their order. */
export function receiptAnswers(content: ReceiptContent): ReceiptAnswer[] {
  const files = receiptFiles(content)
  const known = new Map(content.evidence?.answers.map((one) => [one.key, one]))
  return content.answers.map(({ question: { key, type }, value }) => {
    if (value === null) return { key, isConfirmed: false, why: '' }
    if (content.evidence === null) return { key, isConfirmed: false, why: withoutStop(whyNothing(content)) }
    if (type === 'file') {
      const file =
        typeof value === 'object' && 'file' in value ? files.find(({ name }) => name === value.file) : undefined
      return { key, isConfirmed: file?.went === 'yes', why: withoutStop(file?.why ?? 'We did not see which file went') }
    }
    const how = known.get(key)
    return how
      ? { key, isConfirmed: true, why: whyAnswer(how.how, content) }
      : { key, isConfirmed: false, why: 'We could not read it back from the form' }
  })
}

/** Beside an answer a reason stands among others. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/u, '')
}

function whyAnswer(how: 'read-back' | 'accepted', { boardName }: ReceiptContent): string {
  return how === 'read-back' ? 'Read back from the form' : `${boardName}’s server took it`
}

function onPage(page: string): string {
  return page === '' ? '' : ` on the page “${page}”`
}
