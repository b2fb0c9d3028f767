/** By field: what is wrong with it; under '' what concerns no field. */
export type Problems = Readonly<Record<string, string>>
