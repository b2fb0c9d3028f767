import { stepstoneBoard } from '../stepstone/stepstone.ts'

export const totaljobs = stepstoneBoard({
  id: 'totaljobs',
  name: 'Totaljobs',
  origin: 'https://www.totaljobs.com',
  usedFor: 'Ads of all trades in the United Kingdom, many of them from agencies.',
})
