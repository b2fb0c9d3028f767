import { createHash } from 'node:crypto'

const named =
  /(\s(?:id|name|for|data-qa|data-testid|data-at|aria-labelledby|aria-describedby|aria-controls|data-counter)=")([^"]+)"/gu

/** What scripts and covers hold on to. */
const staying = /^(?:viewport$|robots$|dropdown|consent-|cover-letter$|challenge-|exit$|apply-job-modal$)/u

/** Names and marks that another visit has never seen; `trueNames` reads them again. */
export function changeNames(page: string, salt: string): string {
  return page.replaceAll(named, (whole: string, before: string, name: string) =>
    staying.test(name) ? whole : `${before}${changedName(name, salt)}"`,
  )
}

/** The form as if its names had stayed. */
export function trueNames(form: FormData, names: readonly string[], salt: string): FormData {
  const back = new Map(names.map((name) => [changedName(name, salt), name]))
  const read = new FormData()
  for (const [name, value] of form) read.append(back.get(name) ?? name, value)
  return read
}

function changedName(name: string, salt: string): string {
  return `x${createHash('md5').update(`${salt} ${name}`).digest('hex').slice(0, 10)}`
}
