import { XMLParser } from 'fast-xml-parser'
import { BoardFailure, type BoardResponse } from './board.ts'

const parser = new XMLParser({
  ignoreAttributes: true,
  // '007' stays text: what is a number is told by who reads the field.
  parseTagValue: false,
  // Boards write HTML's entities, which XML does not know. None may be defined in the answer itself.
  htmlEntities: true,
  processEntities: { enabled: true, maxEntityCount: 0, maxTotalExpansions: 1_000_000, maxExpandedLength: 10_000_000 },
})

/**
 * What stands in the root element of an XML answer: text by the name of its element, an array where a name comes twice.
 * @throws BoardFailure 'unreadable' where it is no such document, breaks off, or has a document type: entities that
 *   grow without end are declared there.
 */
export function readXmlAnswer(response: BoardResponse, root: string): unknown {
  const text = response.text.trim()
  if (text.includes('<!DOCTYPE'))
    throw new BoardFailure('unreadable', 'the answer has a document type, which is not read')
  // The parser is lenient, and would take what broke off for the whole.
  if (!text.endsWith(`</${root}>`) && !new RegExp(`<${root}\\s*/>$`).test(text)) {
    throw new BoardFailure('unreadable', `the answer is no whole <${root}>`)
  }
  try {
    return (parser.parse(text) as Record<string, unknown>)[root]
  } catch (cause) {
    throw new BoardFailure('unreadable', 'the answer is not XML', { cause })
  }
}
