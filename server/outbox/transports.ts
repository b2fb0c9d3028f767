import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Config } from '../platform/config.ts'
import { isThisMachine } from '../platform/public-settings.ts'
import { Undeliverable } from './undeliverable.ts'

export type Mail = {
  /** Of the message: also the mail's Message-ID, so that a mail that goes twice all the same can be told to be one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Readonly<Record<string, string>>
  attachments?: readonly { name: string; type: string; bytes: Buffer }[]
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string } | null
}

/** Ends when a message must not go any more: its time is over, or the program stops. */
type Until = { signal: AbortSignal }

/** The ways out. Null if there is none, and messages stay in the outbox, where they can be read. */
export type Transports = {
  /** What somebody waits for. */
  mail: ((mail: Mail, until: Until) => Promise<void>) | null
  /** Alerts and the like, over connections of their own: however many wait, and however slow the relay is with them, others pass. */
  bulkMail: ((mail: Mail, until: Until) => Promise<void>) | null
  text: ((text: { to: string; body: string }, until: Until) => Promise<void>) | null
  close: () => void
}

/** Connections to the relay in each worker. `?maxConnections=2` in the relay's address sets both. */
export const mailConnections = { account: 8, bulk: 6 } as const

export function createTransports(config: Pick<Config, 'mail' | 'twilio' | 'publicUrl'>): Transports {
  const { smtp: url, from } = config.mail
  const name = nameInGreeting(config.publicUrl)
  const account = url === null ? null : smtpTransport({ url, from, name, connections: mailConnections.account })
  const bulk = url === null ? null : smtpTransport({ url, from, name, connections: mailConnections.bulk })
  return {
    mail: account?.send ?? null,
    bulkMail: bulk?.send ?? null,
    text: config.twilio === null ? null : twilioTransport(config.twilio),
    close() {
      account?.close()
      bulk?.close()
    },
  }
}

/** How many mails that a relay has taken are remembered. */
const rememberedMails = 10_000

/**
 * Of every mail, so that no absence note or other program answers it (RFC 3834, section 5). What a person wrote comes in a notice of ours
 * as well, which nobody can answer by mail.
 */
const ofEveryMail = { 'Auto-Submitted': 'auto-generated' } as const

/**
 * What we call ourselves to the relay (RFC 5321, section 4.1.1.1): the host of the public address, as relays refuse or mark names that are
 * nowhere in the DNS. @returns undefined where there is none: the machine's own.
 */
function nameInGreeting(publicUrl: string | null): string | undefined {
  const host = publicUrl === null ? '' : new URL(publicUrl).hostname
  return host === '' || isIP(host.replace(/[[\]]/gu, '')) !== 0 ? undefined : host
}

function smtpTransport({
  url,
  from,
  name,
  connections,
}: {
  url: string
  from: string
  name: string | undefined
  connections: number
}): {
  send: NonNullable<Transports['mail']>
  close: () => void
} {
  const transport = createTransport({
    ...relayAt(url),
    ...(name !== undefined && { name }),
    pool: true,
    maxConnections: connections,
    maxMessages: 200,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const domain = /@([^\s<>@]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost'
  // Of a mail that was taken, and could not be written down as sent: a further try hands nothing over.
  const taken = new Set<string>()
  return {
    send: async ({ id, to, subject, text, html, headers = {}, attachments = [], calendar = null }, { signal }) => {
      if (taken.has(id)) return
      // An object, never a header written by hand: line breaks in an address or a subject cannot make another header.
      const mail = {
        from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        messageId: `<${id}@${domain}>`,
        text,
        html,
        headers: { ...ofEveryMail, ...headers },
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
          contentDisposition: 'attachment' as const,
        })),
        // Beside the words for programs that show an invitation, and as a file for those that only open one.
        ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.text } }),
        signal,
      }
      const problem = await transport.sendMail(mail).then(() => null, problemOf)
      if (problem !== null) throw asError(problem)
      taken.add(id)
      const [oldest] = taken
      if (taken.size > rememberedMails && oldest !== undefined) taken.delete(oldest)
    },
    close: () => transport.close(),
  }
}

/**
 * A relay by its address, as nodemailer takes it. Who logs in does so over TLS: a relay that offers none is not told the password, unless it
 * is this machine, or the address ends with `?insecure=on`.
 */
function relayAt(address: string): { url: string; requireTLS?: true } {
  const url = new URL(address)
  const isInsecure = url.searchParams.get('insecure') === 'on'
  url.searchParams.delete('insecure')
  if (url.username === '' || isInsecure || isThisMachine(url.hostname)) return { url: url.href }
  // What stands in the address weighs more than what stands beside it.
  for (const name of ['ignoreTLS', 'requireTLS', 'opportunisticTLS']) url.searchParams.delete(name)
  return { url: url.href, requireTLS: true }
}

type Problem = { status: number; code: string; command: string }

function problemOf(error: { responseCode?: number; code?: string; command?: string }): Problem {
  return { status: error.responseCode ?? 0, code: error.code ?? '', command: error.command ?? '' }
}

/** Without the relay's own words: they quote the address, and this is logged and kept with the task. */
function asError({ status, code, command }: Problem): Error {
  // A refusal of the addressee or of the mail is for good. One of the login or the sender is the operator's to mend, and every mail's.
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'
  if (status >= 500 && status <= 599 && isOfThisMail)
    return new Undeliverable(`The relay refused the ${command === 'RCPT TO' ? 'address' : 'mail'} (${status})`)
  return new Error(`The relay did not take a mail (${code}${status === 0 ? '' : ` ${status}`})`)
}

/** Twilio's Messages resource: one form post, with the account as user name. */
function twilioTransport({ account, token, from, url }: NonNullable<Config['twilio']>) {
  return async ({ to, body }: { to: string; body: string }, { signal }: Until): Promise<void> => {
    const answer = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, From: from, Body: body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (answer.ok) return
    if (answer.status === 400) throw new Undeliverable('The number takes no texts')
    throw new Error(`The text provider answered ${answer.status}`)
  }
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
