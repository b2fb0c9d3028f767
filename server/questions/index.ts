export { roundsWaiting } from './invitations.ts'
export { mayPlayOfQuestions } from './may-play.ts'
export { mayTranscribeOfQuestions } from './may-transcribe.ts'
export { triesOfQuestions } from './tries.ts'
