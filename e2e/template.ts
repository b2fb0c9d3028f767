/** Where the workers of a run find what they copy. */
export type Template = {
  /** For what lives as long as the run. */
  folder: string
  /** The data folder that workers copy. */
  dataFolder: string
  /** The database server. */
  adminUrl: string
  /** Takes ads for every product (take-ads.ts). */
  adsUrl: string
}

/** Of the database that is copied. */
export const templateName = 'journeys_template'

const setting = 'ROLECALL_JOURNEYS_TEMPLATE'

/** Workers are started after this with the same environment. */
export function tellWorkers(template: Template): void {
  process.env[setting] = JSON.stringify(template)
}

export function theTemplate(): Template {
  const told = process.env[setting]
  if (told === undefined) throw new Error('The template of the journeys was not made')
  return JSON.parse(told) as Template
}
