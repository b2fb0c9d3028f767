import { createTransport } from 'nodemailer'
import type { Config } from '../platform/config.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Readonly<Record<string, string>>
}

/** The two ways out. Null: there is none, and messages stay in the outbox, where they can be read. */
export type Transports = {
  mail: ((mail: Mail) => Promise<void>) | null
  text: ((text: { to: string; body: string }) => Promise<void>) | null
  close: () => void
}

/** A message that no further try will get through: a wrong address, a number that takes no texts. */
export class Undeliverable extends Error {}

export function createTransports(config: Pick<Config, 'mail' | 'twilio'>): Transports {
  const smtp = config.mail.smtp === null ? null : smtpTransport(config.mail.smtp, config.mail.from)
  return {
    mail: smtp?.send ?? null,
    text: config.twilio === null ? null : twilioTransport(config.twilio),
    close: () => smtp?.close(),
  }
}

function smtpTransport(url: string, from: string): { send: NonNullable<Transports['mail']>; close: () => void } {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 })
  return {
    send: async ({ to, subject, text, html, headers = {} }) => {
      // An object, never a header written by hand: line breaks in an address or a subject cannot make another header.
      const mail = {
        from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        html,
        headers: { ...headers },
      }
      const problem = await transport.sendMail(mail).then(() => null, problemOf)
      if (problem === null) return
      const { status, code } = problem
      if (status >= 550 && status <= 553) throw new Undeliverable(`The relay refused the address (${status})`)
      // Without the relay's own words: they quote the address, and this is logged and kept with the task.
      throw new Error(`The relay did not take a mail (${code}${status === 0 ? '' : ` ${status}`})`)
    },
    close: () => transport.close(),
  }
}

function problemOf(error: { responseCode?: number; code?: string }): { status: number; code: string } {
  return { status: error.responseCode ?? 0, code: error.code ?? '' }
}

/** Twilio's Messages resource: one form post, with the account as user name. */
function twilioTransport({ account, token, from, url }: NonNullable<Config['twilio']>) {
  return async ({ to, body }: { to: string; body: string }): Promise<void> => {
    const answer = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, From: from, Body: body }),
      signal: AbortSignal.timeout(15_000),
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
