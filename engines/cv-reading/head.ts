import { emailPattern } from './mail-and-phone.ts'
import { nameScore } from './name.ts'
import type { Section } from './sections.ts'

/** What the document says of itself. */
export const documentWords =
  /^(?:the )?(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[eé]sum[eé])(?= of\b| for\b|\W|$)|\bcurriculum vitae$|^©.*european union.*$|^https?:\/\/europass\S*$/giu

/** Some layouts have the person's name behind the column at the side: what follows it there is the head. */
export function headFound(sections: Section[]): Section[] {
  const email = sections
    .flatMap(({ lines }) => lines)
    .map(({ text }) => emailPattern.exec(text)?.[0])
    .find((found) => found !== undefined)
  const [head] = sections
  if (
    email === undefined ||
    head === undefined ||
    head.lines.some(({ text }) => nameScore(text, { email, index: 9 }) >= 4)
  )
    return sections
  for (const [index, section] of sections.entries()) {
    const at = section.lines.findIndex(({ text }) => text.length < 60 && nameScore(text, { email, index: 9 }) >= 7)
    if (at < 0 || section.kind === 'contact' || section.kind === 'head') continue
    const person: Section = { ...section, kind: 'head', heading: '', at: null, lines: section.lines.slice(at) }
    return [person, ...sections.with(index, { ...section, lines: section.lines.slice(0, at) })]
  }
  return sections
}
