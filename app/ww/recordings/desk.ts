import { keptDays, type KeptRecording, type PartStore } from './kept-recording.ts'
import type { FromServer } from './messages.ts'
import type { RecordingCall, RecordingEvent } from './page-messages.ts'
import type { Sender, SenderNews } from './sender.ts'

export type DeskOutside = {
  store: PartStore
  newSender: (recording: KeptRecording, tellPage: (news: SenderNews) => void) => Sender
  /**
   * Holds the recording for this window alone, and calls back with whether it could: another window may have it. What is returned then is
   * called when it may be let go.
   */
  lock: (uuid: string) => Promise<(() => void) | null>
  isLocked: (uuid: string) => Promise<boolean>
  /** Deletes what the server has of it. */
  drop: (uuid: string, why: { isFault: boolean }) => Promise<void>
  /** Whether a connection is needed. */
  want: (isWanted: boolean) => void
  tellPage: (event: RecordingEvent) => void
  now: () => Date
}

export type Desk = {
  take: (call: RecordingCall) => Promise<void>
  heard: (uuid: string, message: FromServer) => void
  lineOpened: () => void
  lineClosed: () => void
}

/** All recordings that this window sends: mostly one. Calls are done one after the other, as the page made them. */
export function createDesk(outside: DeskOutside): Desk {
  const { store, tellPage } = outside
  const senders = new Map<string, { sender: Sender; letGo: () => void }>()
  let chain = Promise.resolve()
  let isLineOpen = false

  function begin(recording: KeptRecording, letGo: () => void): Sender {
    const { uuid } = recording
    const sender = outside.newSender(recording, (news) => {
      tellPage({ recording: uuid, ...news })
      if (news.kind === 'completed' || news.kind === 'refused') end(uuid)
    })
    senders.set(uuid, { sender, letGo })
    outside.want(true)
    if (isLineOpen) sender.lineOpened()
    return sender
  }

  function end(uuid: string): void {
    senders.get(uuid)?.letGo()
    senders.delete(uuid)
    outside.want(senders.size > 0)
  }

  /** The one that sends it already, or one that goes on with what an earlier visit left. Null: it is another window's, or gone. */
  async function senderOf(uuid: string): Promise<Sender | null> {
    const running = senders.get(uuid)
    if (running !== undefined) return running.sender
    const kept = (await store.all().catch(() => [])).find((one) => one.uuid === uuid)
    if (kept === undefined) return null
    const letGo = await outside.lock(uuid)
    return letGo === null ? null : begin(kept, letGo)
  }

  async function answer(call: RecordingCall): Promise<void> {
    switch (call.call) {
      case 'keepRecording': {
        const { recording } = call
        if (senders.has(recording.uuid)) return
        const letGo = await outside.lock(recording.uuid)
        if (letGo === null) return tellPage({ recording: recording.uuid, kind: 'refused', code: 'elsewhere' })
        await store.put(recording).catch(() => tellPage({ recording: recording.uuid, kind: 'storage-full' }))
        begin(recording, letGo)
        return
      }
      case 'sendVideoChunk':
      case 'sendAudioChunk': {
        const sender = await senderOf(call.uuid)
        if (sender === null) return tellPage({ recording: call.uuid, kind: 'refused', code: 'elsewhere' })
        if (call.status === 'completed') return await sender.confirm()
        await sender.add(await call.chunk.arrayBuffer(), call.ms)
        return tellPage({ recording: call.uuid, kind: 'stored', ms: call.ms })
      }
      case 'getVideoChunk':
      case 'getAudioChunk':
        return tellPage({ recording: call.uuid, kind: 'file', file: await fileOf(call.uuid) })
      case 'findRecordings':
        return tellPage({ recording: call.uuid, kind: 'found', recordings: await find(call) })
      case 'discardRecording': {
        const running = senders.get(call.uuid)
        // Another window is sending it: there it stays.
        if (running === undefined && (await outside.isLocked(call.uuid))) return
        await running?.sender.discard()
        end(call.uuid)
        await store.remove(call.uuid).catch(() => {})
        await outside.drop(call.uuid, { isFault: call.isFault })
      }
    }
  }

  async function fileOf(uuid: string): Promise<Blob | null> {
    const recording = (await store.all().catch(() => [])).find((one) => one.uuid === uuid)
    if (recording === undefined) return null
    const parts: ArrayBuffer[] = []
    for (const { index } of recording.parts) {
      const bytes = await store.part(uuid, index).catch(() => null)
      if (bytes === null) return null
      parts.push(bytes)
    }
    return new Blob(parts, { type: recording.mimeType })
  }

  /** The newest first; what is too old goes, and what another window has open is left to it. */
  async function find({ kind, about }: { kind: string; about: string }): Promise<KeptRecording[]> {
    const oldest = outside.now().getTime() - keptDays * 86_400_000
    const found: KeptRecording[] = []
    for (const recording of await store.all().catch(() => [])) {
      // What this window sends was left by a recorder of another of its pages.
      if (!senders.has(recording.uuid) && (await outside.isLocked(recording.uuid))) continue
      if (Date.parse(recording.startedAt) < oldest) await store.remove(recording.uuid).catch(() => {})
      else if (recording.kind === kind && recording.about === about) found.push(recording)
    }
    return found.sort((a, b) => b.startedAt.localeCompare(a.startedAt))
  }

  function tellLine(isOpen: boolean): void {
    isLineOpen = isOpen
    for (const [uuid, { sender }] of senders) {
      if (isOpen) sender.lineOpened()
      else sender.lineClosed()
      tellPage({ recording: uuid, kind: 'line', isOpen })
    }
  }

  return {
    async take(call) {
      await (chain = chain.then(async () => await answer(call)).catch(() => {}))
    },
    heard: (uuid, message) => senders.get(uuid)?.sender.heard(message),
    lineOpened: () => tellLine(true),
    lineClosed: () => tellLine(false),
  }
}
