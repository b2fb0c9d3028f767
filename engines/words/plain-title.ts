import { health } from './meanings/health.ts'
import { education } from './meanings/education.ts'
import { office } from './meanings/office.ts'
import { technology } from './meanings/technology.ts'
import { trades } from './meanings/trades.ts'

/** Longer ones say more than the job. */
const longest = 50
const wordsAtMost = 6

/**
 * The job's name in an advertised title, or null where it holds none that others would type:
 * 'staff nurse - band 5 - leeds' → 'staff nurse', '£12.50ph! drivers wanted' → null.
 * @param title in lower case.
 */
export function plainTitle(title: string): string | null {
  const name = (title.split(/ [-–—|:@] | in |[(),;|/[\]*!–—]|\.(?=\s|$)/u)[0] ?? '')
    .replace(/(?<![\s–:-])[\s–:-]*[–:-]$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const isName = /^[\p{L}.][\p{L}\p{N} '&+#.-]+$/u.test(name) && name.length >= 2 && name.length <= longest
  if (
    !isName ||
    name.split(' ').length > wordsAtMost ||
    /\d{3}|\d+k\b|\d+ ?(?:hours|hrs)|\b(?:urgent|immediate|wanted)\b/u.test(name)
  )
    return null
  return name
}

/** With capitals as people write it: 'hgv class 1 driver' → 'HGV Class 1 Driver'. */
export function showTitle(title: string): string {
  return title
    .split(' ')
    .map((word, i) => (i > 0 && littleWords.has(word) ? word : showWord(word)))
    .join(' ')
}

const littleWords = new Set(['and', 'or', 'of', 'for', 'the', 'in', 'to', 'de', 'with', 'on', 'at'])

function showWord(word: string): string {
  return capitals.get(word) ?? word.replace(/^\p{L}|(?<=-)\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
}

/** Words that are written in capitals, or in a way of their own. */
const capitals = new Map(
  [
    ...[health, education, office, technology, trades]
      .flat()
      .flatMap(({ names, inTitles = [], finds = [] }) => [...names, ...inTitles, ...finds]),
    ...'UK NHS CAD CAM SQL PHP SAP CRM ERP CSCS CPCS ADR PLC EV MOT SIA DBS B2B B2C FX M&E A&E R&D L&D F&B .NET C# C++ iOS'.split(
      ' ',
    ),
    ...'JavaScript TypeScript DevOps SharePoint PowerPoint PostgreSQL GP VP EMEA LGV SME MEP BMS NVQ QC SHEQ HSE HVAC IR35'.split(
      ' ',
    ),
  ]
    .flatMap((name) => name.split(' '))
    .filter((word) => /[A-Z].*[A-Z]|[A-Z][#+]|\.[A-Z]/.test(word))
    .map((word) => [word.toLowerCase(), word] as const),
)
