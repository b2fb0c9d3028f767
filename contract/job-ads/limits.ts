/** How much an ad may hold. Characters where nothing else is said. */
export const adLimits = {
  title: 120,
  place: 200,
  line: 200,
  /** Characters, the HTML among them. */
  description: 20_000,
  benefits: 30,
  questions: 10,
  /** Answers to choose from. */
  options: 12,
  /** Drafts of one person. */
  drafts: 50,
  payFloor: 12_000,
  payCeiling: 201_000,
  payStep: 1_000,
  /** Yearly pay above this means that there is no maximum (C3). */
  noMaximumAbove: 200_000,
  defaultPayMax: 55_000,
  leastExperience: 1,
  mostExperience: 99,
} as const

/** Pictures on a company's page beside its logo, how each is described, how often one is made, and what one may take: bytes and pixels of the longer sides. */
export const companyPictureLimits = {
  pictures: 2,
  /** Characters. */
  alt: 150,
  anHour: 30,
  bytes: 300_000,
  logo: 400,
  width: 1200,
  height: 800,
} as const

/** How long a draft stays: 240 hours from its last change (C57). */
export const draftLifetime = 240 * 60 * 60 * 1000

/** Hours in which the deletion of a draft can be undone. */
export const draftUndeleteHours = 24
