import type { TestProject } from 'vitest/node'

/** Hands on the database that `scripts/run-mutants.ts` started once for all its runs. */
export default function setup(project: TestProject): void {
  project.provide('databaseDoor', process.env['ROLECALL_MUTANTS_DOOR']!)
}
