import { stepstoneBoard } from '../stepstone/stepstone.ts'

export const cwjobs = stepstoneBoard({
  id: 'cwjobs',
  name: 'CWJobs',
  origin: 'https://www.cwjobs.co.uk',
  usedFor: 'Ads for jobs in information technology, mostly contracts.',
})
