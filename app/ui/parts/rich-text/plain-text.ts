/** Rich text as lines without marks: for a plain field, where the editor is not there. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>/giu, '\n')
    .replaceAll(/<li[^<>]*>\s*(?:<p[^<>]*>)?/giu, '- ')
    .replaceAll(/<\/(?:p|li|h[1-6]|div)>/giu, '\n')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&(?:#39|apos);/gu, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Lines as paragraphs of rich text. What looks like a mark is text. */
export function htmlOfText(text: string): string {
  return text
    .split(/\r\n|[\n\r]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
}
