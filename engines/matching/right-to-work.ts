/** What a text says of the right to work in the country. */
export type RightToWork = 'has' | 'needs-sponsorship'

const has =
  /\b(?:(?:right|eligib(?:le|ility)|entitled|permitted|authori[sz]ed|permission|able) to (?:live and )?work|(?:British|UK|Irish|EU) (?:citizen|national|passport)(?:ship)?|(?:pre-)?settled status|indefinite leave to remain|ILR\b|no (?:visa|sponsorship) (?:needed|required)|stamp 4|leave to remain|national of (?:the UK|Ireland))/iu
const needs =
  /\b(?:(?:requires?|needs?|needing|seeking|require) (?:visa )?sponsorship|(?:skilled worker|tier 2|student|graduate) visa)/iu

export function readRightToWork(line: string): RightToWork | null {
  if (needs.test(line)) return 'needs-sponsorship'
  return has.test(line) ? 'has' : null
}

/** An ad that asks for it, rather than one that explains what follows without it. */
export function asksForRightToWork(sentence: string): boolean {
  return (
    /\b(?:must|need|required?|essential|only|already|proof|evidence|eligib|demonstrate|should|have the|hold)\b/iu.test(
      sentence,
    ) &&
    /\b(?:(?:right|eligib(?:le|ility)|entitled|permission) to (?:live and )?work|work permit|(?:not|unable|cannot) (?:able to )?(?:offer|provide)? ?(?:visa )?sponsor)/iu.test(
      sentence,
    )
  )
}
