import { expect, test } from 'vitest'
import { xmlFeed as player } from '../../../sandbox/boards/xml-feed.ts'
import { listingsOf, readFeed } from '../../../test/board-call.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { aWorld, awkwardSandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { xmlFeed } from './index.ts'

const companies = xmlFeed.addresses?.demo.join(',') ?? ''

test("the sandbox's feed is read as it was meant, also text that would end its CDATA", async () => {
  const ads = awkwardSandboxAds('xml-feed').map((ad) => ({ ...ad, html: `${ad.html} ]]> </job>` }))
  const { pages, failure } = await readFeed(xmlFeed, sandboxCall(player, aWorld(ads), { companies }))
  const [page] = pages

  expect([pages.length, failure]).toEqual([1, null])
  expect(page && listingsOf(xmlFeed, page, sandboxNow)).toMatchObject({
    usable: ads.map((ad) => ({
      ref: `feeds.example-employer.test/jobs.xml SBX-${ad.number}`,
      url: `https://feeds.example-employer.test/jobs/${ad.number}?source=feed`,
      title: ad.title,
      employer: ad.advertiser,
      description: ad.html,
      places: [`${ad.place.town}, ${ad.place.county}, ${ad.place.postcode}`],
      country: ad.place.country,
      pay: { text: ad.pay.text },
      postedAt: ad.postedAt.toISOString(),
      closesAt: '2026-12-08',
    })),
    unusable: [],
  })
})
