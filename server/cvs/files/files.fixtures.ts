/** A rich text of one line. */
export function aRichText(line: string): Buffer {
  return Buffer.from(String.raw`{\rtf1\ansi ${line}}`)
}

type Drawn = { text: string; x: number; y: number; size?: number }

/** A PDF of one page with lines from the top, or with words wherever they are wanted; y from the top. */
export function aPdf(
  drawn: readonly (string | Drawn)[],
  more: { catalog?: string; objects?: readonly string[]; trailer?: string } = {},
): Buffer {
  const content = drawn
    .map((one, index) => (typeof one === 'string' ? { text: one, x: 60, y: 60 + index * 14 } : one))
    .map(({ text, x, y, size = 10 }: Drawn) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${842 - y} Tm (${inPdf(text)}) Tj ET`)
    .join('\n')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(more.objects ?? []),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${more.trailer ?? ''} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

function inPdf(text: string): string {
  return text.replace(/[\\()]/gu, String.raw`\$&`)
}
