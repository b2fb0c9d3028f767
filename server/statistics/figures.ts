import {
  curvePoints,
  statisticsDays,
  statisticsRegions,
  type PayFigures,
  type PayKind,
  type PayStatistics,
  type Statistics,
} from '../../contract/statistics/statistics.ts'
import { fewestAds } from '../../contract/statistics/limits.ts'
import type { GroupCounts } from './count-group.ts'
import { daysBack } from './days.ts'
import { histogramOf, type ValueCount } from './histogram.ts'
import { regionNames } from './region-names.ts'

/** Statistics but for the words that they were asked by. */
export type Figures = Omit<Statistics, 'jobTitle' | 'jobLocation'>

/** Figures from counts: pure. */
export function figuresOf(counts: GroupCounts, now: Date): Figures {
  const isEnough = counts.ads >= fewestAds
  const pay = isEnough ? payStatistics(counts) : []
  const currency = pay.find(({ kind }) => kind === 'salary')?.currency
  const ranges = isEnough ? counts.ranges.filter(([one]) => one === currency) : []
  return {
    frequency: isEnough ? Object.fromEntries(counts.keywords) : {},
    locations: isEnough ? Object.fromEntries(counts.towns) : {},
    salary: { salaryMin: ranges.map(([, min]) => min), salaryMax: ranges.map(([, , max]) => max) },
    ads: counts.ads,
    isEnough,
    days: statisticsDays,
    from: counts.from,
    to: counts.to,
    pay,
    trend: isEnough ? trendOf(counts, now) : [],
    employers: isEnough ? counts.employers.map(([name, ads]) => ({ name, ads })) : [],
    regions: isEnough ? regionsOf(counts) : [],
  }
}

function payStatistics({ pays }: GroupCounts): PayStatistics[] {
  const byKind = Map.groupBy(pays, ([kind, currency]) => `${kind} ${currency}`)
  return [...byKind.values()]
    .map((of): PayStatistics => {
      const [kind, currency] = of[0] ?? ['salary', 'GBP']
      const values = of.map(([, , value, ads]) => ({ value, ads })).toSorted((a, b) => a.value - b.value)
      const ads = total(values)
      return { kind, currency, ads, figures: ads < fewestAds ? null : payFigures(values, kind) }
    })
    .toSorted((a, b) => b.ads - a.ads || order(a) - order(b))
}

function order({ kind, currency }: PayStatistics): number {
  return Number(kind !== 'salary') * 2 + Number(currency !== 'GBP')
}

/** @param values at least one, the least first. */
export function payFigures(values: readonly ValueCount[], kind: PayKind): PayFigures {
  const ads = total(values)
  const mean = sum(values, (value) => value) / ads
  const deviation = ads < 2 ? 0 : Math.sqrt(sum(values, (value) => (value - mean) ** 2) / (ads - 1))
  const percentiles = Array.from({ length: 101 }, (_, percent) => money(quantile(values, ads, percent / 100)))
  const at = (percent: number): number => percentiles[percent] ?? mean
  const { bars, width } = histogramOf(values, { low: at(1), high: at(99), kind })
  return {
    median: at(50),
    lowerQuartile: at(25),
    upperQuartile: at(75),
    tenth: at(10),
    ninetieth: at(90),
    least: at(0),
    most: at(100),
    mean: money(mean),
    deviation: money(deviation),
    band: { from: money(mean - deviation), to: money(mean + deviation) },
    percentiles,
    histogram: bars,
    curve: deviation === 0 ? [] : normalCurve({ mean, deviation, ads, width }),
  }
}

/** Between the two nearest values in proportion, as PostgreSQL's percentile_cont and every spreadsheet do. */
function quantile(values: readonly ValueCount[], ads: number, share: number): number {
  const place = share * (ads - 1)
  const lower = valueAt(values, Math.floor(place))
  const upper = valueAt(values, Math.ceil(place))
  return lower + (upper - lower) * (place - Math.floor(place))
}

/** The value at a place of the ads in order, from 0. */
function valueAt(values: readonly ValueCount[], place: number): number {
  let before = 0
  for (const { value, ads } of values) {
    before += ads
    if (place < before) return value
  }
  return values.at(-1)?.value ?? 0
}

/** S13.3: 17 points at steps of a quarter of the deviation, so from two deviations below the mean to two above. */
function normalCurve({ mean, deviation, ads, width }: { mean: number; deviation: number; ads: number; width: number }) {
  return Array.from({ length: curvePoints }, (_, i) => {
    const steps = (i - (curvePoints - 1) / 2) / 4
    const density = Math.exp(-(steps ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI))
    return { at: money(mean + steps * deviation), ads: Math.round(density * width * ads * 100) / 100 }
  })
}

function trendOf({ months }: GroupCounts, now: Date): Statistics['trend'] {
  return daysBack(now).months.map((month) => {
    const own = months.filter(([one]) => one === month)
    const pay = own.flatMap(([, kind, currency, ads, median]) =>
      // A month's middle needs as many ads as any figure.
      kind === null || currency === null || median === null || ads < fewestAds
        ? []
        : [{ kind, currency, ads, median: money(median) }],
    )
    return { month, ads: own.reduce((all, [, , , ads]) => all + ads, 0), pay }
  })
}

function regionsOf({ regions }: GroupCounts): Statistics['regions'] {
  const counted = new Map(regions)
  return statisticsRegions.map((region) => ({ region, name: regionNames[region], ads: counted.get(region) ?? 0 }))
}

function total(values: readonly ValueCount[]): number {
  return values.reduce((all, { ads }) => all + ads, 0)
}

function sum(values: readonly ValueCount[], of: (value: number) => number): number {
  return values.reduce((all, { value, ads }) => all + of(value) * ads, 0)
}

/** Whole pennies. */
function money(amount: number): number {
  return Math.round(amount * 100) / 100
}
