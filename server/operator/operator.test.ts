import { expect, test } from 'vitest'
import { BadSettings, readConfig } from '../platform/config.ts'
import { startServer } from '../../test/server.ts'

test('where nobody has said who runs the site, nobody is made up', async () => {
  await using server = await startServer({ boards: [] })
  expect((await server.get('/api/operator')).body).toEqual({
    company: null,
    dataPlace: null,
    crowdfundingAims: expect.arrayContaining([expect.stringMatching(/50,000/u), expect.stringMatching(/£500,000/u)]),
    giftsKeptMonths: 24,
  })
})

test('the company and the aims of the settings are told', async () => {
  await using server = await startServer({
    boards: [],
    environment: {
      ROLECALL_COMPANY_NAME: 'Example Jobs Ltd',
      ROLECALL_COMPANY_ADDRESS: '1 High Street, Leeds LS1 4AP',
      ROLECALL_DATA_PLACE: 'Ireland',
      ROLECALL_CROWDFUNDING_AIMS: 'To stay small. | To stay free.',
    },
  })
  expect((await server.get('/api/operator')).body).toEqual({
    company: {
      name: 'Example Jobs Ltd',
      address: '1 High Street, Leeds LS1 4AP',
      number: null,
      vatNumber: null,
      dataProtectionNumber: null,
    },
    dataPlace: 'Ireland',
    crowdfundingAims: ['To stay small.', 'To stay free.'],
    giftsKeptMonths: 24,
  })
})

test.each([
  ['a number without a name', { ROLECALL_COMPANY_NUMBER: '01234567' }, /ROLECALL_COMPANY_NAME/u],
  ['a price that is none', { ROLECALL_FORMER_PRICE: '4,99' }, /ROLECALL_FORMER_PRICE/u],
])('%s stops the start and names the setting', (_, env, said) => {
  expect(() => readConfig(env)).toThrow(BadSettings)
  expect(() => readConfig(env)).toThrow(said)
})
