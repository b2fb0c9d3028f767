/** Whether the shortlist has been shown since the page was loaded: then all of it is here, and it opens without a connection. */
let isHere = false

export function noteShortlistShown(): void {
  isHere = true
}

export function isShortlistHere(pathname: string): boolean {
  return isHere && pathname === '/shortlisted-jobs'
}
