import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

/** A registry that does not answer keeps nobody for longer, in minutes. */
const mostMinutes = 10

const definitions = join(root, 'test', 'peers')

/**
 * Programs that others wrote, which play those that we talk to, each in the version that a file of test/peers/ pins. What they are made
 * of comes from the registries of their languages; each is made once.
 */
const peers = (folder) => [
  {
    names: ['moto'],
    needs: 'python3',
    pinnedBy: 'requirements.txt',
    steps: [
      ['python3', ['-m', 'venv', join(folder, 'python')]],
      [join(folder, 'python', 'bin', 'pip'), ['install', '--quiet', '-r', join(definitions, 'requirements.txt')]],
    ],
  },
  {
    names: ['s3rver'],
    needs: 'npm',
    pinnedBy: 'node/package.json',
    steps: [
      ['npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error']],
    ],
    copied: 'node',
  },
  {
    names: ['mock-oauth2-server', 'ical4j'],
    needs: 'mvn',
    pinnedBy: 'java/pom.xml',
    steps: [
      [
        'mvn',
        [
          '-q',
          '-B',
          '-f',
          join(definitions, 'java', 'pom.xml'),
          'dependency:copy-dependencies',
          '-DincludeScope=runtime',
        ].concat(`-DoutputDirectory=${join(folder, 'java')}`),
      ],
    ],
  },
  {
    names: ['stripe-mock', 'mailpit'],
    needs: 'go',
    pinnedBy: 'go/go.mod',
    steps: [['go', ['-C', join(definitions, 'go'), 'install', 'tool']]],
    env: { GOBIN: join(folder, 'go') },
    // Its description of the API, which a test completes.
    after: () => copyDescription(join(folder, 'go')),
  },
]

/** Where they are kept from run to run. */
const peersFolder = join(root, 'node_modules', '.cache', 'peers')

/** Gets and makes the peers that can be had. @returns for each that cannot, why. */
export function installPeers() {
  mkdirSync(peersFolder, { recursive: true })
  return peers(peersFolder).flatMap((peer) => {
    const problem = install(peer)
    return problem === null ? [] : peer.names.map((name) => ({ name, problem }))
  })
}

function install({ names, needs, pinnedBy, steps, copied, env, after }) {
  const mark = join(peersFolder, `${names.join('-')}.made`)
  const pinned = createHash('sha256')
    .update(readFileSync(join(definitions, pinnedBy)))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === pinned) return null
  if (!isOnPath(needs)) return `${needs} is not on this machine`
  rmSync(mark, { force: true })
  if (copied) cpSync(join(definitions, copied), join(peersFolder, copied), { recursive: true })
  for (const [file, args] of steps) {
    console.log(`Getting ${names.join(' and ')}: ${file.split('/').at(-1)} …`)
    const { status, error, stderr } = spawnSync(file, args, {
      cwd: copied ? join(peersFolder, copied) : root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: mostMinutes * 60_000,
    })
    if (status !== 0) return `${needs} did not get it: ${error?.message ?? stderr.trim().split('\n').at(-1)}`
  }
  after?.()
  writeFileSync(mark, pinned)
  return null
}

function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((path) => existsSync(join(path, program)))
}

function copyDescription(to) {
  const args = ['-C', join(definitions, 'go'), 'list', '-m', '-f', '{{.Dir}}', 'github.com/stripe/stripe-mock']
  const module = spawnSync('go', args, { encoding: 'utf8' }).stdout.trim()
  for (const file of ['spec3.json', 'fixtures3.json'])
    writeFileSync(join(to, file), readFileSync(join(module, 'embedded', 'openapi', file)))
}
