export { answerMcp } from './mcp.ts'
export { rateClassOf } from './rate-class.ts'
export { readMessage } from './read-message.ts'
