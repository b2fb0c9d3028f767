/*
 * The door for the program that applies, which opens people's passwords: no other program loads what is behind it.
 */
export { keepRunner } from './keep-runner.ts'
export { loginFor } from './login-for.ts'
export { startLoginTests } from './login-tests.ts'
export type { RunnerDeps } from './prepare.ts'
