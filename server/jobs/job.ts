import type { BoardId } from '../../contract/boards/boards.ts'
import type { Industry } from '../../contract/jobs/industries.ts'
import type { ContractType, ExperienceLevel, Ir35, Workplace } from '../../contract/jobs/jobs.ts'

/** What an index makes of the words of an ad: its own affair. It can be sent to another thread. */
export type IndexedWords = Readonly<Record<string, string | number>>

/** What the search needs to know of a job. */
export type IndexedJob = {
  id: number
  title: string
  employer: string | null
  /** Titles of its other ads in other words: they find it too. */
  otherTitles: readonly string[]
  /** Plain text of the ad. */
  text: string
  /** What the index makes of just this title, employer and text, without other titles, where it has been asked before; else it reads them itself. */
  words?: IndexedWords
  positions: readonly { lat: number; lng: number }[]
  areas: readonly string[]
  /** Whole units of the ad's currency a year. */
  yearlyMin: number | null
  yearlyMax: number | null
  contractType: ContractType | null
  fullTime: boolean
  partTime: boolean
  workplace: Workplace | null
  ir35: Ir35['status']
  industry: Industry | null
  poster: 'agency' | 'direct' | 'course' | 'unknown'
  boards: readonly BoardId[]
  level: ExperienceLevel | null
  /** The employer is on the register of licensed sponsors. */
  isSponsor: boolean
  /** Posted, or first seen where the board does not say. */
  createdAt: Date
  /** The last day for applications, at midnight UTC; null: not said. */
  closesOn: Date | null
}
