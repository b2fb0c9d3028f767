import { stepstoneForm } from '../stepstone/apply.ts'

export const cwjobsForm = stepstoneForm({ id: 'cwjobs', name: 'CWJobs', host: 'www.cwjobs.co.uk' })
