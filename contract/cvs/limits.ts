// Apart from the schemas, so that a page can have the figures without the library that checks them.

const mib = 1024 * 1024

/** Files that a person hands in. */
export const cvFileLimits = {
  /** Of one file (K7). */
  bytes: 8 * mib,
  /** Of one person (R-FIL-3). */
  files: 20,
  allBytes: 80 * mib,
  /** R-API-3 */
  uploadsAnHour: 20,
  /** Of the text that is kept of one. */
  text: 400_000,
} as const

/** What is taken of a picture (R-FIL-4): bytes, and pixels of a side. */
export const pictureLimits = { bytes: cvFileLimits.bytes, side: 4096 } as const
