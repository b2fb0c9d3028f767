import type { Period } from './periods.ts'

export type SectionKind = 'headline' | 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'other' | 'wishes'

/** A line of a CV and where it stands: what everything that is read from a CV can be traced to. */
export type Passage = {
  kind: SectionKind
  /** The heading, as the CV has it: 'Employment history'. */
  section: string
  /** The job or course that it belongs to: 'Staff Nurse, Harbour Trust'. */
  entry: string | null
  line: string
  /** When that was. */
  period: Period | null
  /** What of the line may be the name of the job that was done, or of the one that is claimed below the name; null: nothing. */
  title: string | null
  /** Lines of one job have the same number; null: of none. */
  block: number | null
}
