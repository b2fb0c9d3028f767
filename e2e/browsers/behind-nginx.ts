import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Agent, fetch } from 'undici'
import { freePort } from '../../test/free-port.ts'

/** The one name that the certificate has. */
const host = 'localhost'

/**
 * nginx with TLS and HTTP/2 before a product, by the configuration that `deploy/` ships: only its name, ports and certificate are changed.
 * @param start starts the product for the address that people will use, at a port of this machine.
 * @returns the address that people use, and what ends nginx.
 */
export async function startBehindNginx(
  folder: string,
  start: (publicUrl: string, port: number) => Promise<void>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `https://${host}:${port}`
  const own = await freePort()
  await start(url, own)
  mkdirSync(folder, { recursive: true })
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const names = `-keyout ${key} -out ${certificate} -subj /CN=${host} -addext subjectAltName=DNS:${host}`
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  execFileSync('openssl', `${kind} ${names}`.split(' '), { stdio: 'ignore' })
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const secure = shipped.slice(shipped.lastIndexOf('server {'))
  const site =
    shipped.slice(0, shipped.indexOf('server {\n')) +
    secure
      .replace(/listen 443 ssl http2;/u, `listen 127.0.0.1:${port} ssl http2;`)
      .replace(/^ *listen \[::\].*$/mu, '')
      .replaceAll('jobs.example.org', host)
      .replaceAll('/etc/ssl/rolecall/fullchain.pem', certificate)
      .replaceAll('/etc/ssl/rolecall/privkey.pem', key)
  writeFileSync(join(folder, 'site.conf'), site.replace(/server 127\.0\.0\.1:300[12]/gu, `server 127.0.0.1:${own}`))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {}
    http { include /etc/nginx/mime.types; access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf; }`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  const stop = async () => {
    if (nginx.exitCode !== null) return
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
  }
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
  for (let left = 50; left > 0; left--) {
    const isThere = await fetch(`${url}/healthz`, { dispatcher }).then(
      () => true,
      () => false,
    )
    if (isThere) return { url, stop }
    await setTimeout(200)
  }
  await stop()
  throw new Error(`nginx does not answer: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
}
