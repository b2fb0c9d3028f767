import { expect, test } from 'vitest'
import { checkedLookup, isPublic, numericHost } from './addresses.ts'

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['100.63.255.255', true],
  ['2a00:1450:4009:81f::200e', true],
  ['0.0.0.0', false],
  ['10.255.0.1', false],
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::8.8.8.8', false],
  ['64:ff9b:1::1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('%s is public: %s', (address, answer) => {
  expect(isPublic(address)).toBe(answer)
})

test.each([
  ['https://127.0.0.1/', '127.0.0.1'],
  ['https://2130706433/', '127.0.0.1'],
  ['https://0x7f000001/', '127.0.0.1'],
  ['https://0177.1/', '127.0.0.1'],
  ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['https://www.reed.co.uk/', null],
])('%s is the number %s', (address, host) => {
  expect(numericHost(new URL(address))).toBe(host)
})

test('a name that answers otherwise the second time gains nothing: it is resolved once, and that answer is used', async () => {
  const answers = ['8.8.8.8', '127.0.0.1']
  const asked: string[] = []
  const lookup = checkedLookup(async (host) => {
    asked.push(host)
    return [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]
  })
  const resolve = (all: boolean) =>
    new Promise((found) => lookup('rebinding.example', { all }, (error, address) => found(error?.message ?? address)))

  expect(await resolve(true)).toEqual([{ address: '8.8.8.8', family: 4 }])
  expect(asked).toEqual(['rebinding.example'])
  expect(await resolve(false)).toBe('rebinding.example does not lead to a public address')
})

test('one inside address among public ones refuses the name', async () => {
  const lookup = checkedLookup(async () => [
    { address: '8.8.8.8', family: 4 },
    { address: 'fd00::1', family: 6 },
  ])

  const answer = await new Promise((found) => lookup('mixed.example', { all: true }, (error) => found(error)))

  expect(answer).toMatchObject({ code: 'INSIDE_ADDRESS' })
})

test('a name that does not exist fails as one', async () => {
  const lookup = checkedLookup(() => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })))

  const answer = await new Promise((found) => lookup('none.example', { all: true }, (error) => found(error)))

  expect(answer).toMatchObject({ code: 'ENOTFOUND' })
})
