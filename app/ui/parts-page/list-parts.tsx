import { Badge } from '../parts/badge.tsx'
import { Pager } from '../parts/pager.tsx'
import { TabLinks } from '../parts/tab-links.tsx'
import { Table } from '../parts/table.tsx'
import { PartSet } from './part-set.tsx'

/** Lists, and the ways through them. */
export function ListParts() {
  return (
    <>
      <PartSet name="Tabs">
        <TabLinks
          label="What to work out"
          tabs={['One pay', 'Two pays', 'Contract'].map((name, at) => ({ to: '/parts', name, isChosen: at === 0 }))}
        />
        <TabLinks
          label="Candidates"
          tabs={[
            { to: '/parts', name: 'New', count: 9, isChosen: true },
            { to: '/parts', name: 'To decide', count: 4, isChosen: false },
            { to: '/parts', name: 'Rejected', count: 1_100, isChosen: false },
          ]}
        />
      </PartSet>
      <PartSet name="Table">
        <Table
          caption="Ads this month"
          columns={[{ name: 'Ad' }, { name: 'State' }, { name: 'Seen', isFigure: true }]}
          rows={[
            { key: 'founder', cells: ['Bell founder', <Badge key="state">Online</Badge>, '318'] },
            {
              key: 'hanger',
              cells: [
                'Bell hanger',
                <Badge key="state" tone="attention">
                  Not paid
                </Badge>,
                '0',
              ],
              isMarked: true,
            },
          ]}
        />
      </PartSet>
      <PartSet name="Pager">
        <Pager previous="/parts" next="/parts" place="Page 2 of 7" label="Pages of ads" />
        <Pager
          previous={null}
          next="/parts"
          numbers={[1, 2, 3].map((page) => ({ page, address: '/parts', isChosen: page === 1 }))}
        />
      </PartSet>
    </>
  )
}
