/** The rows of a table written as text: a line each, cells parted by '|', blanks around them dropped, blank lines ignored. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** 'a; b; c' */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
