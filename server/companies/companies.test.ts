import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { RegisteredCompany } from '../../contract/companies/companies.ts'
import { companyIsHere } from '../../contract/users/texts.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'
import { createRegister } from './company-register.ts'

const mia = {
  name: 'Mia Example',
  email: 'mia@harbour.example',
  password: 'quiet river 27',
  terms: true,
  role: 'publisher',
  company: { name: 'Harbour Care Ltd', companyType: 1, phone: '0113 496 0000' },
}

describe('the look-up', () => {
  test('without a key of the register finds made-up companies, and says that they are', async () => {
    await using server = await startServer({ boards: [] })
    expect((await server.get('/api/companies/register')).body).toMatchObject({ isSample: true })
    const { status, body } = await server.get('/api/companies/find/harbour+care')
    expect(status).toBe(200)
    expect(body).toEqual([
      expect.objectContaining({
        title: 'Harbour Care Sample Ltd',
        company_name: 'Harbour Care Sample Ltd',
        company_number: 'SAMPLE01',
        isSample: true,
        address: expect.objectContaining({ locality: 'Whitby' }) as object,
        registered_office_address: expect.objectContaining({ locality: 'Whitby' }) as object,
      }),
    ])
    expect((await server.get('/api/companies/find/no+such+company')).body).toEqual([])
  })

  test('needs four letters', async () => {
    await using server = await startServer({ boards: [] })
    for (const name of ['abc', '+ab+', '++++abc']) {
      const answer = await server.get(`/api/companies/find/${name}`)
      expect(answer).toMatchObject({ status: 422, body: { message: 'name too short' } })
    }
    expect((await server.get('/api/companies/find/abcd')).status).toBe(200)
  })

  test('with a key asks Companies House, once a day for a name, and leaves out what is dissolved', async () => {
    const asked: IncomingMessage[] = []
    await using register = await aRegister((request, response) => {
      asked.push(request)
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ items: [anItem, { ...anItem, title: 'GONE LTD', company_status: 'dissolved' }, { odd: 1 }] }),
      )
    })
    await using server = await startServer({ boards: [], environment: register.settings })
    expect((await server.get('/api/companies/register')).body).toEqual({ name: 'Companies House', isSample: false })
    for (const path of ['harbour+care', 'Harbour%20Care']) {
      const { body } = await server.get(`/api/companies/find/${path}`)
      expect(body).toEqual([
        {
          title: 'HARBOUR CARE LIMITED',
          company_name: 'HARBOUR CARE LIMITED',
          company_number: '01234567',
          address: { premises: '4', address_line_1: 'Quay Street', locality: 'Whitby', postal_code: 'YO21 1ZZ' },
          registered_office_address: expect.objectContaining({ locality: 'Whitby' }) as object,
          isSample: false,
          isHere: false,
        } satisfies RegisteredCompany,
      ])
    }
    expect(asked.map(({ url }) => url)).toEqual(['/search/companies?q=harbour+care&items_per_page=20'])
    expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('canary-key:').toString('base64')}`)
    const later = async (hours: number) => {
      server.clock.set(new Date(server.clock.now().getTime() + hours * 60 * 60_000))
      await server.get('/api/companies/find/harbour+care')
      return asked.length
    }
    expect([await later(23), await later(2)]).toEqual([1, 2])
  })

  const faults: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    'never answers': () => {},
    'drips without end': (_request, response) => {
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
    },
    'sends far too much': (_request, response) => response.end('x'.repeat(1_000_000)),
    refuses: (_request, response) => response.writeHead(429).end(),
    breaks: (_request, response) => response.writeHead(500).end('oops'),
    'answers with something else': (_request, response) => response.end('<html>'),
    'leads elsewhere': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    'hangs up': (request) => request.socket.destroy(),
  }
  test.for(Object.keys(faults))('says so where the register %s; signing up works all the same', async (fault) => {
    await using register = await aRegister(faults[fault]!)
    await using server = await startServer({ boards: [], environment: register.settings })
    const started = performance.now()
    expect((await server.get('/api/companies/find/harbour+care')).status).toBe(503)
    expect(performance.now() - started).toBeLessThan(6_000)
    expect((await server.post('/api/users', mia)).status).toBe(201)
  })

  test('never writes its key into the log', async () => {
    const lines: string[] = []
    const log = createLog({ program: 'test', level: 'debug', to: { write: (line) => void lines.push(line) } })
    await using down = await aRegister((_request, response) => response.writeHead(500).end())
    const register = createRegister({
      config: { companiesHouse: { key: 'canary-key', url: down.url }, isPublic: false },
      clock: { now: () => new Date() },
      log,
    })
    expect(await register.find('harbour')).toEqual({ kind: 'unavailable' })
    expect(lines.length).toBe(1)
    expect(lines.join('')).not.toContain('canary-key')
    expect(lines.join('')).not.toContain(Buffer.from('canary-key:').toString('base64'))
  })
})

test('the made-up register proves nothing on a public site, whichever setting makes it one', async () => {
  const deps = { clock: { now: () => new Date() }, log: { warn: () => undefined } as never }
  const known = async (isPublic: boolean) =>
    await createRegister({ config: { companiesHouse: null, isPublic }, ...deps }).byNumber('SAMPLE01')
  expect(await known(true)).toEqual({ kind: 'found', company: null })
  expect(await known(false)).toMatchObject({ kind: 'found', company: { isActive: true } })
  const given = {
    ROLECALL_URL: 'https://jobs.example',
    ROLECALL_SMTP: 'smtp://localhost:25',
    ROLECALL_PAID_PLANS: 'off',
  }
  const config = readConfig({ ...given, ROLECALL_BOARDS: 'live' })
  expect(config.isPublic).toBe(true)
  // What features are told says whether the site is public, and nothing that looks like it.
  expect(Object.keys(config)).not.toContain('environment')
})

describe('signing up as an employer', () => {
  test('makes a company, and the person the first who looks after it', async () => {
    await using server = await startServer({ boards: [] })
    const company = { ...mia.company, company_number: '01234567', address: { locality: 'Whitby' } }
    expect((await server.post('/api/users', { ...mia, company })).status).toBe(201)
    const { rows } = await server.db.query(
      `select u.role, u.is_verified, m.is_admin, c.name, c.company_number, c.company_type, c.phone, c.address
         from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id`,
    )
    expect(rows).toEqual([
      {
        role: 'publisher',
        is_verified: false,
        is_admin: true,
        name: 'Harbour Care Ltd',
        company_number: '01234567',
        company_type: 1,
        phone: '1134960000',
        address: { locality: 'Whitby' },
      },
    ])
  })

  test.for([
    ['no company', undefined],
    ['no name', { ...mia.company, name: ' ' }],
    ['no type', { name: 'Harbour Care Ltd', phone: '0113 496 0000' }],
    ['a type that there is none of', { ...mia.company, companyType: 4 }],
  ] as const)('with %s makes nothing, in the words of the specification', async ([, company]) => {
    await using server = await startServer({ boards: [] })
    const answer = await server.post('/api/users', { ...mia, company })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('there is not enough data to create your company')
    expect((await server.db.query('select 1 from users')).rowCount).toBe(0)
  })

  test.for(['', '12345', '+33 1 42 68 53 00', '0000000000'])('takes no telephone ‘%s’', async (phone) => {
    await using server = await startServer({ boards: [] })
    const answer = await server.post('/api/users', { ...mia, company: { ...mia.company, phone } })
    expect(answer.status).toBe(422)
    expect((await server.db.query('select 1 from companies')).rowCount).toBe(0)
  })

  test('a job seeker gets no company by naming one', async () => {
    await using server = await startServer({ boards: [] })
    await server.post('/api/users', { ...mia, role: 'user' })
    await server.post('/api/users', { ...mia, email: 'eve@harbour.example', role: 'admin' })
    expect((await server.db.query('select role from users')).rows).toEqual([{ role: 'user' }, { role: 'user' }])
    expect((await server.db.query('select 1 from companies')).rowCount).toBe(0)
  })

  test('an address that has an account already gets no second company, and the answer is the same', async () => {
    await using server = await startServer({ boards: [] })
    const first = await server.post('/api/users', mia)
    const second = await server.post('/api/users', { ...mia, company: { ...mia.company, name: 'Another Ltd' } })
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect((await server.db.query('select name from companies')).rows).toEqual([{ name: 'Harbour Care Ltd' }])
  })

  test('two who name the same company are two companies: nobody joins by typing a name', async () => {
    await using server = await startServer({ boards: [] })
    await server.post('/api/users', mia)
    await server.post('/api/users', { ...mia, email: 'eve@harbour.example' })
    const { rows } = await server.db.query('select count(distinct company_id)::int as companies from company_members')
    expect(rows).toEqual([{ companies: 2 }])
  })
})

describe('a company number that has an account here already', () => {
  test('leads to its admin, if the company is shown here; who needs an account of their own makes one', async () => {
    await using server = await startServer({ boards: [] })
    await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true, isApproved: true } })
    await server.db.query(`update companies set company_number = 'sc 12345'`)
    const body = { ...mia, company: { ...mia.company, company_number: 'SC12345' } }
    const answer = await server.post('/api/users', body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      errors: { 'company.company_number': { message: companyIsHere('Harbour Care Ltd') } },
    })
    expect((await server.db.query('select 1 from companies')).rowCount).toBe(1)
    expect((await server.post('/api/users', { ...body, isOwnCompany: true })).status).toBe(201)
    expect((await server.db.query('select 1 from companies')).rowCount).toBe(2)
  })

  test('says nothing of a company that nobody has looked at: anybody can have signed up with its number', async () => {
    await using server = await startServer({ boards: [] })
    await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })
    await server.db.query(`update companies set company_number = '00001234'`)
    const company = { ...mia.company, company_number: '1234' }
    expect((await server.post('/api/users', { ...mia, company })).status).toBe(201)
  })

  test('is told in the look-up', async () => {
    await using server = await startServer({ boards: [] })
    const found = async () =>
      (await server.get('/api/companies/find/harbour')).body as { company_number: string; isHere: boolean }[]
    const [first] = await found()
    expect(first?.isHere).toBe(false)
    await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true, isApproved: true } })
    await server.db.query('update companies set company_number = $1', [first?.company_number])
    expect((await found())[0]?.isHere).toBe(true)
  })
})

const anItem = {
  title: 'HARBOUR CARE LIMITED',
  company_number: '01234567',
  company_status: 'active',
  address: { premises: '4', address_line_1: 'Quay Street', locality: 'Whitby', postal_code: 'YO21 1ZZ', country: '' },
}

/** A server on this machine that plays the register. */
async function aRegister(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    settings: { ROLECALL_COMPANIES_HOUSE_KEY: 'canary-key', ROLECALL_COMPANIES_HOUSE_URL: url },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
