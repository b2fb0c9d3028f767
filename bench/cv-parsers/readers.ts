import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { getDocumentProxy } from 'unpdf'

/** A program that takes the words out of a PDF: by its file, or null where it is not installed. */
export type Reader = { name: string; read: (file: string) => Promise<string | null> }

const python = process.env['ROLECALL_BENCH_PYTHON'] ?? 'python3'
const tika = process.env['ROLECALL_BENCH_TIKA']

export const readers: readonly Reader[] = [
  { name: 'poppler', read: async (file) => run('pdftotext', [file, '-']) },
  { name: 'poppler -layout', read: async (file) => run('pdftotext', ['-layout', file, '-']) },
  { name: 'poppler -raw', read: async (file) => run('pdftotext', ['-raw', file, '-']) },
  {
    name: 'pdfminer.six',
    read: async (file) =>
      runPython('import sys; from pdfminer.high_level import extract_text; print(extract_text(sys.argv[1]))', file),
  },
  {
    name: 'pypdf',
    read: async (file) =>
      runPython(
        'import sys, pypdf; print("\\n".join(page.extract_text() for page in pypdf.PdfReader(sys.argv[1]).pages))',
        file,
      ),
  },
  { name: 'pdf.js', read: readByPdfJs },
  { name: 'PDFium', read: readByPdfium },
  {
    name: 'Tika',
    read: async (file) => (tika === undefined ? null : run('java', ['-jar', tika, '--text', file])),
  },
]

/** The jobs that an open-source parser of CVs finds; null where it is not installed. */
export function jobsByOpenResume(file: string): { title: string; company: string; start_date: string }[] | null {
  const found = runPython(
    'import sys, json; from openresume import parse_resume_from_pdf as parse; print(json.dumps(parse(sys.argv[1])))',
    file,
  )
  if (found === null) return null
  const { resume } = JSON.parse(found) as { resume?: { experience: { work_history: [] } } }
  return resume?.experience.work_history ?? []
}

function runPython(program: string, file: string): string | null {
  return run(python, ['-c', program, file])
}

/** Null: there is no such program, or no such library of it. */
function run(program: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 50_000_000, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string }
    if (code === 'ENOENT' || /No module named|Unable to access jarfile/u.test(stderr ?? '')) return null
    throw error
  }
}

async function readByPdfJs(file: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)), { verbosity: 0 })
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\n`
  }
  return text
}

async function readByPdfium(file: string): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(new Uint8Array(readFileSync(file)))
  const text = [...document.pages()].map((page) => page.getText()).join('\n')
  document.destroy()
  library.destroy()
  return text
}
