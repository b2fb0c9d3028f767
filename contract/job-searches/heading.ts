/**
 * What a list of results is headed with: '214 nurse jobs within 10 miles of Leeds'. Never with 0: while boards are being asked, it says
 * how many; once all have answered and nothing was found, it says that.
 * @param where the place in words: 'within 10 miles of Leeds'
 * @param total null: not known, for the connection was lost before anything was found
 * @param asking how many boards are asked and may still find some; 0: all have been asked
 */
export function headingOf({
  jobTitle,
  where,
  total,
  asking,
}: {
  jobTitle: string
  where: string
  total: number | null
  asking: number
}): string {
  if (total === null) return `${jobTitle} jobs ${where}`
  if (total > 0) return `${total.toLocaleString('en-GB')} ${jobTitle} ${total === 1 ? 'job' : 'jobs'} ${where}`
  if (asking > 0) return `Asking ${asking} ${asking === 1 ? 'board' : 'boards'} …`
  return `No ${jobTitle} jobs found`
}
