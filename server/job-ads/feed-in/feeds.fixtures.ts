import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerTo } from './child/answer.ts'
import { asRead, type TakeFeedApart } from './read-in-child.ts'

type Given = {
  status?: number
  body?: string | Buffer
  headers?: Record<string, string>
  /** Takes the request and says nothing. */
  isSilent?: boolean
}

export type FeedServer = {
  /** Where companies would have the feed; asked for through `sandboxUrl`. */
  address: string
  sandboxUrl: string
  /** What it answers from now on. */
  answer: (given: Given) => void
  /** The headers of what it was asked, the latest last. */
  asked: Record<string, string | string[] | undefined>[]
  [Symbol.asyncDispose]: () => Promise<void>
}

/** A server of a company with its feed, at this machine. */
export async function aFeedServer(): Promise<FeedServer> {
  let now: Given = {}
  const asked: FeedServer['asked'] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    if (now.isSilent === true) return
    const { status = 200, body = '', headers = {} } = now
    const isKnown = headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']
    response.writeHead(isKnown ? 304 : status, { 'content-type': 'application/xml', ...headers })
    response.end(isKnown ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: 'https://feeds.harbour.test/jobs.xml?key=feed-secret-123',
    sandboxUrl: `http://127.0.0.1:${port}`,
    answer: (given) => {
      now = given
    },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Takes a feed apart as the program of its own does, in this process: for tests of what becomes of its jobs. */
export const takeApartHere: TakeFeedApart = async (xml, { most } = {}) =>
  await Promise.resolve(asRead(JSON.parse(JSON.stringify(answerTo(xml, most)))))

/** A whole, dull job of a feed but for what is given; null leaves a field out. */
export function aJob(reference: string, given: Record<string, string | null> = {}): string {
  const job: Record<string, string | null> = {
    referencenumber: reference,
    title: `Tea taster ${reference}`,
    company: 'Harbour Tea Ltd',
    city: 'Whitby',
    country: 'GB',
    salary: '£29,000 to £33,000 per year',
    jobtype: 'fulltime, permanent',
    description: `<p>You taste and grade tea number ${reference} in our rooms by the harbour, every morning from seven.</p>`,
    ...given,
  }
  const fields = Object.entries(job).map(([name, text]) =>
    text === null ? '' : `<${name}><![CDATA[${text}]]></${name}>`,
  )
  return `<job>${fields.join('')}</job>`
}

export function aFeedOf(...jobs: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source><publisher>Harbour</publisher>${jobs.join('\n')}</source>`
}
