import { stepstoneBoard } from '../stepstone/stepstone.ts'

export const totaljobs = stepstoneBoard({
  id: 'totaljobs',
  name: 'Totaljobs',
  origin: 'https://www.totaljobs.com',
  usedFor: 'Ads from all sectors in the United Kingdom, many of them from agencies.',
})
