import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type RelayedMail = {
  from: string
  to: string[]
  data: string
  /** What the sender called itself (EHLO). */
  greeting: string
}

type Given = {
  /** The code by which an address is refused; null: it is taken. */
  refuse?: (to: string) => number | null
  /** Mails to these wait, whole, for their answer until they are let go. */
  hold?: (to: string) => boolean
  /** How long each mail waits for its answer. */
  pauseMs?: number
  /** Refuses whoever sends, with this code. */
  refuseSender?: number
}

/** A mail relay on this machine, as nodemailer's own authors make them. */
export async function aRelay({ refuse = () => null, hold = () => false, pauseMs = 0, refuseSender }: Given = {}) {
  const mails: RelayedMail[] = []
  let waiting: (() => void)[] = []
  let isHolding = true
  const refusal = (code: number) => Object.assign(new Error('No thanks'), { responseCode: code })
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) => callback(refuseSender === undefined ? null : refusal(refuseSender)),
    onRcptTo({ address }, _session, callback) {
      const code = refuse(address)
      callback(code === null ? null : refusal(code))
    },
    onData(stream, { envelope, hostNameAppearsAs: greeting }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const take = () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          mails.push({ from, to, data: Buffer.concat(chunks).toString('utf8'), greeting })
          callback()
        }
        if (isHolding && to.some(hold)) waiting.push(take)
        else if (pauseMs > 0) setTimeout(take, pauseMs)
        else take()
      })
    },
  })
  // A connection that breaks while a test ends is no failure of it.
  relay.on('error', () => {})
  relay.listen(0, '127.0.0.1')
  await once(relay.server, 'listening')
  return {
    mails,
    /** How many are held. */
    held: () => waiting.length,
    /** Takes what is held, and holds no more. */
    release() {
      isHolding = false
      for (const take of waiting) take()
      waiting = []
    },
    url: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => await new Promise<void>((resolve) => relay.close(() => resolve())),
  }
}
