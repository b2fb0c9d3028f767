import { expect, test } from 'vitest'
import { decode } from './charset.ts'

test.each<[string, Uint8Array, string | null, string]>([
  ['UTF-8 as said', Buffer.from('£30k – Zoë'), 'application/json; charset=utf-8', '£30k – Zoë'],
  ['UTF-8 unsaid', Buffer.from('£30k – Zoë'), 'application/json', '£30k – Zoë'],
  ['Latin-1 as said', Buffer.from('a3', 'hex'), 'text/xml; charset="ISO-8859-1"', '£'],
  ['Windows-1252 unsaid', Buffer.from('a33330', 'hex'), null, '£30'],
  ['a mark against the header', Buffer.from('efbbbfc2a3', 'hex'), 'text/xml; charset=latin1', '£'],
  ['UTF-16 by its mark', Buffer.from('fffea3003300', 'hex'), null, '£3'],
  [
    'declared in XML',
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-8859-15"?>'), Buffer.from('a4', 'hex')]),
    'text/xml',
    '<?xml version="1.0" encoding="ISO-8859-15"?>€',
  ],
  [
    'declared in HTML',
    Buffer.concat([Buffer.from('<html><meta charset=windows-1252>'), Buffer.from('80', 'hex')]),
    'text/html',
    '<html><meta charset=windows-1252>€',
  ],
  ['a charset that nobody knows', Buffer.from('£'), 'text/plain; charset=utf8mb4', '£'],
  ['nothing', Buffer.alloc(0), null, ''],
])('%s', (_, bytes, contentType, text) => {
  expect(decode(bytes, contentType)).toBe(text)
})
