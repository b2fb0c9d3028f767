import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { BufferSource, BufferTarget, Input, Output, WEBM, WebMOutputFormat } from 'mediabunny'
import { chromium } from 'playwright-core'
import { WebSocket } from 'ws'
import { packChunk, type Part } from '../contract/recordings/wire.ts'
import { processOne } from '../server/recordings/process/process.ts'
import { completeRecording, receivePart, type Sender } from '../server/recordings/receive.ts'
import { rootOf } from '../server/recordings/recording.ts'
import { startRecording } from '../server/recordings/start.ts'
import { chromiumForTests } from '../test/chromium.ts'
import { aMadeRecording } from '../test/made-recordings.ts'
import { aPerson } from '../test/people.ts'
import { recordChunks } from '../test/recorded-chunks.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, printIndented, round, spread } from './figures.ts'
import { memoryOf } from './memory.ts'
import { aProgram } from './overload/a-program.ts'

/*
 * Twenty people who record at once, as the web program has it: each sends 700 kB every five seconds over a socket of its own. Then what it takes to make a large
 * recording fit to be played, and how soon one of five minutes begins.
 *
 *   ROLECALL_BENCH_SENDERS    who records at once (20)
 *   ROLECALL_BENCH_SECONDS    for how long they send (30)
 *   ROLECALL_BENCH_FILE_MB    size of the large recording (118: a second of one may have 400 kB)
 */
const senders = Number(process.env['ROLECALL_BENCH_SENDERS'] ?? 20)
const seconds = Number(process.env['ROLECALL_BENCH_SECONDS'] ?? 30)
const largeBytes = Number(process.env['ROLECALL_BENCH_FILE_MB'] ?? 118) * 1_000_000
const sliceBytes = 700_000

await using product = await aProduct()
const { services } = product
await using web = await aProgram('server/web.ts', {
  NODE_ENV: 'development',
  PORT: '0',
  DATABASE_URL: product.databaseUrl,
  ROLECALL_DATA: services.config.dataFolder,
  ROLECALL_LOG: 'error',
  ROLECALL_BOARDS: 'sandbox',
})
const ann = await aPerson({ db: services.db, services })
await manyAtOnce()
await oneLarge()
await firstPicture()

async function manyAtOnce(): Promise<void> {
  const people = await Promise.all(
    Array.from({ length: senders }, async () => await aPerson({ db: services.db, services })),
  )
  // What is loaded once for all of them is not theirs.
  await send(people[0]!, [0])
  const before = web.memory()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, web.memory())), 50)
  const took: number[] = []
  await Promise.all(
    people.map(async (person, i) => {
      // Nobody begins at the same moment as the others.
      await sleep((i / senders) * 5_000)
      took.push(
        ...(await send(
          person,
          Array.from({ length: Math.ceil(seconds / 5) }, (_, n) => n * 5_000),
        )),
      )
    }),
  )
  clearInterval(watch)
  printIndented(
    `${senders} senders, ${took.length} parts of ${sliceBytes / 1_000} kB: ${spread(took)}, most ${round(Math.max(...took))} ms`,
  )
  printIndented(goal('a part is stored and answered, p95', percentile(took, 95), 2_000, 'ms'))
  printIndented(`memory of the web program: ${round(before / 1e6)} MB before, ${round(most / 1e6)} MB at most`)
}

/** Sends a part at each of these moments. @returns how long each took to be answered, in ms */
async function send(
  person: { id: string; headers: { cookie: string } },
  moments: readonly number[],
): Promise<number[]> {
  const { recording, writer } = await start(person.id)
  const socket = await connect(person.headers)
  const began = performance.now()
  const took: number[] = []
  for (const [index, moment] of moments.entries()) {
    await sleep(Math.max(0, moment - (performance.now() - began)))
    const bytes = Buffer.alloc(sliceBytes, index + 1)
    const part = { index, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    const sentAt = performance.now()
    const head = { id: 'r', call: 'sendVideoChunk', action: 'video-chunk-upload', status: 'recording' } as const
    socket.send(packChunk({ ...head, recording, writer, ...part }, bytes))
    const [answer] = (await once(socket, 'message')) as [Buffer]
    if (!answer.toString().includes('"have"')) throw new Error(answer.toString())
    took.push(performance.now() - sentAt)
  }
  socket.close()
  return took
}

/** A program that has just started, or has too much to do, says so: one comes back, as the page's worker does. */
async function connect(headers: { cookie: string }): Promise<WebSocket> {
  for (;;) {
    const socket = new WebSocket(`${web.url.replace('http', 'ws')}/ww/socket`, { headers, origin: web.url })
    const opened = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (opened) return socket
    await sleep(1_000)
  }
}

async function oneLarge(): Promise<void> {
  const bytes = await aMadeRecording({ media: 'video', seconds: 295, bytesPerSecond: largeBytes / 295 })
  const sender = await bring(bytes)
  const ours = process.memoryUsage.rss()
  const most = { child: 0, ours }
  const watch = setInterval(() => {
    most.ours = Math.max(most.ours, process.memoryUsage.rss())
    most.child = Math.max(most.child, memoryOf(children('server/recordings/process/child/main.ts')))
  }, 20)
  const began = performance.now()
  await processOne(services, sender.recording)
  clearInterval(watch)
  const { rows } = await services.db.query<{ status: string }>('select status from recordings where id = $1', [
    sender.recording,
  ])
  if (rows[0]?.status !== 'ready') throw new Error(`The large recording is ${rows[0]?.status}`)
  printIndented(
    `${round(bytes.length / 1e6)} MB made fit to be played in ${round((performance.now() - began) / 1_000)} s`,
  )
  printIndented(goal('memory of the child meanwhile', most.child / 1e6, 300, 'MB'))
  printIndented(goal('more memory of the program that started it', (most.ours - ours) / 1e6, 64, 'MB'))
}

async function firstPicture(): Promise<void> {
  const [recorded] = await recordChunks([{ mimeType: 'video/webm;codecs=vp8,opus', seconds: 10, bits: 1_000_000 }])
  const bytes = await repeated(Buffer.concat(recorded!.slices), 290)
  const sender = await bring(bytes)
  await processOne(services, sender.recording)
  const found = await chromiumForTests()
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, '--autoplay-policy=no-user-gesture-required'],
  })
  const context = await browser.newContext()
  await context.addCookies([{ name: 'token', value: ann.token, url: web.url }])
  await context.route(`${web.url}/blank`, async (route) => await route.fulfill({ contentType: 'text/html', body: '' }))
  const page = await context.newPage()
  await page.goto(`${web.url}/blank`)
  const runs = []
  for (let i = 0; i < 10; i++) {
    runs.push(
      await page.evaluate(async (uuid) => {
        const answer = (await (await fetch(`/api/recordings/${uuid}`)).json()) as { addresses: { media: string } }
        const video = document.createElement('video')
        video.muted = true
        const happened = async (name: string) =>
          await new Promise((resolve, reject) => {
            video.addEventListener(name, resolve, { once: true })
            video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true })
          })
        const began = performance.now()
        const playing = happened('playing')
        video.src = answer.addresses.media
        await video.play()
        await playing
        const first = performance.now() - began
        const sought = happened('seeked')
        const soughtAt = performance.now()
        video.currentTime = 200
        await sought
        const seek = performance.now() - soughtAt
        const { duration } = video
        video.removeAttribute('src')
        video.load()
        return { first, seek, duration }
      }, sender.recording),
    )
  }
  await browser.close()
  printIndented(`${round(bytes.length / 1e6)} MB, ${round(runs[0]!.duration)} s long; ten times from the beginning:`)
  const firsts = runs.map(({ first }) => first)
  printIndented(`it plays: ${spread(firsts)}; a jump to 200 s: ${spread(runs.map(({ seek }) => seek))}`)
  printIndented(goal('playing begins, p95', percentile(firsts, 95), 500, 'ms'))
}

async function start(userId: string) {
  const asked = { kind: 'video-ad', mimeType: 'video/webm' } as const
  const outcome = await startRecording(services, { userId, asked, now: services.clock.now() })
  if (outcome.kind !== 'started') throw new Error(outcome.kind)
  return { userId, recording: outcome.recording.uuid, writer: outcome.recording.writer }
}

/** All parts of it, and its end. */
async function bring(bytes: Buffer): Promise<Sender> {
  const sender = await start(ann.id)
  const parts: Part[] = []
  for (let at = 0; at < bytes.length; at += 2 ** 20) {
    const content = bytes.subarray(at, at + 2 ** 20)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const part = { index: parts.length, size: content.length, sha256 }
    const outcome = await receivePart(services, sender, part, content)
    if (outcome.kind !== 'have') throw new Error(outcome.code)
    parts.push(part)
  }
  const end = { count: parts.length, root: rootOf(parts), now: services.clock.now() }
  const outcome = await completeRecording(services, sender, end)
  if (outcome.kind !== 'completed') throw new Error(outcome.kind)
  return sender
}

/** The same again and again: nobody wants to wait five minutes for a camera. */
async function repeated(bytes: Buffer, length: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target })
  const { EncodedAudioPacketSource, EncodedVideoPacketSource, EncodedPacketSink } = await import('mediabunny')
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM] })
  const [video, audio] = [(await input.getPrimaryVideoTrack())!, (await input.getPrimaryAudioTrack())!]
  const [picture, sound] = [new EncodedVideoPacketSource('vp8'), new EncodedAudioPacketSource('opus')]
  output.addVideoTrack(picture)
  output.addAudioTrack(sound)
  await output.start()
  const [videoMeta, audioMeta] = [
    { decoderConfig: (await video.getDecoderConfig())! },
    { decoderConfig: (await audio.getDecoderConfig())! },
  ]
  const round = Math.floor(await input.computeDuration())
  for (let from = 0; from < length; from += round) {
    // Both in the order of time: a writer keeps what is ahead of the other.
    const packets = []
    for await (const packet of new EncodedPacketSink(video).packets()) packets.push({ packet, to: 'picture' as const })
    for await (const packet of new EncodedPacketSink(audio).packets()) packets.push({ packet, to: 'sound' as const })
    packets.sort((a, b) => a.packet.timestamp - b.packet.timestamp)
    for (const { packet, to } of packets) {
      if (packet.timestamp < 0 || packet.timestamp >= round) continue
      const moved = packet.clone({ timestamp: packet.timestamp + from })
      if (to === 'picture') await picture.add(moved, videoMeta)
      else await sound.add(moved, audioMeta)
    }
  }
  await output.finalize()
  input.dispose()
  pieces.push(Buffer.from(target.buffer!))
  return Buffer.concat(pieces)
}

/** Processes that this one has started with such a program. */
function children(program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program) &&
          readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
        )
      } catch {
        return false
      }
    })
}
