import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aPerson, testPassword } from '../../../test/people.ts'
import { quickFolder } from '../../../test/quick-folder.ts'
import { startServer } from '../../../test/server.ts'
import { openApiDocument } from './document.ts'

const run = promisify(execFile)
const site = 'http://localhost:3000'

/** What a stranger writes who knows nothing but the document. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './schema.d.ts'

export async function useApi(given: { fetch: (request: Request) => Promise<Response>; email: string; password: string }) {
  const client = createClient<paths>({ baseUrl: '${site}/api', fetch: given.fetch, headers: { origin: '${site}' } })
  const plans = await client.GET('/plans')
  const body = { email: given.email, password: given.password }
  const logIn = await client.POST('/auth/local', { body })
  const token = logIn.data === undefined || !('token' in logIn.data) ? '' : logIn.data.token
  const headers = { authorization: \`Bearer \${token}\` }
  const me = await client.GET('/users/me', { headers })
  const none = await client.GET('/jobsearches/single/{id}', { params: { path: { id: '0' } } })
  const cv = await client.GET('/cvs', { headers })
  const name: string | undefined = me.data?.name
  const words: string | undefined = none.error?.message
  return { plans: plans.data, name, words, status: none.error?.status, cvs: cv.data?.length }
}
`

test('a client that openapi-typescript makes of the document compiles, and calls', { tags: ['long'] }, async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server, { name: 'Ann Example' })
  const folder = await mkdtemp(join(quickFolder(), 'rolecall-client-'))
  try {
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(await openApiDocument(site, false)))
    await writeFile(join(folder, 'program.ts'), program)
    const hook = pathToFileURL(join(process.cwd(), 'test/older-typescript.mjs')).href
    const generator = join(process.cwd(), 'node_modules/openapi-typescript/bin/cli.js')
    await run(process.execPath, ['--import', hook, generator, 'openapi.json', '-o', 'schema.d.ts'], { cwd: folder })
    const strict = [
      '--strict',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--allowImportingTsExtensions',
    ]
    const compiler = join(process.cwd(), 'node_modules/.bin/tsc')
    const compiled = await run(compiler, [...strict, 'program.ts'], { cwd: folder }).catch((error: unknown) => error)
    expect(compiled).toEqual({ stdout: '', stderr: '' })

    const { useApi } = (await import(pathToFileURL(join(folder, 'program.ts')).href)) as {
      useApi: (given: object) => Promise<object>
    }
    const fetch = async (request: Request) => {
      request.headers.set('host', 'localhost:3000')
      return await server.app.fetch(request)
    }
    expect(await useApi({ fetch, email: ann.email, password: testPassword })).toMatchObject({
      name: 'Ann Example',
      status: 404,
      words: expect.any(String) as string,
      cvs: 0,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
