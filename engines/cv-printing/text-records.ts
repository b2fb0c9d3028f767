/*
 * The form of a CV as plain text: headings underlined with '=', under them lines such as 'Employer: Acme', with free text below;
 * entries of one heading are parted by a line of '-'.
 */

export type TextField = readonly [label: string, value: string]
/** Lines of the form 'Label: value', then free text. */
export type TextRecord = { fields: TextField[]; text: string[] }

const rule = '-'.repeat(20)

export function printSection(heading: string, records: readonly TextRecord[]): string[] {
  const printed = records.map(({ fields, text }) => [
    ...fields.map(([label, value]) => `${label}: ${escapeLine(value)}`),
    ...(text.length === 0 ? [] : ['', ...text]),
  ])
  return [
    heading,
    '='.repeat(heading.length),
    '',
    ...printed.flatMap((lines, at) => (at === 0 ? lines : ['', rule, '', ...lines])),
    '',
  ]
}

/** The parts of a text by the headings that it may have, in their order; null: it does not begin with the first. */
export function parseSections(
  text: string,
  headings: readonly string[],
): { heading: string; lines: string[] }[] | null {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  while (lines[0] === '') lines.shift()
  const sections: { heading: string; lines: string[] }[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (headings.includes(line) && /^={3,}$/u.test(lines[at + 1] ?? '')) {
      sections.push({ heading: line, lines: [] })
      at++
    } else if (sections.length === 0) return null
    else sections.at(-1)?.lines.push(line)
  }
  return sections[0]?.heading === headings[0] ? sections : null
}

export function parseRecords(lines: readonly string[]): TextRecord[] {
  const groups: string[][] = [[]]
  for (const line of lines) {
    if (/^-{10,}$/u.test(line)) groups.push([])
    else groups.at(-1)?.push(line)
  }
  return groups.map(withoutEmptyEnds).map((group) => {
    const end = group.indexOf('')
    const head = end === -1 ? group : group.slice(0, end)
    const isFields = head.every((line) => /^[^:]{1,40}:(?: |$)/u.test(line))
    if (!isFields) return { fields: [], text: group }
    return {
      fields: head.map((line): TextField => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), unescapeLine(line.slice(colon + 2))]
      }),
      text: end === -1 ? [] : withoutEmptyEnds(group.slice(end)),
    }
  })
}

/** A value in one line, whatever it holds. */
export function escapeLine(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}

export function unescapeLine(line: string): string {
  return line.replaceAll(/\\(.)/gsu, (_, sign: string) => (sign === 'n' ? '\n' : sign === 'r' ? '\r' : sign))
}

export function withoutEmptyEnds(lines: readonly string[]): string[] {
  const kept = [...lines]
  while (kept[0] === '') kept.shift()
  while (kept.at(-1) === '') kept.pop()
  return kept
}
