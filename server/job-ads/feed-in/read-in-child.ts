import { join } from 'node:path'
import { z } from 'zod'
import { feedLimits } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { BrokenFeed } from '../../boards/xml-feed/split-feed.ts'
import { asBuilt, type ChildProgram } from '../../cvs/files/child-program.ts'
import { runChild } from '../../cvs/files/run-child.ts'
import type { ReadFeed } from './read-feed.ts'

const sources: ChildProgram = {
  file: join(import.meta.dirname, 'child/main.ts'),
  readable: [
    'server/job-ads/feed-in/child/*',
    'server/job-ads/feed-in/read-feed.ts',
    'server/boards/xml-feed/*',
    'server/boards/job-posting/*',
    'server/boards/reading.ts',
    'server/platform/close-network.ts',
    'contract/*',
    'node_modules/*',
    'package.json',
  ],
  readableToPropose: [],
}

const Answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    jobs: z.array(z.object({ reference: z.string(), job: z.record(z.string(), z.string()) })).max(feedLimits.jobs),
    count: z.number().int(),
    unreadable: z.number().int(),
    duplicates: z.array(z.string()),
  }),
  z.object({ kind: z.literal('broken'), message: z.string().max(200) }),
])

/** @throws BrokenFeed with the reason. */
export type TakeFeedApart = (
  xml: string,
  options?: { most?: number; seconds?: number },
) => Promise<ReadFeed & { count: number }>

/**
 * Takes a feed apart in a limited process of its own, so that one that is made to be slow stops nobody.
 * @param options.most so many of its jobs are given back; `count` says how many it has. @param options.seconds what takes longer is ended.
 * @throws BrokenFeed with the reason. @throws TooBusyToRead where many others wait already.
 */
export const readFeedInChild: TakeFeedApart = async (xml, { most, seconds = feedLimits.readSeconds } = {}) => {
  const limits = { program: asBuilt(sources, 'feed'), wallMs: seconds * 1_000, answerBytes: 2 * feedLimits.bytes }
  const outcome = await runChild({ job: 'feed', ...(most !== undefined && { most }) }, Buffer.from(xml), limits)
  if (outcome.kind === 'failed') throw new BrokenFeed(texts.tooMuchWork)
  return asRead(outcome.answer)
}

/** What the program answered. @throws BrokenFeed with the reason. */
export function asRead(given: unknown): ReadFeed & { count: number } {
  const answer = Answer.parse(given)
  if (answer.kind === 'broken') throw new BrokenFeed(answer.message)
  return answer
}
