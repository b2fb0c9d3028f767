import type { Receipt } from '../../../contract/applications/history.ts'
import { product } from '../../../contract/texts/messages.ts'
import { dayOf, timeOf } from '../dates.ts'
import { answerText } from './answers-list.tsx'
import { wayNames } from './state-words.ts'

/** A receipt as plain text: all that its page says, so that it can be kept and read without us. */
export function receiptText({ number, content, hash, previousHash }: Receipt): string {
  const { ad, person, answers, cv, letter, confirmation } = content
  const facts = [
    ['Job', ad.jobTitle],
    ['Employer', ad.employer ?? 'Not given'],
    ['Place', ad.jobLocation],
    ['Pay', ad.salary],
    ['Board', content.ref === null ? content.boardName : `${content.boardName}, ad ${content.ref}`],
    ['Link', content.link ?? '–'],
    ['Who applied', [person.name, person.email].filter((part) => part !== null).join(', ')],
    ['How', wayNames[content.way]],
    ['Started', moment(content.askedForAt)],
    ['Sent', moment(content.sentAt)],
    ['Applied', moment(content.appliedAt)],
    ['Confirmed by', content.saidBy === 'board' ? content.boardName : 'You'],
    ...(confirmation === null
      ? []
      : [
          ['In its words', confirmation.text],
          ['Reference', confirmation.reference ?? 'None given'],
        ]),
  ]
  const documents = [
    { name: 'CV', document: cv },
    { name: 'Letter', document: letter },
  ].flatMap(({ name, document }) =>
    document === null
      ? []
      : [
          `${name}: ${document.name}`,
          ...(document.sha256 === null ? [] : [`SHA-256 of the file: ${document.sha256}`]),
          '',
          document.text,
          '',
        ],
  )
  return [
    `${product} receipt ${number}`,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...(answers.length === 0 ? [] : ['Answers', '']),
    ...answers.map(
      ({ question, value, origin }) =>
        `${question.label}: ${answerText(value, question.type === 'consent')}${origin === null ? '' : ` (${origin.text})`}`,
    ),
    '',
    ...documents,
    'Proof',
    'Each receipt contains the hash of the one before it, so a changed or missing receipt can be detected.',
    `Hash: ${hash}`,
    `Hash of the one before: ${previousHash}`,
    '',
  ].join('\n')
}

function moment(at: string | null): string {
  return at === null ? '–' : `${dayOf(at)}, ${timeOf(at)}`
}
