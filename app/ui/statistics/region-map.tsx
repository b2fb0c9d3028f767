import type { Statistics, StatisticsRegion } from '../../../contract/statistics/statistics.ts'
import { adsText } from './amounts.ts'
import { DataTable } from './data-table.tsx'
import css from './statistics.module.css'

/** A tile for each region by column and row, roughly where it is on the map. */
const tiles: Readonly<Record<StatisticsRegion, { column: number; row: number; short: string }>> = {
  scotland: { column: 3, row: 0, short: 'Scot' },
  'northern-ireland': { column: 1, row: 1, short: 'NI' },
  ulster: { column: 0, row: 1, short: 'Ulster' },
  'north-east': { column: 4, row: 1, short: 'N East' },
  connacht: { column: 0, row: 2, short: 'Conn' },
  leinster: { column: 1, row: 2, short: 'Leins' },
  'north-west': { column: 3, row: 2, short: 'N West' },
  'yorkshire-and-the-humber': { column: 4, row: 2, short: 'Yorks' },
  munster: { column: 0, row: 3, short: 'Munst' },
  wales: { column: 2, row: 3, short: 'Wales' },
  'west-midlands': { column: 3, row: 3, short: 'W Mids' },
  'east-midlands': { column: 4, row: 3, short: 'E Mids' },
  'east-of-england': { column: 5, row: 3, short: 'East' },
  'south-west': { column: 3, row: 4, short: 'S West' },
  'south-east': { column: 4, row: 4, short: 'S East' },
  london: { column: 5, row: 4, short: 'Lond' },
}

const size = 66

/** The number of ads in each region. A tile fills with the number, which it also shows. */
export function RegionMap({ regions }: { regions: Statistics['regions'] }) {
  const most = Math.max(1, ...regions.map(({ ads }) => ads))
  const [first] = regions.toSorted((a, b) => b.ads - a.ads)
  const summary =
    first && first.ads > 0 ? `${first.name} has the most (${adsText(first.ads)})` : 'none has a known region'
  return (
    <section className={css.section} aria-labelledby="regions">
      <h2 id="regions">By region</h2>
      <figure className={css.map}>
        <figcaption className="quiet">Ads by region: {summary}.</figcaption>
        <svg viewBox={`0 0 ${6 * size} ${5 * size}`} aria-hidden="true">
          {regions.map(({ region, ads }) => {
            const { column, row, short } = tiles[region]
            const share = Math.round((ads / most) * (size - 6))
            return (
              <g key={region} transform={`translate(${column * size} ${row * size})`}>
                <rect className={css.tile} x={2} y={2} width={size - 4} height={size - 4} rx={6} />
                <rect className={css.tileFill} x={3} y={size - 3 - share} width={size - 6} height={share} rx={5} />
                <text className={css.tileName} x={size / 2} y={28} textAnchor="middle">
                  {short}
                </text>
                <text className={css.tileCount} x={size / 2} y={50} textAnchor="middle">
                  {ads.toLocaleString('en-GB')}
                </text>
              </g>
            )
          })}
        </svg>
        <DataTable
          caption="Ads by region"
          columns={['Region', 'Ads']}
          rows={regions
            .toSorted((a, b) => b.ads - a.ads)
            .map(({ name, ads }): [string, string] => [name, ads.toLocaleString('en-GB')])}
        />
      </figure>
    </section>
  )
}
