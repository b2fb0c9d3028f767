import type { StatisticsRegion } from '../../contract/statistics/statistics.ts'

export const regionNames: Readonly<Record<StatisticsRegion, string>> = {
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
  wales: 'Wales',
  'north-east': 'North East England',
  'north-west': 'North West England',
  'yorkshire-and-the-humber': 'Yorkshire and the Humber',
  'west-midlands': 'West Midlands region',
  'east-midlands': 'East Midlands',
  'east-of-england': 'East of England',
  london: 'London',
  'south-east': 'South East England',
  'south-west': 'South West England',
  leinster: 'Leinster',
  munster: 'Munster',
  connacht: 'Connacht',
  ulster: 'Ulster',
}
