import { expect, test } from 'vitest'
import type { Receipt, ReceiptContent } from '../../../contract/applications/history.ts'
import { receiptText } from './receipt-text.ts'

const at = '2026-11-20T09:51:00.000Z'
const hash = 'ab'.repeat(32)
const upload = { host: 'www.reed.co.uk', status: 200, bytes: 48_000, at }

const question = {
  key: 'name',
  label: 'Full name',
  hint: '',
  type: 'text',
  kind: 'about-you',
  options: [],
  isRequired: true,
  min: null,
  max: null,
  fileTypes: [],
} as const

const content: ReceiptContent = {
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
  cv: { name: 'ada.pdf', sha256: hash, text: 'What the CV says' },
  letter: null,
  answers: [
    {
      question: { ...question, options: [], fileTypes: [] },
      value: 'Ada',
      origin: { from: 'cv', text: 'from your CV' },
    },
  ],
  evidence: { files: [{ document: 'cv', name: 'ada.pdf', isStored: false, upload, shown: null }], answers: [] },
  askedForAt: at,
  sentAt: at,
  appliedAt: at,
  saidBy: 'board',
  confirmation: null,
  pictureSha256: null,
}

const receipt: Receipt = {
  number: 3,
  madeAt: at,
  content,
  files: [
    {
      kind: 'cv',
      name: 'ada.pdf',
      went: 'yes',
      why: 'The upload was answered.',
      at,
      sha256: hash,
      copy: 'sent',
      text: 'What the CV says',
    },
  ],
  answers: [{ key: 'name', isConfirmed: true, why: 'Read back from the form' }],
  hash: 'cd'.repeat(32),
  previousHash: 'ef'.repeat(32),
  isIntact: true,
  hasPicture: false,
}

test('each file and answer is told with how it is known', () => {
  const text = receiptText(receipt)
  expect(text).toContain('CV: ada.pdf\nSent: The upload was answered. Seen on 20 November 2026, 09:51.\n')
  expect(text).toContain(`SHA-256 of the file: ${hash}`)
  expect(text).toContain('Full name: Ada (From your CV. Read back from the form)')
})

test('what is not confirmed is told as that, without a hash', () => {
  const [file] = receipt.files
  const text = receiptText({
    ...receipt,
    files: [
      { ...file!, went: 'not-confirmed', why: 'We did not see it leave.', at: null, sha256: null, copy: 'prepared' },
    ],
    answers: [{ key: 'name', isConfirmed: false, why: 'We could not read it back' }],
  })
  expect(text).toContain('File not confirmed: We did not see it leave.')
  expect(text).toContain('Full name: Ada (From your CV. Not confirmed: We could not read it back)')
  expect(text).not.toContain('SHA-256')
})

test('where nothing was seen, why is told once for all answers', () => {
  const text = receiptText({
    ...receipt,
    content: { ...content, evidence: null },
    answers: [{ key: 'name', isConfirmed: false, why: 'You sent it yourself' }],
  })
  expect(text).toContain('Answers not confirmed: You sent it yourself.')
  expect(text).toContain('Full name: Ada (From your CV)')
})

test('the first receipt has none before it', () => {
  expect(receiptText(receipt)).toContain(`Hash of the one before: ${'ef'.repeat(32)}`)
  const first = receiptText({ ...receipt, previousHash: '00'.repeat(32) })
  expect(first).toContain('Hash of the one before: None: this is the first receipt')
})
