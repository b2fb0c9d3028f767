/** What a company adds to its name by law, or writes beside it; in whatever order they stand at the end. */
const form = new Set(
  'ltd limited plc llp lp llc inc incorporated cic cio clg dac uc uk gb co company the ireland'.split(' '),
)

/** 'trading as' in its spellings. */
const tradingAs = /\s(?:t\s?\/\s?as?|t\.a\.?|trading as|trading under|also known as|aka|dba)[\s:]/iu

/** Names longer than this are no company's. */
const longest = 200

/**
 * What two spellings of one company have in common: 'Oakmere Foods (UK) Limited' and 'OAKMERE FOODS LTD' are 'oakmere foods'.
 * Empty where nothing is left.
 */
export function sponsorKey(name: string): string {
  const words = name
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  let end = words.length
  while (end > 1 && form.has(words[end - 1]!)) end--
  const start = end > 1 && words[0] === 'the' ? 1 : 0
  return words.slice(start, end).join(' ')
}

/** Every name that an entry gives: 'Oakmere Ltd t/a The Green Door' goes by both. */
export function sponsorKeys(entry: string): string[] {
  const [own = '', ...others] = entry.slice(0, longest).split(tradingAs).map(sponsorKey)
  // One word that an organisation trades as is the name of others too: both wrong ones of 100 that were read were such.
  return [...new Set([own, ...others.filter((key) => key.includes(' '))])].filter(isTelling)
}

/** The same names as the register writes them; without those of one word. */
export function namesOfEntry(entry: string): string[] {
  const [own = '', ...others] = entry.slice(0, longest).split(tradingAs)
  return [own, ...others.filter((name) => sponsorKey(name).includes(' '))].map((name) => name.trim())
}

/** One short word, or a number, is the name of too many. */
function isTelling(key: string): boolean {
  return key.length >= 3 && /\p{L}{2}/u.test(key)
}
