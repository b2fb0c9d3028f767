import { z } from 'zod'

/** Fewer ads than this say nothing about the others. */
export const fewestAds = 5

/** Figures are of ads that were open at some time in so many days. */
export const statisticsDays = 90

/** A year's pay, or a contractor's rate for a day: never mixed. */
export const PayKind = z.enum(['salary', 'day-rate'])
export type PayKind = z.infer<typeof PayKind>

/** Points of the normal curve: from two deviations below the mean to two above, a quarter of one apart. */
export const curvePoints = 17

/** Amounts are whole pounds or euro, a year or a day. Of an ad that gives a range, the middle counts. */
export const PayFigures = z.object({
  median: z.number(),
  lowerQuartile: z.number(),
  upperQuartile: z.number(),
  tenth: z.number().describe('The 10th percentile: one ad in ten offers less'),
  ninetieth: z.number().describe('The 90th percentile: one ad in ten offers more'),
  least: z.number(),
  most: z.number(),
  mean: z.number(),
  deviation: z.number().describe('The sample standard deviation'),
  band: z.object({ from: z.number(), to: z.number() }).describe('The mean less and plus one deviation'),
  percentiles: z.array(z.number()).length(101).describe('From the least (0) to the most (100)'),
  histogram: z.array(
    z.object({
      from: z.number().nullable().describe('Null: everything below `to`'),
      to: z.number().nullable().describe('Not included; null: everything from `from` up'),
      ads: z.number().int(),
    }),
  ),
  curve: z
    .array(
      z.object({ at: z.number(), ads: z.number().describe('Ads that a normal distribution would have in a bar here') }),
    )
    .describe('Empty where all ads offer the same'),
})
export type PayFigures = z.infer<typeof PayFigures>

export const PayStatistics = z.object({
  kind: PayKind,
  currency: z.enum(['GBP', 'EUR']),
  ads: z.number().int().describe('How many ads give pay of this kind'),
  figures: PayFigures.nullable().describe('Null: too few ads to say'),
})
export type PayStatistics = z.infer<typeof PayStatistics>

export const statisticsRegions = [
  'scotland',
  'northern-ireland',
  'wales',
  'north-east',
  'north-west',
  'yorkshire-and-the-humber',
  'west-midlands',
  'east-midlands',
  'east-of-england',
  'london',
  'south-east',
  'south-west',
  'leinster',
  'munster',
  'connacht',
  'ulster',
] as const
export const StatisticsRegion = z.enum(statisticsRegions)
export type StatisticsRegion = z.infer<typeof StatisticsRegion>

const Counts = z.record(z.string(), z.number().int())

export const Statistics = z.object({
  jobTitle: z.string(),
  jobLocation: z.string().describe("'' is the whole of the United Kingdom and Ireland"),
  // The specification's entity.
  frequency: Counts.describe('Skills and other words that the ads ask for, with the number of ads'),
  locations: Counts.describe('Towns with the number of ads'),
  salary: z
    .object({ salaryMin: z.array(z.number().int()), salaryMax: z.array(z.number().int()) })
    .describe('What the latest ads offer a year, at most 200, in the currency that most of them pay in'),
  // Ours.
  ads: z.number().int().describe('Vacancies, each counted once whatever number of boards carry it'),
  isEnough: z.boolean().describe('False: fewer than 5 ads, and so no figures'),
  days: z.number().int().describe('Counted are ads that were open at some time in so many days'),
  from: z.iso.date().nullable().describe('When the first of the ads was posted'),
  to: z.iso.date().nullable(),
  pay: z.array(PayStatistics).describe('What most ads say first'),
  trend: z
    .array(
      z.object({
        month: z.string().describe('2026-03'),
        ads: z.number().int().describe('Posted in the month'),
        pay: z.array(
          z.object({ kind: PayKind, currency: z.enum(['GBP', 'EUR']), ads: z.number().int(), median: z.number() }),
        ),
      }),
    )
    .describe('Twelve months, the oldest first'),
  employers: z.array(z.object({ name: z.string(), ads: z.number().int() })).describe('The ten with the most ads'),
  regions: z.array(z.object({ region: StatisticsRegion, name: z.string(), ads: z.number().int() })),
})
export type Statistics = z.infer<typeof Statistics>
