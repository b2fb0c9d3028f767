import { stepstoneSite } from './stepstone/site.ts'

export const totaljobs = stepstoneSite({ id: 'totaljobs', name: 'Totaljobs', host: 'www.totaljobs.com' })
