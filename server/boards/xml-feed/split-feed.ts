/** A feed that cannot be read on; the elements before it are whole. */
export class BrokenFeed extends Error {}

export class TooManyElements extends BrokenFeed {}

/**
 * The text of each `<job>…</job>` of a feed, one after the other: each is parsed on its own, so a bad one costs no other,
 * and a feed of hundreds of thousands never stands in memory as a tree. CDATA and comments may hold what looks like tags.
 * @param options.most so many start and end tags of elements are read, in or between jobs, and `TooManyElements` is thrown at the next
 * @throws BrokenFeed at a document type (entities that grow without end live there), and where the feed is no feed or breaks off
 */
export function* jobElements(xml: string, { most = Infinity } = {}): Generator<string> {
  const mark = /<!\[CDATA\[|<!--|<!DOCTYPE|<\/?job(?=[\s/>])|<\/?([A-Za-z_][\w.:-]*)/g
  let root: string | null = null
  let isClosed = false
  let start: number | null = null
  let tags = 0
  for (let found = mark.exec(xml); found !== null; found = mark.exec(xml)) {
    const [text, name] = found
    if (++tags > most) throw new TooManyElements('the feed has too many elements')
    if (text === '<!DOCTYPE') throw new BrokenFeed('the feed has a document type, which is not read')
    if (text === '<!--' || text === '<![CDATA[')
      mark.lastIndex = endOf(xml, text === '<!--' ? '-->' : ']]>', found.index)
    else if (text === '<job') start ??= isEmpty(xml, found.index) ? null : found.index
    else if (text === '</job' && start !== null) {
      const end = endOf(xml, '>', found.index)
      yield xml.slice(start, end)
      start = null
      mark.lastIndex = end
    } else if (name !== undefined && start === null) {
      root ??= name
      isClosed = text === `</${root}`
    }
  }
  if (root === null || root.toLowerCase() === 'html') throw new BrokenFeed('the answer is not an XML feed')
  if (!isClosed) throw new BrokenFeed('the feed breaks off')
}

/** `<job/>` holds nothing, and has no end tag. */
function isEmpty(xml: string, at: number): boolean {
  return xml[endOf(xml, '>', at) - 2] === '/'
}

function endOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  if (at < 0) throw new BrokenFeed('the feed breaks off')
  return at + mark.length
}
