import type { ReadReply } from '../../contract/interviews/interviews.ts'
import { addressIn } from '../outbox/index.ts'

/** A reply of a calendar program (RFC 5546, REPLY and COUNTER), as far as it concerns us. */
export type Reply = {
  uid: string
  sequence: number
  /** In lower case. */
  from: string
  answer: ReadReply['answer']
  /** Of a counter-proposal, in UTC. */
  proposed: Date | null
  comment: string
}

/** @returns null: it is no reply with exactly one event and one attendee. */
export function readReply(text: string): Reply | null {
  const lines = unfolded(text)
  const begins = lines.flatMap((line, at) => (/^BEGIN:VEVENT$/iu.test(line) ? [at] : []))
  const end = lines.findIndex((line) => /^END:VEVENT$/iu.test(line))
  const [begin] = begins
  if (begins.length !== 1 || begin === undefined || end < begin || !/^BEGIN:VCALENDAR$/iu.test(lines[0] ?? ''))
    return null
  const method = valueOf(lines, 'METHOD')?.toUpperCase()
  const event = lines.slice(begin, end)
  const attendees = event.filter((line) => /^ATTENDEE[;:]/iu.test(line))
  const uid = valueOf(event, 'UID')
  const sequence = Number(valueOf(event, 'SEQUENCE') ?? '0')
  const [attendee] = attendees
  if (uid === null || attendees.length !== 1 || attendee === undefined || !Number.isInteger(sequence)) return null
  const { parameters, value } = partsOf(attendee)
  const from = addressIn(value)
  const status = parameters.get('PARTSTAT')?.toUpperCase() ?? ''
  const answer = method === 'COUNTER' ? 'counter' : method === 'REPLY' ? answers[status] : undefined
  if (from === null || answer === undefined) return null
  const proposed = answer === 'counter' ? momentOf(valueOf(event, 'DTSTART')) : null
  if (answer === 'counter' && proposed === null) return null
  return {
    uid: unescaped(uid),
    sequence,
    from,
    answer,
    proposed,
    comment: unescaped(valueOf(event, 'COMMENT') ?? '').slice(0, 1_000),
  }
}

const answers: Record<string, ReadReply['answer']> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
}

/** What is folded goes on with a space or a tab. Pasted text has lost the bytes already, so it is unfolded as text. */
function unfolded(text: string): string[] {
  return text
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?|\n/gu, '\n')
    .replaceAll(/\n[ \t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
}

function valueOf(lines: readonly string[], name: string): string | null {
  const line = lines.find((one) => new RegExp(`^${name}[;:]`, 'iu').test(one))
  return line === undefined ? null : partsOf(line).value
}

/** A line's parameters by their names in capitals, and its value: what parts them may stand within quotes, where it parts nothing. */
function partsOf(line: string): { parameters: Map<string, string>; value: string } {
  const pieces: string[] = []
  let [from, at, isQuoted] = [0, 0, false]
  for (; at < line.length && (isQuoted || line[at] !== ':'); at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    if (line[at] !== ';' || isQuoted) continue
    pieces.push(line.slice(from, at))
    from = at + 1
  }
  pieces.push(line.slice(from, at))
  const parameters = pieces.slice(1).map((piece): [string, string] => {
    const [name = '', ...rest] = piece.split('=')
    return [name.toUpperCase(), rest.join('=').replaceAll('"', '')]
  })
  return { parameters: new Map(parameters), value: line.slice(at + 1) }
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/gu, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
}

/** Only in UTC: we sent it so, and a zone's name alone says nothing sure. */
function momentOf(text: string | null): Date | null {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u.exec(text ?? '')
  if (!found) return null
  const [, year, month, day, hour, minute, second] = found
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
