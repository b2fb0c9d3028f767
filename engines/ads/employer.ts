import { lastUsed } from '../../contract/platform/last-used.ts'
import { withoutAccents } from './accents.ts'
import { shoutingShare, softenTitle } from './capitals.ts'
import { oneLine } from './characters.ts'

const longest = 200

/** Names that stand where the board has none. */
const nobody = new Set([
  'anonymous',
  'confidential',
  'company confidential',
  'n/a',
  'na',
  'none',
  'not disclosed',
  'not specified',
  'null',
  'private advertiser',
  'undisclosed',
  'unknown',
  'unspecified',
  'x',
  '-',
  '--',
])

/** An employer has many ads, and each is asked for the name, and twice for its key. */
const namesKept = lastUsed<string | null>(10_000)
const keysKept = lastUsed<string>(10_000)

/** The employer's name as shown; null where the board names nobody. */
export function shownEmployer(raw: string | null): string | null {
  if (raw === null) return null
  return raw.length > longest ? shown(raw) : namesKept(raw, () => shown(raw))
}

function shown(raw: string): string | null {
  const name = oneLine(raw.length > 1_000 ? raw.slice(0, 1_000) : raw)
    .replace(/<[^<>]{0,200}>/g, ' ')
    // LinkedIn and Glassdoor print the count of reviews right after the name.
    .replace(/(?<!\d)\s?\d+ reviews?$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:|*-]+|(?<![\s,;:|*-])[\s,;:|*-]+$/g, '')
    .slice(0, longest)
    .toWellFormed()
    .trim()
  if (name === '' || nobody.has(name.toLowerCase()) || !/[\p{L}\p{N}]/u.test(name)) return null
  // Short names in capitals are mostly right: 'IBM', 'NHS', 'CIVICA'. Long ones are the keyboard.
  const { letters, share } = shoutingShare(name)
  return share > 0.9 && letters > 12 ? softenTitle(name) : name
}

/** Words that tell the legal form or the size, not the name. */
const form = new Set(
  `
    ltd limited plc llp lp llc inc incorporated corp corporation co company companies gmbh ag sa bv nv ab dac uc
    clg cic cio uk gb ireland ie eire holdings holding group intl international the and of`
    .trim()
    .split(/\s+/),
)

/**
 * The name for telling whether two names are one employer: 'The Widget Group (UK) Ltd.' → 'widget'. A trading name beats
 * the company behind it. Never empty unless the name has no letter or digit.
 */
export function employerKey(name: string): string {
  return name.length > longest ? keyOf(name) : keysKept(name, () => keyOf(name))
}

function keyOf(name: string): string {
  const line = withoutAccents(oneLine(name.slice(0, 1_000)).toLowerCase())
  const trading = /\b(?:t\/a|trading as)\s+(.+)$/m.exec(line)?.[1] ?? line
  const all = trading
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const own = all.filter((word) => !form.has(word))
  return (own.length > 0 ? own : all).join(' ')
}
