import { expect, test } from 'vitest'
import { limitKeys } from './limit-keys.ts'

test.for([
  ['192.0.2.1', '192.0.2.1', null],
  [' 192.0.2.1 ', '192.0.2.1', null],
  ['192.0.2.1:49152', '192.0.2.1', null],
  // Mapped, in each spelling.
  ['::ffff:192.0.2.1', '192.0.2.1', null],
  ['::FFFF:192.0.2.1', '192.0.2.1', null],
  ['::ffff:c000:201', '192.0.2.1', null],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1', null],
  ['0000:0000:0000:0000:0000:FFFF:C000:0201', '192.0.2.1', null],
  // Translated: NAT64 and 6to4, whose whole /48 is one IPv4 machine's.
  ['64:ff9b::192.0.2.1', '192.0.2.1', null],
  ['64:ff9b::c000:201', '192.0.2.1', null],
  ['2002:c000:201::1', '192.0.2.1', null],
  ['2002:c000:201:ffff:1:2:3:4', '192.0.2.1', null],
  // IPv6: all of one /64 are one, in each spelling.
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2:FFFF:FFFF:FFFF:FFFF', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2:2::/64', '2001:db8:2::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['FE80::1%25', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  // Neither mapped nor translated: only its end looks like it.
  ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['64:ff9c::192.0.2.1', '64:ff9c:0:0::/64', '64:ff9c:0::/48'],
  // What is no address is one client, however it is written.
  ['', 'unknown', null],
  ['unknown', 'unknown', null],
  ['192.0.2.256', 'unknown', null],
  ['010.0.0.1', 'unknown', null],
  ['2001:db8::1::2', 'unknown', null],
  ['1'.repeat(10_000), 'unknown', null],
] as const)('%s is counted under %s', ([address, narrow, wide]) => {
  expect(limitKeys(address)).toEqual({ narrow, wide })
})
