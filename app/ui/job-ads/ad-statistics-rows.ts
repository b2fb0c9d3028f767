import type { AdStatistics } from '../../../contract/job-ads/statistics.ts'
import { viewSourceNames } from '../../../contract/job-ads/view-sources.ts'

type Row = (string | number | null)[]

/** Every figure of an ad's statistics, a row each. */
export function adStatisticsRows({ ad, views, people, saved, applications, bySource, byDay }: AdStatistics): Row[] {
  return [
    ['Job title', 'Place', 'Figure', 'Of', 'Value'],
    ...(
      [
        ['Views', 'all days', views],
        ['Different people (estimate)', 'all days', people],
        ['On shortlists', 'now', saved],
        ['Applications', 'all days', applications],
        ...bySource.map((one) => ['Views', viewSourceNames[one.source], one.views]),
        ...byDay.flatMap((one) => [
          ['Views', one.day, one.views],
          ['Put on shortlists', one.day, one.saved],
          ['Applications', one.day, one.applications],
        ]),
      ] as Row[]
    ).map((row) => [ad.jobTitle, ad.jobLocation, ...row]),
  ]
}
