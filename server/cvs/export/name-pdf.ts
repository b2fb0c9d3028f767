/** Title and language are the browser's doing; whose it is, and that a window shows its title, is ours. */
export async function namePdf(
  pdf: Uint8Array,
  { title, author }: { title: string; author: string },
): Promise<Uint8Array> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  if (author !== '') document.setAuthor(author)
  return await document.save()
}
