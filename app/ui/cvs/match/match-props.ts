export type MatchProps = {
  jobId: string
  /** One of many: its lists are folded at first. */
  isBrief?: boolean
}
