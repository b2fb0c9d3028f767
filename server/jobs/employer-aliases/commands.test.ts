import { expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../test/server.ts'
import type { Command, CommandContext } from '../../platform/commands.ts'
import { dropEmployerNameCommand, learnEmployersCommand, listEmployerNamesCommand } from './commands.ts'

/** What a command prints. */
async function run(
  { services }: TestServer,
  command: (open: Parameters<typeof learnEmployersCommand>[0]) => Command,
  args: readonly string[] = [],
): Promise<string[]> {
  const printed: string[] = []
  const context = {
    config: services.config,
    log: services.log,
    databaseUrl: '',
    print: (line: string) => printed.push(line),
    signal: new AbortController().signal,
  } as unknown as CommandContext
  await command(async () => ({ ...services, stop: async () => {} })).run([...args], context)
  return printed
}

test('the operator sees the names that were learnt, and takes one back', async () => {
  await using server = await startServer({ boards: [] })
  expect(await run(server, listEmployerNamesCommand)).toEqual([
    'No other names of employers yet. Run learn-employers to find them.',
  ])
  expect(await run(server, learnEmployersCommand)).toEqual([
    '0 other names of employers: 0 new or changed, 0 gone, 0 ads under them',
  ])
  await server.db.query(
    `insert into employer_aliases values ('fellgate nine', 'birch lane', 'ads', 3, now()), ('green door', 'quince', 'register', 0, now())`,
  )
  await run(server, dropEmployerNameCommand, ['Green', 'Door'])
  expect(await run(server, listEmployerNamesCommand)).toEqual([
    'fellgate nine = birch lane (3 vacancies under both)',
    'green door = quince (dropped)',
  ])
})

test('a name that is not in the list is refused, with the way to the list', async () => {
  await using server = await startServer({ boards: [] })
  await expect(run(server, dropEmployerNameCommand, ['Pear'])).rejects.toThrow('list-employer-names')
  await expect(run(server, dropEmployerNameCommand)).rejects.toThrow('needs a name')
})
