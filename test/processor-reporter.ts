import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Writes a line of JSON for each file and each test that ends: what it took by the clock, and the seconds of processor that went since the last one
 * ended, those of whatever runs beside it too. So run one worker. For `scripts/where-time-goes.mjs`, which names the control group;
 * `ROLECALL_TIMES` names the file.
 */
export default class ProcessorReporter implements Reporter {
  private last = used()

  onTestCaseResult(test: TestCase): void {
    this.write({ test: test.fullName, file: nameOf(test.module), clock: test.diagnostic()?.duration })
  }

  onTestModuleEnd(module: TestModule): void {
    this.write({ test: null, file: nameOf(module), clock: module.diagnostic().duration })
  }

  private write(line: object): void {
    const now = used()
    appendFileSync(
      process.env['ROLECALL_TIMES'] ?? 'times.jsonl',
      `${JSON.stringify({ ...line, processor: now - this.last })}\n`,
    )
    this.last = now
  }
}

function nameOf({ moduleId }: TestModule): string {
  return relative(join(import.meta.dirname, '..'), moduleId)
}

function used(): number {
  const group = process.env['ROLECALL_CONTROL_GROUP'] ?? '/sys/fs/cgroup/cpuacct'
  const older = `${group}/cpuacct.usage`
  if (existsSync(older)) return Number(readFileSync(older, 'utf8')) / 1e9
  return Number(/usage_usec (\d+)/u.exec(readFileSync(`${group}/cpu.stat`, 'utf8'))?.[1] ?? 0) / 1e6
}
