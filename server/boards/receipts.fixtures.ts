import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { FormAnswer } from '../../contract/applications/applications.ts'
import type { ApplicationEvidence } from '../../contract/applications/evidence.ts'
import type { ReceiptAnswer, ReceiptContent, ReceiptFile } from '../../contract/applications/history.ts'
import type { ArrivedFile, Given } from '../../sandbox/applying/arrivals.ts'
import { receiptAnswers, receiptFiles } from '../applications/receipt-lines.ts'
import type { ApplicationOrder, Document } from '../applying/application-form.ts'

const aFile = (name: string, kilobytes: number, text: string): Document => ({
  name,
  type: 'application/pdf',
  bytes: new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(kilobytes * 1_000)])),
  text,
})
export const cv = aFile('ada-cv.pdf', 48, 'Ada Lovelace')
export const letter = aFile('ada-letter.pdf', 12, 'Dear all,\nI wrote the first one.')
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export type Told = { files: ReceiptFile[]; answers: (ReceiptAnswer & { answer: FormAnswer })[] }

/** What the receipt of an application says. */
export function receiptOf(
  order: ApplicationOrder,
  { answers, evidence }: { answers: readonly FormAnswer[]; evidence: ApplicationEvidence },
): Told {
  const proof = ({ name, bytes, text }: Document) => ({ name, sha256: sha256(bytes), text })
  const content: ReceiptContent = {
    version: 1,
    number: 1,
    application: '11111111-1111-4111-8111-111111111111',
    person: { name: 'Ada Lovelace', email: null },
    board: order.board,
    boardName: order.board,
    ref: order.ref,
    link: order.link,
    way: 'assisted',
    ad: { jobTitle: '', employer: null, jobLocation: '', salary: '', jobDescription: '', closes: null, isDemo: true },
    cv: proof(order.documents.cv),
    letter: order.documents.letter && proof(order.documents.letter),
    answers: [...answers],
    evidence,
    askedForAt: new Date().toISOString(),
    sentAt: null,
    appliedAt: new Date().toISOString(),
    saidBy: 'board',
    confirmation: null,
    pictureSha256: null,
  }
  const told = receiptAnswers(content)
  return {
    files: receiptFiles(content),
    answers: answers.map((answer, at) => ({ ...told[at]!, answer })),
  }
}

export const isFile = (value: unknown): value is ArrivedFile =>
  typeof value === 'object' && value !== null && 'sha256' in value

/** Both ways: what arrived of the CV and the letter above is what the receipt says, and what it says arrived. */
export function expectSame({ files, answers }: Told, arrived: readonly { label: string; value: Given }[]): void {
  const said = answers.filter(({ answer: { value, question } }) => value !== null && question.type !== 'file')
  expect(said.filter(({ isConfirmed }) => !isConfirmed)).toEqual([])
  // A box that is off sends nothing.
  const words = arrived.filter(({ value }) => !isFile(value) && value !== false)
  const told = said.filter(({ answer: { value } }) => value !== false)
  expect(told.map(({ answer: { question, value } }) => ({ label: question.label, value }))).toEqual(words)
  const got = arrived.flatMap(({ value }) => (isFile(value) ? [value] : []))
  const sent = files.filter(({ copy }) => copy === 'sent')
  expect(sent.map(({ name, sha256: hash }) => ({ file: name, hash }))).toEqual(
    got.map(({ file, sha256: hash }) => ({ file, hash })),
  )
  for (const { why, name } of sent) expect(why).toContain(name === cv.name ? '47 KB' : '12 KB')
  // A file went if it was seen, and a letter also as words.
  for (const { went, kind, why, sha256: hash } of files.filter(({ copy }) => copy !== 'sent')) {
    const isTyped = kind === 'letter' && words.some(({ value }) => value === letter.text)
    expect([kind, went, hash, why]).toEqual([kind, isTyped ? 'yes' : 'no', null, expect.any(String)])
  }
}
