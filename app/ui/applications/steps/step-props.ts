import type { ApplicationDetail } from '../../../../contract/applications/history.ts'
import type { QuestionsAhead } from '../../../../contract/applications/plan.ts'

export type StepProps = {
  application: ApplicationDetail
  /** The login that is asked for, for this attempt; null: none is. */
  login: { email: string | null } | null
  /** By the keys of questions, or the names of fields. */
  problems: Readonly<Record<string, string>>
  /** What the form asks, where the person wanted to know before applying by hand. */
  ahead: QuestionsAhead | null
  /** What it costs, in words. */
  cost: string
}
