import { mayOpen } from '../../page-rules.ts'

/** Pages for employers that anybody may open; of the others page-rules.ts knows. */
const openToAll = /^\/(?:post-job-ad|buy-credits|create-audio-ad|create-video-ad|create-video-interview)(?:\/|$)/u

/** Where somebody signs up to go on with a page: as an employer where it is for employers. @param page its path, with a query or without */
export function signUpAddress(page: string): '/signup' | '/signup/publisher' {
  const [path = ''] = page.split(/[?#]/u, 1)
  const isForEmployers = openToAll.test(path) || mayOpen(path, 'user').kind === 'not-a-publisher'
  return isForEmployers ? '/signup/publisher' : '/signup'
}
