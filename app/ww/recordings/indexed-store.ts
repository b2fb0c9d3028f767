import type { KeptRecording, PartStore } from './kept-recording.ts'

/**
 * Recordings in IndexedDB. Bytes are kept as ArrayBuffers: Blobs fail now and then in WebKit, and always in its private windows. What is
 * written has reached the disk before the promise resolves.
 */
export function openStore(name = 'recordings'): PartStore {
  let opened: Promise<IDBDatabase> | null = null
  const database = () =>
    (opened ??= open(name, () => (opened = null)).catch((error: unknown) => {
      opened = null
      throw error
    }))

  async function write(change: (lists: IDBObjectStore, parts: IDBObjectStore) => void): Promise<void> {
    const transaction = (await database()).transaction(['lists', 'parts'], 'readwrite', { durability: 'strict' })
    change(transaction.objectStore('lists'), transaction.objectStore('parts'))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('the recording could not be kept'))
    })
  }

  return {
    put: async (recording) => await write((lists) => lists.put(recording)),
    addPart: async (recording, index, bytes) =>
      await write((lists, parts) => {
        parts.put(bytes, [recording.uuid, index])
        lists.put(recording)
      }),
    async part(uuid, index) {
      const parts = (await database()).transaction('parts').objectStore('parts')
      return ((await answerOf(parts.get([uuid, index]))) as ArrayBuffer | undefined) ?? null
    },
    async all() {
      const lists = (await database()).transaction('lists').objectStore('lists')
      return (await answerOf(lists.getAll())) as KeptRecording[]
    },
    remove: async (uuid) =>
      await write((lists, parts) => {
        lists.delete(uuid)
        parts.delete(IDBKeyRange.bound([uuid, 0], [uuid, Number.MAX_SAFE_INTEGER]))
      }),
  }
}

async function open(name: string, lost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('lists', { keyPath: 'uuid' })
    request.result.createObjectStore('parts')
  }
  const database = (await answerOf(request)) as IDBDatabase
  // Cleared by the person or the system, or a newer version wants to come in: opened anew by the next call.
  database.onclose = lost
  database.onversionchange = () => {
    database.close()
    lost()
  }
  return database
}

async function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser refused to read what it keeps'))
  })
}
