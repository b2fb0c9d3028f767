import { tasks } from '../server/tasks.ts'
import type { TestServer } from './server.ts'

/**
 * Does what is queued under a name, as the worker would. @returns how many there were.
 * @param does in place of the task, with what it was sent for.
 */
export async function runTasks(
  server: TestServer,
  name: string,
  does?: (input: unknown) => Promise<void>,
): Promise<number> {
  const task = tasks.find((one) => one.name === name)
  if (!task) throw new Error(`There is no task ${name}`)
  const { rows } = await server.db.query<{ id: string; data: unknown }>(
    `update pgboss.job set state = 'completed', completed_on = now() where name = $1 and state = 'created' returning id, data`,
    [name],
  )
  const run =
    does ?? (async (input) => await task.run(task.input.parse(input), server.services, new AbortController().signal))
  for (const { data } of rows) await run(data)
  return rows.length
}
