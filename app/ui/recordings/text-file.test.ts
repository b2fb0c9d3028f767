import { expect, test } from 'vitest'
import { readTextFile } from './text-file.ts'

const read = async (bytes: readonly number[] | string) =>
  await readTextFile(new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]))

test('UTF-8, UTF-16 with its mark and Windows-1252 are read', async () => {
  expect(await read('Café\r\n\tbread')).toBe('Café\r\n\tbread')
  expect(await read([0xff, 0xfe, 0x48, 0, 0xe9, 0])).toBe('Hé')
  expect(await read([0xfe, 0xff, 0, 0x48, 0, 0xe9])).toBe('Hé')
  expect(await read([0x43, 0x61, 0x66, 0xe9, 0x92])).toBe('Café’')
  expect(await read('')).toBe('')
})

test('what is no text is not read', async () => {
  expect(await read([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])).toBeNull()
  expect(await read([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01])).toBeNull()
  expect(await read('%PDF-1.7\n\u0001\u0002')).toBeNull()
})
