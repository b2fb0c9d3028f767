export { sponsorsAmong, tradingNames } from './sponsors.ts'
