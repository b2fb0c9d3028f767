/**
 * How long what candidates sent is kept, in months after the decision. As of 22 November 2026; a change of one is a change of the
 * privacy page as well. Reasons: a claim for discrimination may be brought within six months (Great Britain: Employment Rights Act 2025,
 * expected from October 2026; Ireland: Employment Equality Acts), and early conciliation by Acas stops that clock for up to twelve weeks;
 * in Ireland six months become twelve for good reason.
 */
export const keepingMonths = {
  /** CV, letter, answers, contact and notes: six months and twelve weeks. */
  sent: 9,
  /** The record of the decision without the CV: name, scores, reason, dates. */
  record: 12,
  /** With the candidate's consent, for other jobs: everything, for so long. */
  agreed: 24,
  /** Where nobody decided, the time begins so long after it was sent. */
  undecided: 3,
} as const
