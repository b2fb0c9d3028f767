import type { Receipt } from '../../../contract/applications/history.ts'
import { product } from '../../../contract/texts/messages.ts'
import { dayOf, timeOf } from '../dates.ts'
import { answerText } from './answer-text.ts'
import { fileNames, hashBefore, sentence, wentName, wholeReason } from './receipt-words.ts'
import { wayNames } from './state-words.ts'

/** A receipt as plain text: all that its page says, so that it can be kept and read without us. */
export function receiptText({ number, content, files, answers, hash, previousHash }: Receipt): string {
  const { ad, person, confirmation } = content
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
    ['We pressed Send', moment(content.sentAt)],
    ['Applied', moment(content.appliedAt)],
    ['Confirmed by', content.saidBy === 'board' ? content.boardName : 'You'],
    ...(confirmation === null
      ? []
      : [
          ['In its words', confirmation.text],
          ['Reference', confirmation.reference ?? 'None given'],
        ]),
  ]
  const whole = wholeReason({ content, answers })
  const documents = files.flatMap(({ kind, name, went, why, at, sha256, text }) => [
    `${fileNames[kind]}: ${name}`,
    `${wentName({ went, text })}: ${why}${at === null ? '' : ` Seen on ${moment(at)}.`}`,
    ...(sha256 === null ? [] : [`SHA-256 of the file: ${sha256}`]),
    '',
    ...(text === null ? [] : [text, '']),
  ])
  return [
    `${product} receipt ${number}`,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...documents,
    ...(content.answers.length === 0 ? [] : ['Answers', '']),
    ...(whole === null ? [] : [`Answers not confirmed: ${whole}`, '']),
    ...content.answers.map(({ question, value, origin }, at) => {
      const { isConfirmed = false, why = '' } = answers[at] ?? {}
      const how = whole !== null || why === '' ? '' : `${isConfirmed ? '' : 'Not confirmed: '}${why}`
      const from = [origin === null ? '' : sentence(origin.text), how].filter((part) => part !== '').join('. ')
      return `${question.label}: ${answerText(value, question.type === 'consent')}${from === '' ? '' : ` (${from})`}`
    }),
    '',
    'Proof',
    'Each receipt contains the hash of the one before it, so a changed or missing receipt can be detected.',
    `Hash: ${hash}`,
    `Hash of the one before: ${hashBefore(previousHash)}`,
    '',
  ].join('\n')
}

function moment(at: string | null): string {
  return at === null ? '–' : `${dayOf(at)}, ${timeOf(at)}`
}
