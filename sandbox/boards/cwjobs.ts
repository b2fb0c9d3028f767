import { stepstoneSite } from './stepstone/site.ts'

export const cwjobs = stepstoneSite({ id: 'cwjobs', name: 'CWJobs', host: 'www.cwjobs.co.uk' })
