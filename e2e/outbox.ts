import { expect } from './expect.ts'
import { product } from './product.ts'

type Message = { to: string; body: string | null }

/**
 * The path of the link in the latest message to somebody, once it is there: mails that anybody can ask for are written by the
 * worker.
 * @param begin how the path begins: '/confirm-email/'.
 */
export async function linkTo(to: string, begin: string): Promise<string> {
  let path: string | undefined
  await expect.poll(async () => (path = await findLink(to, begin)), { intervals: [250] }).toEqual(expect.any(String))
  return path!
}

async function findLink(to: string, begin: string): Promise<string | undefined> {
  const response = await fetch(`${product().url}/api/outbox`)
  const messages = (await response.json()) as Message[]
  return messages
    .filter((message) => message.to === to)
    .map(({ body }) => /https?:\/\/[^/\s]+(\/\S+)/u.exec(body ?? '')?.[1])
    .find((one) => one?.startsWith(begin))
}
