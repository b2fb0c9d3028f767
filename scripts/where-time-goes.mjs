import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

// node scripts/where-time-goes.mjs COMMAND…: runs it, and prints how many seconds of processor it took with all that it started, and which
// programs took them. On Linux, as somebody who may make a control group. What ended between two looks is told as one sum.

const millisecondsBetweenLooks = 250
const ticksASecond = 100

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('Usage: node scripts/where-time-goes.mjs COMMAND [ARGUMENTS]')

const group = makeGroup(`rolecall-${process.pid}`)
const child = spawn('sh', ['-c', 'echo $$ > "$1/cgroup.procs" && shift && exec "$@"', 'sh', group, command, ...args], {
  stdio: 'inherit',
  // For a reporter that says what each test took (test/processor-reporter.ts).
  env: { ...process.env, ROLECALL_CONTROL_GROUP: group },
})
const start = performance.now()
const ended = once(child, 'exit')

/** Of each process that was seen: what it is, and its seconds when it was last looked at. */
const seen = new Map()
const everythingSeen = (async () => {
  while (child.exitCode === null && child.signalCode === null) {
    for (const pid of readFileSync(`${group}/cgroup.procs`, 'utf8').match(/\d+/g) ?? []) look(pid)
    await setTimeout(millisecondsBetweenLooks)
  }
})()

const [code] = await ended
const seconds = (performance.now() - start) / 1_000
const used = usedBy(group)
await everythingSeen
print()
try {
  rmdirSync(group)
} catch {
  console.log(`Something still runs in ${group}.`)
}
process.exitCode = code ?? 1

function makeGroup(name) {
  const older = '/sys/fs/cgroup/cpuacct'
  const folder = `${existsSync(older) ? older : '/sys/fs/cgroup'}/${name}`
  mkdirSync(folder)
  writeFileSync(`${folder}/cgroup.procs`, '')
  return folder
}

/** Seconds of processor of all that runs or ran in it. */
function usedBy(folder) {
  if (existsSync(`${folder}/cpuacct.usage`)) return Number(readFileSync(`${folder}/cpuacct.usage`, 'utf8')) / 1e9
  return Number(/usage_usec (\d+)/.exec(readFileSync(`${folder}/cpu.stat`, 'utf8'))[1]) / 1e6
}

function look(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const key = `${pid} ${fields[19]}`
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    // One that has ended and is still counted has no command any more.
    const name = line === '' ? (seen.get(key)?.name ?? 'unknown') : nameOf(line)
    seen.set(key, { name, seconds: (Number(fields[11]) + Number(fields[12])) / ticksASecond })
  } catch {
    // It ended while it was looked at.
  }
}

function nameOf(line) {
  const type = /chrom\S* .*--type=([\w-]+)/i.exec(line)?.[1]
  if (type !== undefined)
    return `browser: ${type}${/--utility-sub-type=(\S+)/.exec(line)?.[1].replace(/^/u, ' ') ?? ''}`
  if (/^\S*chrom/i.test(line)) return 'browser: itself'
  if (line.startsWith('postgres:'))
    return `postgres: ${/checkpointer|writer|autovacuum|logical|io worker/.exec(line)?.[0] ?? 'connections'}`
  if (/^\S*postgres /.test(line)) return 'postgres: itself'
  const program = /(?:server|sandbox|scripts|build|test)\/[\w./-]+\.(?:ts|mjs|js)(?: [a-z-]+)?/.exec(line)?.[0]
  if (program !== undefined) return `node ${program}`
  return line
    .split(' ')
    .slice(0, 2)
    .map((part) => part.split('/').at(-1))
    .join(' ')
    .slice(0, 60)
}

function print() {
  const sums = new Map()
  for (const one of seen.values()) {
    const sum = sums.get(one.name) ?? { processes: 0, seconds: 0 }
    sums.set(one.name, { processes: sum.processes + 1, seconds: sum.seconds + one.seconds })
  }
  const inAll = [...sums.values()].reduce((sum, one) => sum + one.seconds, 0)
  const row = (name, value, processes = '') =>
    console.log(`${value.toFixed(1).padStart(9)}  ${processes.padStart(5)}  ${name}`)
  console.log(`\n${used.toFixed(1)} s of processor in ${seconds.toFixed(1)} s: ${(used / seconds).toFixed(2)} cores\n`)
  console.log('  seconds  processes')
  for (const [name, sum] of [...sums].sort(([, a], [, b]) => b.seconds - a.seconds))
    if (sum.seconds >= 0.5) row(name, sum.seconds, String(sum.processes))
  row('what is too small for a line, or ended between two looks', used - inAll + small(sums.values()))
}

function small(sums) {
  return [...sums].reduce((sum, one) => sum + (one.seconds < 0.5 ? one.seconds : 0), 0)
}
