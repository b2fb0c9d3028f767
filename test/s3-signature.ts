import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Checks a request's signature as S3 does (AWS Signature Version 4), by header or in the address.
 * @returns the code of the error that S3 answers; null if the signature is right.
 */
export function signatureProblem(
  request: IncomingMessage,
  url: URL,
  { keys, body }: { keys: Readonly<Record<string, string>>; body: Buffer },
): string | null {
  const signed = url.searchParams.has('X-Amz-Signature') ? fromAddress(url) : fromHeaders(request)
  if (signed === null) return 'AccessDenied'
  const { credential, headers, signature, date, expires } = signed
  const [key = '', day = '', region = '', service = ''] = credential.split('/')
  const secret = keys[key]
  if (secret === undefined) return 'InvalidAccessKeyId'
  const age = Date.now() - timeOf(date)
  if (expires === null ? Math.abs(age) > 900_000 : age > expires * 1_000)
    return expires === null ? 'RequestTimeTooSkewed' : 'AccessDenied'
  const hash = expires === null ? String(request.headers['x-amz-content-sha256']) : 'UNSIGNED-PAYLOAD'
  if (/^[0-9a-f]{64}$/u.test(hash) && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    headers.join(';'),
    hash,
  ].join('\n')
  const scope = [day, region, service, 'aws4_request'].join('/')
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signingKey = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

type Signed = { credential: string; headers: string[]; signature: string; date: string; expires: number | null }

function fromHeaders(request: IncomingMessage): Signed | null {
  const [, credential, headers, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/u.exec(
      request.headers.authorization ?? '',
    ) ?? []
  if (credential === undefined || headers === undefined || signature === undefined) return null
  const date = String(request.headers['x-amz-date'])
  return { credential, headers: headers.split(';'), signature, date, expires: null }
}

function fromAddress({ searchParams }: URL): Signed {
  return {
    credential: searchParams.get('X-Amz-Credential') ?? '',
    headers: (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: searchParams.get('X-Amz-Signature') ?? '',
    date: searchParams.get('X-Amz-Date') ?? '',
    expires: Number(searchParams.get('X-Amz-Expires')),
  }
}

/** '20260304T120000Z' */
function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'))
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
