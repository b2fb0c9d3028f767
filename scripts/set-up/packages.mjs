import { spawn } from 'node:child_process'
// By its namespace: a Node without statfs must get as far as being told that it is too old.
import * as fs from 'node:fs'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { root, SetUpFailed } from './root.mjs'

/** What the packages take, with npm's cache of them: measured 0.6 GB, and as much again while they are unpacked. */
const spaceNeeded = 1.2e9

/** Installs the packages that package-lock.json names, unless exactly those are there. */
export async function installPackages() {
  if (areInstalled()) return
  const { bavail, bsize } = fs.statfsSync(root)
  if (bavail * bsize < spaceNeeded) {
    throw new SetUpFailed(
      `The packages need about ${spaceNeeded / 1e9} GB, and ${root} has ${((bavail * bsize) / 1e9).toFixed(1)} GB left.`,
    )
  }
  console.log('Installing packages (the first time this takes a minute or two) …')
  const { code, output } = await npm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ])
  if (code !== 0) throw new SetUpFailed(explain(output))
}

/** npm keeps a list of what it installed; a run that was cut short leaves none. */
function areInstalled() {
  const installedList = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return false
  const installed = readPackages(installedList)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, peer }]) =>
      path === '' || installed[path]?.version === version || ((optional || peer) && !installed[path]),
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (cause) {
    throw new SetUpFailed(`${file} cannot be read: ${cause.message}`, { cause })
  }
}

/** Runs npm with the machine's own Node: the one among the packages goes away while they are installed. */
function npm(args) {
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes(`node_modules${sep}.bin`))
  const environment = { ...process.env, PATH: paths.join(delimiter) }
  const node = findNode(paths)
  const cli = process.env.npm_execpath
  const [file, before] = cli?.endsWith('.js') && node ? [node, [cli]] : ['npm', []]
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(file, [...before, ...args], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
      process.stderr.write(text)
    })
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

function findNode(paths) {
  for (const path of [...paths, dirname(process.execPath)]) {
    try {
      accessSync(join(path, 'node'), constants.X_OK)
      return join(path, 'node')
    } catch {
      // Not in this one.
    }
  }
  return null
}

function explain(output) {
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The packages could not be installed: ${root} cannot be written by this user.`
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENOTCACHED|network/.test(output)) {
    return (
      'The packages could not be installed: npm could not reach its registry. The first start needs the network once; ' +
      'behind a proxy set npm_config_proxy, or npm_config_registry for a registry of your own.'
    )
  }
  return 'The packages could not be installed; npm says above why.'
}
