import type { Metadata } from './objects/catalogue.ts'

/** What a session is for, beside what the API shows of it. */
export type SessionOrder = {
  price: string
  description: string
  metadata: Metadata
  trialDays: number | null
}
