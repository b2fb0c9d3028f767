import { expect, test } from 'vitest'
import type { FormAnswer, FormQuestion } from '../../contract/applications/applications.ts'
import type { ApplicationEvidence, FileEvidence } from '../../contract/applications/evidence.ts'
import { ReceiptContent } from '../../contract/applications/history.ts'
import { receiptAnswers, receiptFiles } from './receipt-lines.ts'

const at = '2026-11-20T09:51:00.000Z'
const hash = 'ab'.repeat(32)

function aQuestion(label: string, more: Partial<FormQuestion> = {}): FormQuestion {
  return {
    key: label,
    label,
    hint: '',
    type: 'text',
    kind: 'screening',
    options: [],
    isRequired: false,
    min: null,
    max: null,
    fileTypes: [],
    ...more,
  }
}

const name: FormAnswer = {
  question: aQuestion('Full name'),
  value: 'Ada',
  origin: { from: 'cv', text: 'from your CV' },
}
const file: FormAnswer = {
  question: aQuestion('CV', { type: 'file', kind: 'document' }),
  value: { file: 'ada.pdf' },
  origin: null,
}

function aContent(evidence: ApplicationEvidence | null, more: Partial<ReceiptContent> = {}): ReceiptContent {
  return {
    version: 1,
    number: 3,
    application: '11111111-1111-4111-8111-111111111111',
    person: { name: 'Ada', email: null },
    board: 'reed',
    boardName: 'Reed',
    ref: '7',
    link: null,
    way: 'automatic',
    ad: {
      jobTitle: 'Nurse',
      employer: null,
      jobLocation: '',
      salary: '',
      jobDescription: '',
      closes: null,
      isDemo: false,
    },
    cv: { name: 'ada.pdf', sha256: hash, text: 'Ada' },
    letter: null,
    answers: [name, file],
    evidence,
    askedForAt: at,
    sentAt: at,
    appliedAt: at,
    saidBy: 'board',
    confirmation: null,
    pictureSha256: null,
    ...more,
  }
}

const upload: FileEvidence['upload'] = { host: 'www.reed.co.uk', status: 200, bytes: 48_000, at }
const shown: FileEvidence['shown'] = { page: 'Your CV', at }
const aCvFile = (more: Partial<FileEvidence>): FileEvidence => ({
  document: 'cv',
  name: 'ada.pdf',
  isStored: false,
  upload: null,
  shown: null,
  ...more,
})
const seen = (files: FileEvidence[], keys: string[] = ['Full name']): ApplicationEvidence => ({
  files,
  answers: keys.map((key) => ({ key, how: 'read-back', page: 'Your details', at })),
})

test('a file whose upload the board answered went, with the hash of the very file', () => {
  const content = aContent(seen([aCvFile({ upload, shown })]))
  expect(receiptFiles(content)).toEqual([
    {
      kind: 'cv',
      name: 'ada.pdf',
      went: 'yes',
      why: 'Reed’s server (www.reed.co.uk) answered the upload (47 KB).',
      at,
      sha256: hash,
      copy: 'sent',
      text: 'Ada',
    },
  ])
  expect(receiptAnswers(content)).toEqual([
    { key: 'Full name', isConfirmed: true, why: 'Read back from the form' },
    { key: 'CV', isConfirmed: true, why: 'Reed’s server (www.reed.co.uk) answered the upload (47 KB)' },
  ])
})

test('a file that was only shown by name went, and nothing says that it was the one that we keep', () => {
  const content = aContent(seen([aCvFile({ shown })]))
  expect(receiptFiles(content)).toMatchObject([
    {
      went: 'yes',
      why: 'The form showed it by name on the page “Your CV” before we pressed Send.',
      sha256: null,
      copy: 'prepared',
    },
  ])
})

test('a file that was put in and not seen is not confirmed; one without a place was not sent', () => {
  expect(receiptFiles(aContent(seen([aCvFile({})])))).toMatchObject([
    {
      went: 'not-confirmed',
      sha256: null,
      copy: 'prepared',
      why: 'We put it into the form, and did not see it leave.',
    },
  ])
  expect(receiptFiles(aContent(seen([])))).toMatchObject([{ went: 'no', sha256: null }])
})

test('a receipt from before evidence was kept confirms no file and no answer', () => {
  const { evidence: _, ...old } = aContent(null)
  const content = ReceiptContent.parse(old)
  expect(receiptFiles(content)).toMatchObject([
    {
      went: 'not-confirmed',
      sha256: null,
      copy: 'prepared',
      why: 'Reed has the application, but we kept nothing that shows what went with it.',
    },
  ])
  expect(receiptAnswers(content).map(({ isConfirmed }) => isConfirmed)).toEqual([false, false])
})

test('what the person sent themselves we did not see', () => {
  const content = aContent(null, { way: 'by-hand', saidBy: 'person' })
  expect(receiptFiles(content)).toMatchObject([
    { went: 'not-confirmed', why: 'You sent it yourself, so we did not see what went.' },
  ])
})

test('a CV that the board stores is named, without a hash or a file of ours', () => {
  const stored = aCvFile({ name: 'Indoor CV.pdf', isStored: true, shown })
  const content = aContent(seen([stored]))
  expect(receiptFiles(content)).toEqual([
    {
      kind: 'cv',
      name: 'Indoor CV.pdf',
      went: 'yes',
      why: 'It is stored at Reed, whose form showed it as the chosen one before we pressed Send. We sent no file of ours in its place.',
      at,
      sha256: null,
      copy: null,
      text: null,
    },
  ])
  expect(receiptFiles(aContent(seen([{ ...stored, shown: null }])))).toMatchObject([{ went: 'not-confirmed' }])
})

test('an answer that was not read back is not confirmed, and one that is open says nothing', () => {
  const open: FormAnswer = { question: aQuestion('Who told you of us?'), value: null, origin: null }
  const content = aContent(seen([aCvFile({ upload })], []), { answers: [name, open] })
  expect(receiptAnswers(content)).toEqual([
    { key: 'Full name', isConfirmed: false, why: 'We could not read it back from the form' },
    { key: 'Who told you of us?', isConfirmed: false, why: '' },
  ])
})

test('a letter that was typed into the form went as text if it was read back', () => {
  const answer: FormAnswer = {
    question: aQuestion('Cover letter', { type: 'long-text', kind: 'document' }),
    value: 'Dear all,\n\nI wrote it.',
    origin: null,
  }
  const letter = { name: 'letter.pdf', sha256: hash, text: 'Dear all,\nI wrote it.\n' }
  const typed = aContent(seen([aCvFile({ upload })], ['Cover letter']), { letter, answers: [answer] })
  expect(receiptFiles(typed)[1]).toMatchObject({
    went: 'yes',
    why: 'Its text went as the answer to “Cover letter”, not as a file. Read back from the form.',
    sha256: null,
    copy: 'prepared',
  })
  const unread = aContent(seen([aCvFile({ upload })], []), { letter, answers: [answer] })
  expect(receiptFiles(unread)[1]).toMatchObject({ went: 'not-confirmed' })
  const nowhere = aContent(seen([aCvFile({ upload })], []), { letter, answers: [] })
  expect(receiptFiles(nowhere)[1]).toMatchObject({ went: 'no' })
})
