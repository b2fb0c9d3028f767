import { randomBytes } from 'node:crypto'

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

export type HeaderOptions = {
  /** Of the inline scripts and styles of this page; null: an answer that has none. */
  nonce: string | null
  isHttps: boolean
  /** A file to save: should a browser show it all the same, nothing in it runs or loads (R-XSS-3). */
  isDownload?: boolean
  /** Where the payment pages are that a form of this page leads to, by a redirect. */
  paysAt?: readonly string[]
  /** The page's background worker loads its part for recordings when it is needed. */
  isWorker?: boolean
  /** Pages with a recorder may use camera and microphone. */
  recorder?: boolean
  /** The development server speaks to its pages by a socket and styles them by script. */
  development?: boolean
}

/** Pages that may ask for the camera: no other may, whatever a script there tries. */
const recorderPages: ReadonlySet<string> = new Set(['/build-your-cv', '/post-job-ad', '/create-question', '/parts'])
/** With what they are about at the end of their address. */
const recorderPagesOf = [
  '/create-video-ad/',
  '/create-audio-ad/',
  '/apply-here/',
  '/question-detail/',
  '/answer-questions/',
  '/job-ad/',
]

export function isRecorderPage(path: string): boolean {
  return recorderPages.has(path) || recorderPagesOf.some((begin) => path.startsWith(begin))
}

/** Pages whose forms end at the payment page. */
const sellingPages: ReadonlySet<string> = new Set(['/prices', '/buy-credits', '/subscriptions'])

export function isSellingPage(path: string): boolean {
  return sellingPages.has(path) || path.startsWith('/purchases/')
}

/**
 * The headers of every answer (R-XSS-2). Nothing is allowed but what a page of ours needs; a script runs only with the
 * nonce of its own answer.
 */
export function securityHeaders({
  nonce,
  isHttps,
  isDownload,
  paysAt = [],
  isWorker,
  recorder,
  development,
}: HeaderOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    isWorker
      ? "script-src 'self'"
      : nonce === null
        ? "script-src 'none'"
        : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development
      ? "style-src 'self' 'unsafe-inline'"
      : nonce === null
        ? "style-src 'self'"
        : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...paysAt].join(' '),
    "frame-ancestors 'none'",
    'report-uri /api/csp-reports',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return {
    'content-security-policy': isDownload ? "default-src 'none'; sandbox; frame-ancestors 'none'" : policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': [
      recorder ? 'camera=(self)' : 'camera=()',
      // Voice search speaks into the search form of any page.
      'microphone=(self)',
      'geolocation=(self)',
      'payment=()',
      'usb=()',
      'browsing-topics=()',
    ].join(', '),
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
