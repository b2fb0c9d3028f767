/** Rows as a spreadsheet opens them; the mark in front tells it that they are UTF-8. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** Numbers as they are, text quoted; what a spreadsheet would take for a formula is not one (R-INJ-2). */
function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const plain = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value
  return `"${plain.replaceAll('"', '""')}"`
}
