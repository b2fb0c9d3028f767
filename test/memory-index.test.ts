import { jobIndexSuite } from '../server/job-searches/job-index.suite.ts'
import { createMemoryIndex } from './memory-index.ts'

// The oracle itself keeps the promises that it is used to check.
jobIndexSuite('the index in memory', async () => ({
  ...createMemoryIndex(),
  async [Symbol.asyncDispose]() {},
}))
