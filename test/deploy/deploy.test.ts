import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostBodyBytes } from '../../server/web/body-limits.ts'
import { mostEventBytes } from '../../server/payments/webhook.ts'
import { semiSpaces } from '../../server/platform/supervisor/run-rolecall.ts'
import { createMetricsText } from '../../server/web/metrics-text.ts'
import { aDatabase } from '../database.ts'
import { startServer } from '../server.ts'
import { toolOrSkip } from './tool.ts'

/* What deploy/ says of Rolecall is so, and the tools that read its files take them. */

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8')
const files = globSync('deploy/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replace(/^.*?deploy\//u, ''))

/** A copy of the folder that a test may change. */
function aCopy(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'rolecall-deploy-'))
  cpSync('deploy', path, { recursive: true })
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

function portsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, port]) => port ?? '').sort()
}

test('each file says in its first line how it was tried', () => {
  const told = /(?:checked|tried|not run|not built|not opened|promtool test rules|run pgbouncer|tests)/iu
  const without = files.filter(
    (name) =>
      !['README.md', 'rolecall.env'].includes(name) &&
      !told.test(read(name).replace(/^\{\n/u, '').split('\n')[0] ?? ''),
  )
  expect(files.length).toBeGreaterThan(12)
  expect(without).toEqual([])
})

test('every setting that a file names is one that the programs read', () => {
  const setting = /\b(?:ROLECALL_[A-Z_\d]+|DATABASE_[A-Z_]*URLS?)\b/gu
  // Those of the sandbox and of the vault are no settings of every program.
  const sources = ['server/platform/config.ts', 'sandbox/main.ts', 'server/credentials/vault-environment.ts']
  const known = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(setting) ?? []))
  const named = files.flatMap((name) => (read(name).match(setting) ?? []).map((one) => `${name}: ${one}`))
  expect(new Set(named).size).toBeGreaterThan(20)
  expect(named.filter((one) => !known.has(one.replace(/^.*: /u, '')))).toEqual([])
})

test('the programs, and their options, are those of npm run, which are those of npm start', async () => {
  // @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
  const { programs } = (await import('../../scripts/set-up/serve.mjs')) as {
    programs: Record<string, { file: string; options: string[] }>
  }
  const units = [
    ['web', 'rolecall-web@.service'],
    ['worker', 'rolecall-worker.service'],
    ['apply', 'rolecall-apply.service'],
  ] as const
  for (const [name, unit] of units) {
    const { file, options } = programs[name]!
    expect(options).toContain(`--max-semi-space-size=${semiSpaces[name]}`)
    expect(read(join('systemd', unit))).toContain(
      `ExecStart=/opt/rolecall/node_modules/node/bin/node ${[...options, `server/${file}`].join(' ')}\n`,
    )
    const command = [...options, `server/${file}`]
    const inCompose = read('compose.yaml').includes(`command: [${command.join(', ')}]`)
    expect(inCompose, name).toBe(true)
  }
  expect(JSON.stringify(read('Containerfile'))).toContain(
    JSON.stringify(JSON.stringify(programs['web']!.options[0])).slice(1, -1),
  )
})

test(
  'a command as going live has it run takes the settings of the file, and what is in the environment before them',
  {
    tags: ['long'],
  },
  async () => {
    await using database = await aDatabase()
    using copy = aCopy()
    const line = /^sudo -u rolecall (\S+) (--env-file=\S+) (\S+) …$/mu.exec(readFileSync('docs/going-live.md', 'utf8'))
    const [, node, file, program] = line ?? []
    expect([node, program]).toEqual(['node_modules/node/bin/node', 'server/rolecall.ts'])
    const ours = file!.replace('/etc/rolecall', copy.path)
    const run = (given: Record<string, string>) =>
      spawnSync(process.execPath, [ours, program!, 'create-admin', 'you@example.org'], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], ROLECALL_DATA: copy.path, ...given },
      })
    const made = run({ DATABASE_URL: database.url })
    expect(made.status, made.stderr).toBe(0)
    // The link that it prints leads to the address that the file gives.
    expect(made.stdout).toContain(`${/^ROLECALL_URL=(.*)$/mu.exec(read('rolecall.env'))?.[1]}/set-password/`)
    expect((await database.db.query(`select 1 from users where role = 'admin'`)).rowCount).toBe(1)
    for (const unit of readFileSync('docs/going-live.md', 'utf8').matchAll(/systemctl enable (?:--now )?(\S+)/gu))
      expect(read(join('systemd', unit[1]!))).toContain('[Install]')
  },
)

test('proxies, units and Prometheus name the same web processes', () => {
  const ports = ['3001', '3002']
  expect(portsIn(read('systemd/rolecall.target'), /rolecall-web@(\d+)\.service/gu)).toEqual(ports)
  expect(portsIn(read('nginx.conf'), /^\s+server 127\.0\.0\.1:(\d+) max_fails=0;$/gmu)).toEqual(ports)
  expect(portsIn(read('nginx.conf'), /^\s+server 127\.0\.0\.1:(\d+)/gmu)).toEqual(ports)
  expect(portsIn(/reverse_proxy .*/u.exec(read('Caddyfile'))?.[0] ?? '', /127\.0\.0\.1:(\d+)/gu)).toEqual(ports)
  expect(portsIn(read('prometheus.yml'), /- 127\.0\.0\.1:(\d+)/gu)).toEqual(ports)
  const pooler = portsIn(read('pgbouncer.ini'), /listen_port = (\d+)/gu)
  expect(portsIn(read('rolecall.env'), /line above has port (\d+)/gu)).toEqual(pooler)
})

test('proxies take every body that the programs take', () => {
  const most = Math.max(mostBodyBytes, mostEventBytes)
  const inNginx = Number(/client_max_body_size (\d+)m;/u.exec(read('nginx.conf'))?.[1]) * 1024 * 1024
  const inCaddy = Number(/max_size (\d+)MiB/u.exec(read('Caddyfile'))?.[1]) * 1024 * 1024
  for (const limit of [inNginx, inCaddy]) {
    expect(limit).toBeGreaterThanOrEqual(most)
    expect(limit).toBeLessThan(2 * most)
  }
})

test('proxies let go of a quiet connection before the programs do', () => {
  const ours = createServer().keepAliveTimeout
  for (const file of ['nginx.conf', 'Caddyfile']) {
    const seconds = Number(/^\s+keepalive(?:_timeout)? (\d+)s;?$/mu.exec(read(file))?.[1])
    expect(seconds * 1000, file).toBeLessThan(ours)
    expect(seconds, file).toBeGreaterThan(0)
  }
  // Neither the program nor its server has another.
  expect(readFileSync('server/web.ts', 'utf8')).not.toContain('keepAliveTimeout')
})

test('every metric that the rules and the dashboard name is one that /metrics prints', async () => {
  await using server = await startServer({ boards: [] })
  const text = await createMetricsText(server.services)()
  const printed = new Set([...text.matchAll(/^# TYPE (\w+)/gmu)].map(([, name]) => name ?? ''))
  const dashboard = JSON.parse(read('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...read('prometheus-rules.yml')
      .split('annotations')
      .filter((part) => part.includes('expr:')),
  ]
  const named = expressions.flatMap((one) =>
    [...one.matchAll(/\b(?:rolecall|process|nodejs)_[a-z\d_]+/gu)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/u, ''),
    ),
  )
  expect(new Set(named).size).toBeGreaterThan(18)
  // Printed only where there are replicas, boards, queues and answers: their names are in the source.
  const source = readFileSync('server/web/metrics-text.ts', 'utf8')
  expect(named.filter((name) => !printed.has(name) && !source.includes(`'${name}'`))).toEqual([])
  // And the other way round: nothing that docs/operations.md tells to watch is left out of both.
  const ours = [...printed].filter((name) => name.startsWith('rolecall_'))
  expect(ours.filter((name) => !named.includes(name))).toEqual([])
})

test('what the container is made of is there, and nothing of it is ignored', () => {
  const lines = read('Containerfile').split('\n')
  const copied = lines
    .flatMap((line) => (/^COPY (?!--from)(.*) \S+$/u.exec(line)?.[1] ?? '').split(' '))
    .filter((path) => !['', '.'].includes(path))
  const taken = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .flatMap((line) => /^!(.+)$/u.exec(line)?.[1] ?? [])
  const here = readdirSync('.')
  expect(copied.length).toBeGreaterThan(7)
  expect(copied.filter((path) => !taken.includes(path))).toEqual([])
  expect(taken.filter((path) => !here.includes(path))).toEqual([])
  expect(lines).toContain('USER 10001')
  expect(lines.filter((line) => line.includes('useradd'))).toEqual([expect.stringContaining('--uid 10001')])
})

test('hadolint finds nothing in the file of the container', ({ skip }) => {
  const { status, output } = toolOrSkip('hadolint', ['deploy/Containerfile'], { skip })
  expect(status, output).toBe(0)
})

test('nginx takes its file', ({ skip }) => {
  using copy = aCopy()
  const certificate = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'privkey.pem', '-out', 'fullchain.pem', '-days', '1']
  toolOrSkip('nginx', ['-v'], { skip })
  toolOrSkip('openssl', ['req', '-x509', '-subj', '/CN=jobs.example.org', ...certificate], { skip, cwd: copy.path })
  const site = read('nginx.conf').replaceAll('/etc/ssl/rolecall', copy.path)
  const main = `pid ${copy.path}/pid; error_log stderr; events {} http { access_log off; ${temporaryPaths(copy.path)}\n${site} }`
  writeFileSync(join(copy.path, 'main.conf'), main)
  const { status, output } = toolOrSkip('nginx', ['-t', '-p', copy.path, '-c', join(copy.path, 'main.conf')], { skip })
  expect(output).toContain('test is successful')
  expect(status).toBe(0)
})

function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
}

test('Caddy takes its file', ({ skip }) => {
  using copy = aCopy()
  const args = ['validate', '--config', join(copy.path, 'Caddyfile'), '--adapter', 'caddyfile']
  const { status, output } = toolOrSkip('caddy', args, { skip })
  expect(output).toContain('Valid configuration')
  expect(status).toBe(0)
})

test('each alert is tried where it is to be told, and where not', () => {
  const alerts = [...read('prometheus-rules.yml').matchAll(/^ +- alert: (\w+)$/gmu)].map(([, name]) => name ?? '')
  const tried = read('prometheus-rules.test.yml') + read('prometheus-slow-rules.test.yml')
  expect(alerts.length).toBeGreaterThan(15)
  for (const name of alerts) {
    expect(tried, name).toMatch(new RegExp(String.raw`alertname: ${name}\n +exp_alerts:\n +- exp_labels`, 'u'))
    expect(tried, name).toContain(`alertname: ${name}, exp_alerts: [] }`)
  }
})

test('Prometheus takes its files, and the rules find what they are for', ({ skip }) => {
  using copy = aCopy()
  writeFileSync(join(copy.path, 'rolecall-metrics-token'), 'a token')
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'prometheus-rules.test.yml'],
    ['test', 'rules', 'prometheus-slow-rules.test.yml'],
  ]) {
    const { status, output } = toolOrSkip('promtool', args, { skip, cwd: copy.path })
    expect(output).not.toContain('FAILED')
    expect(status, output).toBe(0)
  }
})

test('systemd takes the units, and finds little that they may do beyond their work', ({ skip }) => {
  using copy = aCopy()
  const folder = join(copy.path, 'systemd')
  const units = readdirSync(folder)
  toolOrSkip('systemd-analyze', ['--version'], { skip })
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    // The program that they start is not on this machine.
    const path = join(folder, unit)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('/opt/rolecall/node_modules/node/bin/node', process.execPath),
    )
  }
  const { status, output } = toolOrSkip('systemd-analyze', ['verify', ...units.map((unit) => join(folder, unit))], {
    skip,
  })
  expect(output).toBe('')
  expect(status).toBe(0)
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const args = ['security', '--offline=true', '--threshold=30', join(folder, unit.replace('@.', '@3001.'))]
    if (unit.includes('@.')) cpSync(join(folder, unit), join(folder, unit.replace('@.', '@3001.')))
    const judged = toolOrSkip('systemd-analyze', args, { skip })
    expect(judged.status, judged.output).toBe(0)
  }
})
