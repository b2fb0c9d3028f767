import { createHmac, timingSafeEqual } from 'node:crypto'
import { ukMobile } from '../../contract/users/phone.ts'
import type { Platform } from '../platform/platform.ts'
import { optIn, optOut } from './opt-outs.ts'

/** Where replies to our texts come in: set it as the number's webhook at Twilio, by POST. */
export const inboundTextsPath = '/api/texts/inbound'

/** The most that a reply may weigh: Twilio's own fields, and at most 1,600 characters. */
export const mostInboundBytes = 64 * 1024

type Deps = Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'secrets'>

/**
 * Answers Twilio's webhook: no session, no origin, only its signature counts. STOP ends texts to the number it came from, START lets them
 * come again; of anything else nothing is kept.
 * @returns 200 with an empty answer, so that nothing is texted back; 403 for a wrong signature; 404 where no texts are sent.
 */
export async function answerInboundText(deps: Deps, request: Request): Promise<Response> {
  const { config, db, clock, log } = deps
  if (config.twilio === null) return new Response('', { status: 404 })
  const fields = new URLSearchParams(await request.text())
  const site = config.publicUrl ?? `http://${config.host}:${config.port}`
  const url = `${site}${inboundTextsPath}${new URL(request.url).search}`
  const signature = request.headers.get('x-twilio-signature') ?? ''
  if (!isSame(signature, twilioSignature(config.twilio.token, url, fields))) {
    log.warn('a text with a wrong signature was refused')
    return new Response('', { status: 403 })
  }
  const mobile = ukMobile(fields.get('From') ?? '')
  const reply = readReply(fields.get('Body') ?? '')
  if (mobile !== null && reply === 'stop') await optOut(deps, db, { mobile, now: clock.now() })
  if (mobile !== null && reply === 'start') await optIn(deps, db, mobile)
  return new Response('<?xml version="1.0" encoding="UTF-8"?><Response/>', {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** As Twilio defines it: HMAC-SHA1 with the account's token over the address, and each field's name and value in the order of names. */
export function twilioSignature(token: string, url: string, fields: URLSearchParams): string {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return createHmac('sha1', token)
    .update(url + sorted.map(([name, value]) => name + value).join(''))
    .digest('base64')
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether a reply stops all texts or lets them come again; null: neither. */
export function readReply(body: string): 'stop' | 'start' | null {
  const word = body
    .trim()
    .replace(/(?<![\s.!,;:'"’”])[\s.!,;:'"’”]+$/u, '')
    .replace(/^['"‘“]+/u, '')
    .toUpperCase()
  if (['STOP', 'STOPP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL'].includes(word)) return 'stop'
  return word === 'START' ? 'start' : null
}
