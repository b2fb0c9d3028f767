import { z } from 'zod'
import { currencyCodes } from '../places/countries.ts'

/** Figures cover ads that were open at some time in this many days. */
export const statisticsDays = 90

/** Yearly pay, or a contractor's day rate. The two are never mixed. */
export const PayKind = z.enum(['salary', 'day-rate'])
export type PayKind = z.infer<typeof PayKind>

/** Points of the normal curve: from two deviations below the mean to two above, a quarter of one apart. */
export const curvePoints = 17

/** Amounts are whole pounds or euro, a year or a day. For an ad with a range, the middle counts. */
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
  band: z.object({ from: z.number(), to: z.number() }).describe('One deviation either side of the mean'),
  percentiles: z.array(z.number()).length(101).describe('From the lowest (0) to the highest (100)'),
  histogram: z.array(
    z.object({
      from: z.number().nullable().describe('Null for everything below `to`'),
      to: z.number().nullable().describe('Exclusive; null for everything from `from` up'),
      ads: z.number().int(),
    }),
  ),
  curve: z
    .array(
      z.object({
        at: z.number(),
        ads: z.number().describe('How many ads a normal distribution would have in a bar here'),
      }),
    )
    .describe('Empty if all ads offer the same'),
})
export type PayFigures = z.infer<typeof PayFigures>

export const PayStatistics = z.object({
  kind: PayKind,
  currency: z.enum(currencyCodes),
  ads: z.number().int().describe('How many ads give pay of this kind'),
  figures: PayFigures.nullable().describe('Null if there are too few ads'),
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
  frequency: Counts.describe('Skills and other keywords in the ads, with the number of ads'),
  locations: Counts.describe('Towns with the number of ads'),
  salary: z
    .object({ salaryMin: z.array(z.number().int()), salaryMax: z.array(z.number().int()) })
    .describe('Yearly pay in the latest ads, at most 200, in the currency that most of them use'),
  // Ours.
  ads: z.number().int().describe('Number of vacancies, each counted once however many boards have it'),
  isEnough: z.boolean().describe('False if there are fewer than 5 ads, so there are no figures'),
  days: z.number().int().describe('The figures cover ads that were open at some time in this many days'),
  from: z.iso.date().nullable().describe('When the first of the ads was posted'),
  to: z.iso.date().nullable(),
  pay: z.array(PayStatistics).describe('The kind that most ads give comes first'),
  trend: z
    .array(
      z.object({
        month: z.string().describe('2026-03'),
        ads: z.number().int().describe('Posted in the month'),
        pay: z.array(
          z.object({ kind: PayKind, currency: z.enum(currencyCodes), ads: z.number().int(), median: z.number() }),
        ),
      }),
    )
    .describe('Twelve months, oldest first'),
  employers: z.array(z.object({ name: z.string(), ads: z.number().int() })).describe('The ten with the most ads'),
  regions: z.array(z.object({ region: StatisticsRegion, name: z.string(), ads: z.number().int() })),
})
export type Statistics = z.infer<typeof Statistics>
