import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { feedLimits } from '../contract/job-ads/feed.ts'
import { cvFileLimits } from '../contract/cvs/limits.ts'
import { recordingLimits } from '../contract/recordings/limits.ts'
import { passwordLimits } from '../contract/users/passwords.ts'
import { childLimits } from '../server/cvs/files/run-child.ts'
import { readConfig } from '../server/platform/config.ts'
import { limits } from '../server/platform/limits/table.ts'
import { mostBytes } from '../server/recordings/recording.ts'
import { remuxLimits } from '../server/recordings/process/run-remux.ts'
import { bodyLimits } from '../server/web/body-limits.ts'

/*
 * The figures of docs/security.md, written down beside the code: other tests take them from the code, and stay green whatever they are
 * changed to. By the beginning of the row, and the words in it.
 */

const hour = 3_600
const day = 24 * hour
const mib = 1024 * 1024

const figures: readonly [row: string, words: string, actual: unknown, stated: unknown][] = [
  ['R-NET-2 (feeds)', 'at most 20 MB', feedLimits.bytes, 20_000_000],
  ['R-NET-2 (feeds)', '60 seconds', feedLimits.seconds, 60],
  ['R-INJ-3 (feeds, work)', '200,000 elements', feedLimits.elements, 200_000],
  ['R-INJ-3 (feeds, work)', '2,000 jobs', feedLimits.jobs, 2_000],
  ['R-INJ-3 (feeds, work)', '200,000 characters', feedLimits.jobLength, 200_000],
  ['R-INJ-3 (feeds, work)', '20 levels', feedLimits.depth, 20],
  ['R-INJ-3 (feeds, work)', '15 s', feedLimits.readSeconds, 15],
  ['R-INJ-3 (feeds, work)', '20 an hour', limits['feed-test'].within, [{ most: 20, seconds: hour }]],
  ['R-MED-1', 'at most 1 MiB', recordingLimits.part, mib],
  ['R-MED-1', '400 kB for each allowed second', recordingLimits.bytesPerSecond, 400_000],
  ['R-MED-1', '200 MB', mostBytes(hour), 200 * mib],
  ['R-MED-1', '60 started in an hour', limits.recording.within, [{ most: 60, seconds: hour }]],
  ['R-MED-1', 'four parts at a time', recordingLimits.unanswered, 4],
  ['R-MED-2', 'ten minutes', recordingLimits.addressSeconds, 600],
  ['R-API-3 (interview mails)', 'at most 6 mails', limits['interview-mail'].within[0], { most: 6, seconds: day }],
  ['R-API-3 (interview mails)', '20 in 30 days', limits['interview-mail'].within[1], { most: 20, seconds: 30 * day }],
  ['R-API-3 |', 'searches 60 a minute for a guest', [limits.search.most, limits.search.seconds], [60, 60]],
  ['R-API-3 |', '300 for an account', limits.search.mostOfAccount, 300],
  ['R-AUT-1', '8 to 256 characters', [passwordLimits.least, passwordLimits.most], [8, 256]],
  [
    'R-AUT-7',
    '3 an hour and 5 a day',
    limits['text-to'].within,
    [
      { most: 3, seconds: hour },
      { most: 5, seconds: day },
    ],
  ],
  ['R-AUT-7', '10 an hour from an address', limits['text-from'].within[0], { most: 10, seconds: hour }],
  ['R-FIL-1', '8 MB', [cvFileLimits.bytes, bodyLimits.file], [8 * mib, 8 * mib + 64 * 1024]],
  [
    'R-FIL-5 |',
    '20 s after its code is loaded (60 s for that)',
    [childLimits.wallMs, childLimits.startMs],
    [20_000, 60_000],
  ],
  ['R-FIL-5 |', '30 s of CPU time', childLimits.cpuSeconds, 30],
  ['R-FIL-5 |', '256 MB of heap and 700 MB in total', [childLimits.heapMb, childLimits.memoryMb], [256, 700]],
  ['R-FIL-5 |', 'two at once', childLimits.atOnce, 2],
  ['R-FIL-5 (recordings)', '192 MB of heap, 700 MB of memory', [remuxLimits.heapMb, remuxLimits.memoryMb], [192, 700]],
  ['R-FIL-5 (recordings)', '120 s of CPU time', remuxLimits.cpuSeconds, 120],
  ['given once', 'For 24 months', readConfig({}).giftsKeptMonths, 24],
  ['R-FIL-3', '20 files', cvFileLimits.files, 20],
  ['R-FIL-3', '20 uploads an hour', limits['cv-upload'].within, [{ most: 20, seconds: hour }]],
]

const rows = readFileSync('docs/security.md', 'utf8').split('\n')

test.for(figures)('%s: %s', ([row, words, actual, stated]) => {
  expect(rows.find((line) => line.startsWith(`| ${row}`)) ?? '').toContain(words)
  expect(actual).toEqual(stated)
})
