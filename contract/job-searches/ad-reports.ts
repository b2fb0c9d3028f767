/** What may be wrong with an ad, as people choose it. */
export const reportReasons = ['closed', 'scam', 'discriminating', 'wrong-pay', 'not-a-job', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportReasonLabels: Record<ReportReason, string> = {
  closed: 'It is closed',
  scam: 'It looks like a scam',
  discriminating: 'It discriminates',
  'wrong-pay': 'The pay is wrong',
  'not-a-job': 'It is not a job',
  other: 'Something else',
}

export const reportDetailsLength = 1_000
