import { parentPort } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { DrawAnswer, DrawRequest } from './page-drawer.ts'

/* A thread: draws pages of the PDF files that it is sent, or takes their words out, one after the other. */

/** 144 dots an inch: clear on most screens, and some 60 kB. */
const scale = 2

const library = await PDFiumLibrary.init()
let line = Promise.resolve()

parentPort?.on('message', (request: DrawRequest) => {
  line = line.then(async () => parentPort?.postMessage(await answerTo(request)))
})

async function answerTo({ id, pdf, page }: DrawRequest): Promise<DrawAnswer> {
  try {
    if (page === 'words') return { id, words: await wordsByPdfium(pdf) }
    if (page === 'words again') return { id, words: await wordsByPdfJs(pdf) }
    return { id, png: await draw(pdf, page) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

/** It loses as many letters at the end of a page as there are emoji on it, and turns lines round that have words from right to left. */
async function wordsByPdfium(pdf: Uint8Array): Promise<string> {
  const document = await library.loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText()).join('\n')
  } finally {
    document.destroy()
  }
}

/** It does not know what a PDF says beside letters that join. */
async function wordsByPdfJs(pdf: Uint8Array): Promise<string> {
  const { extractText } = await import('unpdf')
  return (await extractText(pdf, { mergePages: true })).text
}

async function draw(pdf: Uint8Array, page: number): Promise<Uint8Array> {
  const document = await library.loadDocument(pdf)
  try {
    const { data, width, height } = await document.getPage(page - 1).render({ scale, render: 'bitmap' })
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .png({ palette: true, effort: 4 })
      .toBuffer()
    return new Uint8Array(png)
  } finally {
    document.destroy()
  }
}
