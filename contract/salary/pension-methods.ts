/** How a contribution to a pension goes off the pay. */
export const pensionMethods = ['netPay', 'reliefAtSource', 'salarySacrifice'] as const
export type PensionMethod = (typeof pensionMethods)[number]
