import { Link, useNavigation } from 'react-router'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import type { AdDraftSummary } from '../../../contract/job-ads/my-ads.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { ActForm } from '../parts/act-form.tsx'
import { AlertBox } from '../parts/alert-box.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { TextField } from '../parts/text-field.tsx'
import { Ago, Day } from '../when.tsx'
import { formAddress } from './form-address.ts'
import css from './job-ads.module.css'

export type DraftListProps = {
  drafts: readonly AdDraftSummary[]
  /** The draft that was just deleted: it can be had back. */
  deleted: string | null
  /** What else was just done. */
  message: string | null
  now: string
}

/** A person's drafts of ads, those of the company's feed apart: each to open, rename and delete. */
export function DraftList({ drafts, deleted, message, now }: DraftListProps) {
  const own = drafts.filter(({ isFromFeed }) => !isFromFeed)
  const fromFeed = drafts.filter(({ isFromFeed }) => isFromFeed)
  return (
    <>
      {message !== null && <AlertBox alert={alert('success', message)} />}
      {deleted !== null && (
        <div className={css.row}>
          <AlertBox alert={alert('success', texts.draftDeleted)} />
          <ActForm preventScrollReset>
            <input type="hidden" name="id" value={deleted} />
            <Button name="intent" value="draft:undelete">
              Undo
            </Button>
          </ActForm>
        </div>
      )}
      {drafts.length === 0 && (
        <EmptyState title="No drafts">
          <p>An ad that you have started and not published appears here for ten days after its last change.</p>
        </EmptyState>
      )}
      {own.length > 0 && (
        <section className={css.section} aria-labelledby="own-drafts">
          <h2 id="own-drafts">Your drafts</h2>
          <Drafts drafts={own} now={now} />
        </section>
      )}
      {fromFeed.length > 0 && (
        <section className={css.section} aria-labelledby="from-feed">
          <h2 id="from-feed">From your company’s feed</h2>
          <p>
            The feed keeps these up to date, and they are deleted when the job or the feed goes. A draft that you change
            becomes yours: the feed no longer changes or deletes it.
          </p>
          <Drafts drafts={fromFeed} now={now} />
        </section>
      )}
    </>
  )
}

function Drafts({ drafts, now }: { drafts: readonly AdDraftSummary[]; now: string }) {
  return (
    <ul className={css.ads}>
      {drafts.map((draft) => (
        <DraftCard key={draft._id} draft={draft} now={now} />
      ))}
    </ul>
  )
}

function DraftCard({ draft, now }: { draft: AdDraftSummary; now: string }) {
  const isSending = useNavigation().state !== 'idle'
  const { _id: id, type, name, jobTitle, jobLocation, updated, until } = draft
  const title = jobTitle === '' ? 'Untitled ad' : jobTitle
  const shown = name === '' ? title : name
  const facts = [...(name === '' ? [] : [title]), ...(jobLocation === '' ? [] : [jobLocation])]
  const named = <span className="unseen"> {shown}</span>
  return (
    <li className={css.ad}>
      <div className={css.head}>
        <h3 className={css.draftTitle}>
          <Link to={formAddress(type, id)}>{shown}</Link>
        </h3>
        {type !== 'text' && <Badge>{type === 'video' ? 'Video' : 'Audio'}</Badge>}
      </div>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p className="quiet">
        Changed <Ago moment={updated} now={now} /> · kept until <Day moment={until} />
      </p>
      <div className={css.buttons}>
        <details>
          <summary>Rename{named}</summary>
          <ActForm className={css.form} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <TextField
              id={`name-${id}`}
              name="name"
              label="Name of this draft"
              hint="Only you see it. Leave it empty to use the job title."
              isOptional
              defaultValue={name}
              maxLength={adLimits.title}
              autoComplete="off"
            />
            <p>
              <Button name="intent" value="draft:rename" disabled={isSending}>
                Save name
              </Button>
            </p>
          </ActForm>
        </details>
        <ActForm preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button name="intent" value="draft:delete" disabled={isSending}>
            Delete{named}
          </Button>
        </ActForm>
      </div>
    </li>
  )
}
