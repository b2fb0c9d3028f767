import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { chromiumForTests } from '../../../test/chromium.ts'
import { hostileHtml } from '../../../test/hostile-html.ts'
import type { ChromiumLaunch } from '../../platform/chromium.ts'
import { createLog } from '../../platform/log.ts'
import { cleanRichText, printedCv } from '../../../engines/cv-printing/index.ts'
import { cvHtml, printDocument } from './print-html.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { pageLook } from './page-look.ts'
import { fullCv } from '../../../engines/cv-printing/full-cv.fixtures.ts'
import { createPrinter, PrintFailed, type Printer, type PrinterLimits } from './printer.ts'

const log = createLog({ program: 'test', level: 'silent' })

function aPrinter(limits: Partial<PrinterLimits> = {}, find = chromiumForTests): Printer & AsyncDisposable {
  const printer = createPrinter({ find, log, limits })
  return { ...printer, [Symbol.asyncDispose]: async () => await printer.stop() }
}

async function failureOf(printing: Promise<unknown>): Promise<PrintFailed> {
  const error: unknown = await printing.then(
    () => new Error('It was printed'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof PrintFailed) return error
  throw error
}

/** A server that counts who asks it for anything. */
async function aTrap(): Promise<{ address: string; visits: string[] } & AsyncDisposable> {
  const visits: string[] = []
  const server = createServer((request, response) => {
    visits.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    [Symbol.asyncDispose]: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The browser that there is, behind a program that notes its process. */
function wrapped(script: (found: ChromiumLaunch, folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-printer-'))
  const find = async (): Promise<ChromiumLaunch> => {
    const found = await chromiumForTests()
    const file = join(folder, 'browser')
    writeFileSync(file, `#!/bin/sh\necho $$ >> ${folder}/pids\n${script(found, folder)}\n`)
    chmodSync(file, 0o755)
    return { ...found, executablePath: file }
  }
  const pids = () =>
    execFileSync('cat', [`${folder}/pids`], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  return { find, pids, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

const asItIs = ({ executablePath }: ChromiumLaunch) => `exec ${executablePath} "$@"`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const aDocument = printDocument({ look: pageLook(defaultPrint), title: 'A title', name: 'Ann', body: '<h1>Ann</h1>' })

test('nothing of a document runs or fetches, whatever stands in it', async () => {
  await using trap = await aTrap()
  await using printer = aPrinter()
  const own = `
    <link rel="stylesheet" href="http://${trap.address}/style"><style>@import 'http://${trap.address}/import';
    body { background: url(http://${trap.address}/background) }</style>
    <img src="http://${trap.address}/img"><iframe src="http://${trap.address}/iframe"></iframe>
    <object data="http://${trap.address}/object"></object><embed src="http://${trap.address}/embed">
    <video src="http://${trap.address}/video" autoplay></video><script src="http://${trap.address}/script"></script>
    <script>fetch('http://${trap.address}/fetch'); document.title = 'it ran'</script>
    <meta http-equiv="refresh" content="0;url=http://${trap.address}/refresh">`
  const corpus = hostileHtml
    .map(({ html }) =>
      html.replaceAll('trap.example', trap.address).replaceAll('hostile()', `fetch('//${trap.address}')`),
    )
    .join('\n')
  for (const body of [own, corpus]) {
    const pdf = await PDFDocument.load(
      await printer.print(printDocument({ look: pageLook(defaultPrint), title: 'Still', name: '', body })),
    )
    expect(pdf.getTitle()).toBe('Still')
  }
  expect(trap.visits).toEqual([])
})

test('hostile rich text is words, or nothing', () => {
  for (const { trick, html } of hostileHtml) {
    const printed = cvHtml(printedCv({ ...fullCv, summary: cleanRichText(html) }), pageLook(defaultPrint))
    const body = printed.slice(printed.indexOf('<body'))
    expect(body, trick).not.toMatch(/<(?:script|iframe|object|embed|svg|math|style|link|meta|form|video|audio)/iu)
    expect(body.replaceAll(/>[^<]*/gu, '>'), trick).not.toMatch(/\son\w+\s*=|javascript:|srcdoc/iu)
    expect(body.match(/<img[^>]*>/gu) ?? [], trick).toHaveLength(1)
  }
})

test('a browser that never comes up is not waited for longer than the limit, and it is said', async () => {
  using browser = wrapped(() => 'exec sleep 60')
  await using printer = aPrinter({ seconds: 2 }, browser.find)
  const begun = performance.now()
  const failure = await failureOf(printer.print(aDocument))
  expect(failure.reason).toBe('too-slow')
  expect(performance.now() - begun).toBeLessThan(6_000)
})

test('one that hangs in the middle ends within the limit, and the next document has another', async () => {
  using browser = wrapped(asItIs)
  await using printer = aPrinter({ seconds: 4 }, browser.find)
  await printer.print(aDocument)
  const [first] = browser.pids() as [number]
  process.kill(first, 'SIGSTOP')
  const begun = performance.now()
  expect((await failureOf(printer.print(aDocument))).reason).toBe('too-slow')
  expect(performance.now() - begun).toBeLessThan(8_000)

  expect((await printer.print(aDocument)).length).toBeGreaterThan(1_000)
  expect(browser.pids()).toHaveLength(2)
  if (isAlive(first)) process.kill(first, 'SIGKILL')
})

test('one that breaks down is replaced, and one that nobody needs ends', async () => {
  using browser = wrapped(asItIs)
  await using printer = aPrinter({ warmSeconds: 1 }, browser.find)
  await printer.print(aDocument)
  const [first] = browser.pids() as [number]
  process.kill(first, 'SIGKILL')
  await expect.poll(() => isAlive(first)).toBe(false)
  await printer.print(aDocument)
  const second = browser.pids()[1] ?? 0
  expect(isAlive(second)).toBe(true)
  await expect.poll(() => isAlive(second)).toBe(false)
})

test('no more documents wait than may', async () => {
  await using printer = aPrinter({ atOnce: 1, waiting: 1 })
  const printing = [printer.print(aDocument), printer.print(aDocument)]
  expect((await failureOf(printer.print(aDocument))).reason).toBe('too-busy')
  expect(await Promise.all(printing)).toHaveLength(2)
})

test('where there is no browser, it is said', async () => {
  const find = async (): Promise<ChromiumLaunch> => await Promise.reject(new Error('No Chromium was found'))
  await using printer = aPrinter({}, find)
  expect(await failureOf(printer.print(aDocument))).toMatchObject({
    reason: 'no-browser',
    message: 'No Chromium was found',
  })
})
