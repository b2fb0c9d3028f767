/** Where a candidate is among those who are shown; handed from the list to the candidate beside it. */
export type DeskPlace = {
  /** From 1; 0: not among them. */
  at: number
  count: number
  previous: string | null
  next: string | null
  /** Kept in every link: '?show=new'. */
  search: string
}
