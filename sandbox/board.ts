import type { Hono } from 'hono'
import type { BoardId } from '../contract/boards/boards.ts'
import type { Industry } from '../contract/jobs/industries.ts'
import type { Look } from './applying/ask.ts'
import type { Desk } from './applying/desk.ts'

/** A made-up ad as one board of the sandbox carries it. The same vacancy on two boards differs a little, as in life. */
export type SandboxAd = {
  board: BoardId
  /** The board's own number of the ad: stable for a seed, unique within the board. */
  number: number
  /** The same for every board that carries the vacancy, and for its re-posts. */
  vacancy: number
  /** As this board shows it: capitals, '(m/f/d)', a reference or a place may have been added. */
  title: string
  /** The advertiser on this board: an agency or the employer. Null where the board hides it. */
  advertiser: string | null
  employer: string
  isAgency: boolean
  industry: Industry
  place: { town: string; county: string; postcode: string; country: 'GB' | 'IE'; lat: number; lng: number }
  /** As the board writes the place: 'Leeds, LS1 4AP', 'Greater London', 'M25'. */
  placeText: string
  workplace: 'on-site' | 'hybrid' | 'remote'
  contract: 'permanent' | 'contract' | 'temporary' | 'fixed-term' | 'apprenticeship' | 'internship'
  fullTime: boolean
  partTime: boolean
  ir35: 'inside' | 'outside' | null
  pay: {
    /** As printed: '£32,000 - £35,000 per annum', '£450 per day', 'Competitive'; null: the ad does not say. */
    text: string | null
    min: number | null
    max: number | null
    currency: 'GBP' | 'EUR'
    period: 'year' | 'day' | 'hour' | 'month' | 'week'
  }
  /** The whole text. A few carry hostile markup, as real feeds do. */
  html: string
  text: string
  postedAt: Date
  closesAt: Date
  /** Questions of the employer for the application form. */
  questions: readonly EmployerQuestion[]
  /** Applications are taken on another site. */
  external: boolean
}

/** What an employer asks of those who apply; to be answered but where it is optional. */
export type EmployerQuestion = {
  kind: 'yes-no' | 'text' | 'long-text' | 'number' | 'date' | 'choice' | 'choices' | 'suggestion' | 'file'
  label: string
  /** What is offered to choose or suggested. */
  choices?: readonly string[]
  optional?: boolean
  /** The most characters of a long text. */
  limit?: number
  /** What the name of a file may end with. */
  endings?: readonly string[]
  /** Anyone who answers anything else is told `words`, and the application ends. */
  mustBe?: { answer: string; words: string }
}

/** A question as a board's own form puts it. */
export type AskedQuestion = Omit<EmployerQuestion, 'kind'> & {
  kind: EmployerQuestion['kind'] | 'email' | 'tel' | 'box'
  /** The heading that it stands under. */
  section?: string
  /** What stands below it. */
  help?: string
  /** By which control it is answered; the board's own where not given. */
  look?: Look
  /** A box that is ticked already. */
  isTicked?: true
  /** What is asked besides, of those who gave this answer. */
  follow?: { when: string; question: AskedQuestion }
}

export type SandboxSearch = {
  words: string
  /** As the board was asked: a town, a postcode, or nothing. */
  place: string
  radiusMiles: number | null
  payMin?: number | null
  payMax?: number | null
  contract?: readonly SandboxAd['contract'][]
  fullTime?: boolean
  partTime?: boolean
  postedWithinDays?: number | null
  sort?: 'relevance' | 'date'
}

/** All the made-up ads, and the simple search that every board of the sandbox has. */
export type World = {
  now: () => Date
  ads: (board: BoardId) => readonly SandboxAd[]
  ad: (board: BoardId, number: number) => SandboxAd | null
  search: (board: BoardId, search: SandboxSearch) => SandboxAd[]
  /** What the form of a board asks for an ad: the employer's own questions, and some of a pool. */
  asked: (ad: SandboxAd) => readonly AskedQuestion[]
  /** The made-up employers that have a company board of their own on this recruitment system. */
  companies: (board: BoardId) => readonly { slug: string; name: string }[]
}

/**
 * One board as the sandbox plays it. Every address is the real one with the sandbox in front:
 * `https://www.reed.co.uk/api/1.0/search` is answered at `http://127.0.0.1:PORT/www.reed.co.uk/api/1.0/search`.
 */
export type SandboxBoard = {
  id: BoardId
  name: string
  /** Real hosts that it answers for: 'www.reed.co.uk', or '*.recruitee.com'. */
  hosts: readonly string[]
  /**
   * The board's paths below the host: calls in its wire format, and pages for job, login and application. Boards that
   * take applications share a desk; where none is given they have one of their own.
   */
  app: (world: World, desk?: Desk) => Hono
}
