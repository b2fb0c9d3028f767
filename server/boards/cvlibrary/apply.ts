import type { BoardForm } from '../../applying/index.ts'

/** CV-Library: the CV first, then the employer's questions where there are any, behind buttons of the same words. */
export const cvlibraryForm: BoardForm = {
  id: 'cvlibrary',
  name: 'CV-Library',
  hosts: ['www.cv-library.co.uk'],
  apply: { words: /^(?:1-click )?apply(?: now)?$/iu, marks: /(?:^|\s)(?:apply-now|1-click-apply)(?:\s|$)/u },
  away: { words: /^apply on /iu, marks: /apply-now-external/u },
  submit: /^(?:send|submit) application$/iu,
  // 'Step 1 of 2: Your CV'. Where nothing says how many there are, the person looks at it before it is pressed.
  isLast({ notices }) {
    const [, at, of] =
      notices.map((text) => /^step (\d+) of (\d+)\b/iu.exec(text)).find((found) => found !== null) ?? []
    return at === of
  },
  sent: {
    address: /\/job\/apply\/\d+\/confirm/u,
    words: /application (?:has been |was )?(?:sent|submitted|received)/iu,
  },
  applications: 'https://www.cv-library.co.uk/candidate/applications',
}
