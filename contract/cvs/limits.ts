// Apart from the schemas, so that a page can have the figures without the library that checks them.

const mib = 1024 * 1024

/** Files that a person hands in. */
export const cvFileLimits = {
  /** The size of one file (K7). */
  bytes: 8 * mib,
  /** Files of one person (R-FIL-3). */
  files: 20,
  allBytes: 80 * mib,
  /** R-API-3 */
  uploadsAnHour: 20,
  /** Characters of the text that is kept of one. */
  text: 400_000,
} as const

/** What is taken of a picture (R-FIL-4): bytes, and pixels of a side. */
export const pictureLimits = { bytes: cvFileLimits.bytes, side: 4096 } as const

/** The most that a CV may hold: far more than anybody needs, far less than a server minds. */
export const cvLimits = {
  line: 300,
  paragraph: 2_000,
  /** Characters, the HTML among them. */
  richText: 20_000,
  jobs: 60,
  education: 40,
  languages: 20,
  skills: 60,
  preferredJobs: 20,
  more: 20,
  links: 10,
  /** Characters of a picture as a data address: 400 by 400 pixels need far less. */
  image: 200_000,
  kept: 60_000,
  /** Several CVs of one person. */
  cvs: 20,
  versions: 50,
} as const
