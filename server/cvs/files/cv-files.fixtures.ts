import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from '../../../test/people.ts'
import type { Answer, TestServer } from '../../../test/server.ts'

/** Uploads a file as a page of ours does, or with other headers. */
export async function upload(
  server: TestServer,
  person: Person | null,
  file: { name: string; type: string; bytes: Uint8Array },
  headers: Record<string, string> = { origin: 'http://localhost:3000' },
): Promise<Answer> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
  const response = await server.app.fetch(
    new Request('http://localhost:3000/api/users/upload-cv', {
      method: 'POST',
      body: form,
      headers: { host: 'localhost:3000', ...headers, ...person?.headers },
    }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as unknown }
}

/** What a person sees of their files. */
export async function list(server: TestServer, { headers }: Person): Promise<{ _id: string }[]> {
  return (await server.get('/api/cv-files', headers)).body as { _id: string }[]
}

/** The names of all that lies in the file store. */
export function keptFiles(server: TestServer): string[] {
  const folder = join(server.services.config.dataFolder, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  )
}
