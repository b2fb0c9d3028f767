import { createServer } from 'node:net'

/** @returns why a port cannot be listened on, as a sentence; null where it can. Any port (0) always can. */
export async function portProblem(port: number, host: string): Promise<string | null> {
  if (port === 0) return null
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ port, host }, resolve))
    return null
  } catch (error) {
    return listenProblem(error as NodeJS.ErrnoException, port, host)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

/** An error of `listen` as a sentence for the person who starts the app. */
function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program, perhaps a Rolecall that is already running. Stop it, or set PORT to another number.`
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set HOST to one that it has.`
  return `Port ${port} of ${host} cannot be used: ${message}`
}
