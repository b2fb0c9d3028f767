import { plainLines, type Vocabulary } from '../../engines/matching/index.ts'

/** A text of an ad that names more is a list of everything. */
const keywordsAtMost = 25

/** Skills that the text of an ad names, each once. */
export function keywordsOf(vocabulary: Vocabulary, descriptionHtml: string): string[] {
  const words = vocabulary.read(plainLines(descriptionHtml).map(withoutAddresses).join('\n'))
  return [...new Set(vocabulary.skillsIn(words).map(({ value }) => value.id))].slice(0, keywordsAtMost)
}

/** The words of a line but for addresses of pages, files and mailboxes: 'search.php' names no language, while 'Node.js' does. */
function withoutAddresses(line: string): string {
  return line
    .split(' ')
    .filter((word) => !isAddress(word))
    .join(' ')
}

const schemes = ['http:', 'https:', 'www.', 'mailto:']
const files = /\.(?:php\d?|html?|aspx?|jspx?|cgi|cfm|pdf|docx?)(?:[?#/),.;]|$)/iu
/** '.net' is left out: ASP.NET and VB.NET are skills. */
const domains = /\w\.(?:com|org|gov|edu|ie|eu|uk|info|jobs|careers)(?:[/?#:),.;]|$)/iu

function isAddress(word: string): boolean {
  const text = word.replace(/^[("'<[]/u, '').toLowerCase()
  return (
    schemes.some((scheme) => text.startsWith(scheme)) || text.includes('@') || files.test(text) || domains.test(text)
  )
}
