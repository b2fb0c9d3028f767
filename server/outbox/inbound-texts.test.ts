import { expect, test } from 'vitest'
import { readReply } from './inbound-texts.ts'

test('a reply stops texts or starts them, in any case and with a full stop; anything else does neither', () => {
  for (const body of ['STOP', 'stop.', ' Stopp ', 'Unsubscribe', 'end', 'Quit!', 'cancel', '"STOP"'])
    expect(readReply(body), body).toBe('stop')
  expect(readReply('Start')).toBe('start')
  for (const body of ['', 'Please do not stop', 'I start on Monday', 'The end'])
    expect(readReply(body), body).toBeNull()
})
