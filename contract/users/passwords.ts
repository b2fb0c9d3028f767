/** Characters; the only rules but for the list of common passwords and a person's own words (C2, R-AUT-1). */
export const passwordLimits = { least: 8, most: 256 } as const
