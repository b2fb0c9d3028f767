import { Link } from 'react-router'
import type { CompanyFeed } from '../../../contract/job-ads/feed.ts'
import { ownerLeft } from '../../../contract/job-ads/feed-texts.ts'
import { dayOf, timeOf } from '../dates.ts'
import { Banner } from '../parts/banner.tsx'
import { Button } from '../parts/button.tsx'
import { Table } from '../parts/table.tsx'
import css from './company.module.css'
import { ActForm } from '../parts/act-form.tsx'

/** How the last reading of a feed went, and what became of its jobs. */
export function FeedState({ feed }: { feed: CompanyFeed }) {
  const { lastRead, counts, toLookAt, setUpBy } = feed
  const isBad = lastRead !== null && (lastRead.outcome === 'broken' || lastRead.outcome === 'held')
  return (
    <section className={css.section} aria-labelledby="state">
      <h3 id="state">What happened to it</h3>
      {setUpBy === null ? (
        <Banner tone="warning">{ownerLeft}</Banner>
      ) : (
        isBad && <Banner tone={lastRead.outcome === 'held' ? 'warning' : 'error'}>{lastRead.message}</Banner>
      )}
      <dl className={css.facts}>
        <dt>Last read</dt>
        <dd>
          {lastRead === null ? 'Not yet' : moment(lastRead.at)}
          {lastRead?.outcome === 'unchanged' && ', without changes'}
        </dd>
        <dt>Next</dt>
        <dd>After {moment(feed.nextRead)}</dd>
        <dt>Online</dt>
        <dd>{counts.online}</dd>
        <dt>Drafts</dt>
        <dd>
          {counts.drafts}
          {counts.drafts > 0 && setUpBy !== null && ` of ${setUpBy}`}
          {counts.drafts > 0 && (
            <>
              . <Link to="/manage-my-job-ads?show=drafts">Your drafts</Link>
            </>
          )}
        </dd>
        {counts.waiting > 0 && (
          <>
            <dt>Waiting</dt>
            <dd>{counts.waiting}, because there is no room for more drafts</dd>
          </>
        )}
        {counts.ended > 0 && (
          <>
            <dt>Expired or closed</dt>
            <dd>
              {counts.ended}. <Link to="/manage-my-job-ads">My job ads</Link>
            </dd>
          </>
        )}
      </dl>
      {toLookAt.length > 0 && (
        <Table
          caption="Ads to look at"
          columns={[{ name: 'Reference' }, { name: 'Job title' }, { name: 'Why' }]}
          rows={toLookAt.map(({ reference, jobTitle, problem }) => ({
            key: reference,
            cells: [reference, jobTitle, problem],
          }))}
        />
      )}
      <ActForm className={css.ways} preventScrollReset>
        <Button name="do" value="read">
          Read it again
        </Button>
        {lastRead?.outcome === 'held' && (
          <Button name="do" value="close-missing">
            Close the missing ads
          </Button>
        )}
      </ActForm>
      <details>
        <summary>Remove the feed</summary>
        <ActForm className={css.form} preventScrollReset>
          <p className={css.text}>
            We no longer read the feed. Ads that are online stay until they expire or you close them. Its drafts are
            deleted, except those that somebody changed.
          </p>
          <p>
            <Button look="danger" name="do" value="remove">
              Remove the feed now
            </Button>
          </p>
        </ActForm>
      </details>
    </section>
  )
}

function moment(at: string): string {
  return `${dayOf(at)} at ${timeOf(at)}`
}
