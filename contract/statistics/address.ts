/** The page of a title's statistics, everywhere or in a place: spaces become hyphens ('/statistics/staff-nurse/leeds'). */
export function statisticsAddress(jobTitle: string, jobLocation = ''): string {
  const place = slug(jobLocation)
  return `/statistics/${slug(jobTitle)}${place === '' ? '' : `/${place}`}`
}

function slug(text: string): string {
  return encodeURIComponent(text.trim().toLowerCase().replaceAll(/\s+/gu, '-'))
}
