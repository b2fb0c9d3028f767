export { ownPlan } from './own-plan.ts'
export { connectStripe, createProvider, type Provider } from './provider.ts'
export { webhookPath } from './sandbox-webhook.ts'
export { answerWebhook, mostEventBytes } from './webhook.ts'
