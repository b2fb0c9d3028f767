/** The alert codes of the specification: 1 warning, 2 error, 3 success (S2.27). */
export const alertCodes = { warning: 1, error: 2, success: 3 } as const
