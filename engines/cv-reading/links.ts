import { cvLimits } from '../../contract/cvs/limits.ts'
import { emailPattern } from './mail-and-phone.ts'
import type { Line } from './lines.ts'
import type { FoundSoFar } from './record.ts'

const withScheme = /(?:https?:\/\/|www\.)[^\s|,;()<>"'•]{3,200}/giu
const known =
  /(?<![\p{L}\d@./])(?:[a-z]{2,3}\.)?(?:linkedin\.com\/(?:in|pub|profile)|github\.com|gitlab\.com|bitbucket\.org|behance\.net|dribbble\.com|medium\.com|twitter\.com|x\.com|stackoverflow\.com|orcid\.org|youtube\.com|vimeo\.com|instagram\.com|kaggle\.com|researchgate\.net)\/[\p{L}\d@_./%-]{2,120}/giu
const bare =
  /^(?:[a-z\d-]{2,40}\.){1,3}(?:com|co\.uk|org|org\.uk|net|ie|uk|io|dev|me|eu|info|design|tech|app|blog|co)(?:\/[\w./%-]{0,80})?$/iu

/** Addresses on the web that belong to the person: those in the contact details. */
export function linksIn(lines: readonly Line[], found: FoundSoFar): void {
  const seen = new Set<string>()
  for (const line of lines) {
    if (line.text.length > 500) continue
    const text = line.text.replaceAll(new RegExp(emailPattern, 'gu'), '\t')
    const alone = text
      .split(/[\t|•· ]+/u)
      .map((word) => word.replace(/[,.;]$/u, ''))
      .filter((word) => bare.test(word))
    for (const [given] of [...text.matchAll(withScheme), ...text.matchAll(known), ...alone.map((word) => [word])]) {
      const address = (given ?? '').replace(/(?<![.)])[.)]+$/u, '')
      const key = address
        .toLowerCase()
        .replace(/^https?:\/\//u, '')
        .replace(/^www\./u, '')
        .replace(/\/$/u, '')
      if (
        key === '' ||
        seen.has(key) ||
        [...seen].some((other) => other.startsWith(`${key}/`) || other.endsWith(`.${key}`))
      )
        continue
      if (found.cv.links.length >= cvLimits.links) return
      seen.add(key)
      const url = address
      const path = `links.${found.cv.links.length}`
      found.cv.links.push({ label: labelOf(key), url })
      found.note(path, [line])
      found.skip(line, 'https')
    }
  }
}

/** The site's name, as it stands in the address. */
function labelOf(key: string): string {
  const site = /(?:^|\.)(linkedin|github|gitlab|behance|dribbble|orcid)\./u.exec(key)?.[1]
  const names: Readonly<Record<string, string>> = {
    linkedin: 'LinkedIn',
    github: 'GitHub',
    gitlab: 'GitLab',
    behance: 'Behance',
    dribbble: 'Dribbble',
    orcid: 'ORCID',
  }
  return site === undefined ? '' : (names[site] ?? '')
}
