/** What the operator decides about a company's ads. */
export const companyDecisions = ['approve', 'refuse', 'block', 'unblock'] as const
