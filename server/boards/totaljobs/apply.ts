import { stepstoneForm } from '../stepstone/apply.ts'

export const totaljobsForm = stepstoneForm({ id: 'totaljobs', name: 'Totaljobs', host: 'www.totaljobs.com' })
