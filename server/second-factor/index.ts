export { hasPasskey } from './passkeys.ts'
export { forgetSecondSteps, secondStepsOf } from './second-steps-of.ts'
