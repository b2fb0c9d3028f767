export { investors } from './investors.ts'
export { listMessages, markDone } from './queries.ts'
export { depsOf, writer } from './write-deps.ts'
export { writeToUs } from './write-to-us.ts'
