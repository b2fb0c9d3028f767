import { z } from 'zod'
import { CompanyRegister, FoundCompany } from './companies.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'Companies'

export const companies = {
  register: endpoint(
    { method: 'GET', path: '/companies/register', summary: 'Which company register we look companies up in', tag },
    { rateClass: 'read', who: 'guest' },
  ).output(CompanyRegister),

  find: endpoint(
    {
      method: 'GET',
      path: '/companies/find/{x}',
      summary: 'Find companies in the register by part of their name',
      description:
        'Spaces may be written as plus signs; four letters are needed. Answers 503 while the register does not answer: the details can always be typed by hand.',
      tag,
    },
    { rateClass: 'search', who: 'guest' },
  )
    .input(z.object({ params: z.object({ x: z.string().max(200) }) }))
    .output(z.array(FoundCompany)),
}
