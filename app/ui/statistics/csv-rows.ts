import type { Statistics } from '../../../contract/statistics/statistics.ts'

type Row = (string | number | null)[]

/** Every figure of the page, a row each. */
export function csvRows(statistics: Statistics): Row[] {
  const { jobTitle, jobLocation, pay } = statistics
  const about = [jobTitle, jobLocation]
  const rows: Row[] = [
    ['Job title', 'Place', 'Figure', 'Of', 'Value', 'Unit', 'Ads'],
    [...about, 'Ads', `${statistics.days} days`, statistics.ads, 'ads', statistics.ads],
  ]
  for (const { kind, currency, ads, figures } of pay) {
    if (figures === null) continue
    const unit = `${currency} ${kind === 'salary' ? 'a year' : 'a day'}`
    const named: [string, number][] = [
      ['Median', figures.median],
      ['Lower quartile', figures.lowerQuartile],
      ['Upper quartile', figures.upperQuartile],
      ['10th percentile', figures.tenth],
      ['90th percentile', figures.ninetieth],
      ['Least', figures.least],
      ['Most', figures.most],
      ['Mean', figures.mean],
      ['Standard deviation', figures.deviation],
    ]
    for (const [name, value] of named) rows.push([...about, name, kind, value, unit, ads])
    for (const bar of figures.histogram)
      rows.push([...about, 'Histogram', `${bar.from ?? 'below'} to ${bar.to ?? 'more'}`, null, unit, bar.ads])
  }
  for (const { month, ads, pay: medians } of statistics.trend) {
    rows.push([...about, 'Posted', month, ads, 'ads', ads])
    for (const one of medians) rows.push([...about, `Median ${one.kind}`, month, one.median, one.currency, one.ads])
  }
  for (const [name, ads] of Object.entries(statistics.frequency))
    rows.push([...about, 'Keyword', name, ads, 'ads', ads])
  for (const [name, ads] of Object.entries(statistics.locations)) rows.push([...about, 'Town', name, ads, 'ads', ads])
  for (const { name, ads } of statistics.regions) rows.push([...about, 'Region', name, ads, 'ads', ads])
  for (const { name, ads } of statistics.employers) rows.push([...about, 'Employer', name, ads, 'ads', ads])
  return rows
}
