import { Badge } from '../parts/badge.tsx'
import { Banner } from '../parts/banner.tsx'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import { ChipLinks } from '../parts/chip-links.tsx'
import { EmptyLine, EmptyState } from '../parts/empty-state.tsx'
import { Progress } from '../parts/progress.tsx'
import { RollCall } from '../parts/roll-call.tsx'
import { StatusSteps } from '../parts/status-steps.tsx'
import { PartSet } from './part-set.tsx'
import css from './parts-page.module.css'

/** What says something, and what is pressed. */
export function SmallParts() {
  return (
    <>
      <PartSet name="Button">
        {([undefined, 'primary', 'danger', 'plain'] as const).map((look) => (
          <p className={css.row} key={look ?? 'ordinary'}>
            <Button type="button" look={look}>
              {look ?? 'ordinary'}
            </Button>
            <Button type="button" look={look} aria-busy>
              {look ?? 'ordinary'}, busy
            </Button>
            <Button type="button" look={look} disabled>
              {look ?? 'ordinary'}, off
            </Button>
            <ButtonLink look={look} to="/parts">
              {look ?? 'ordinary'}, a link
            </ButtonLink>
            <ButtonAnchor look={look} href="#parts">
              {look ?? 'ordinary'}, an anchor
            </ButtonAnchor>
          </p>
        ))}
      </PartSet>
      <PartSet name="Badge">
        <p className={css.row}>
          <Badge>Applied 22 Nov</Badge>
          <Badge tone="attention">Needs you</Badge>
          <Badge tone="wrong">Failed</Badge>
          <Badge tone="plain">Agency</Badge>
        </p>
      </PartSet>
      <PartSet name="Banner">
        <Banner>Your list is as this browser kept it yesterday.</Banner>
        <Banner tone="success">Your changes are saved.</Banner>
        <Banner tone="warning" action={<Button type="button">Search again</Button>}>
          Two boards did not answer.
        </Banner>
        <Banner tone="error">
          Your file was not saved. <a href="#parts">Try again</a>
        </Banner>
      </PartSet>
      <PartSet name="Empty state">
        <EmptyState title="No ads yet" level={3} action={<ButtonLink to="/parts">Post an ad</ButtonLink>}>
          <p>Your ads appear here, from the first draft to the last candidate.</p>
        </EmptyState>
        <EmptyLine picture="done">Nothing is waiting for you.</EmptyLine>
        <EmptyLine picture="missed">No accounts found.</EmptyLine>
        <EmptyLine picture="text">No cover letters yet.</EmptyLine>
        <EmptyLine picture="chart">Too few ads to say.</EmptyLine>
      </PartSet>
      <PartSet name="Progress">
        <p id="progress-known">Sending 60 of 100 files</p>
        <Progress labelledBy="progress-known" share={0.6} />
        <p id="progress-unknown">Reading your file</p>
        <Progress labelledBy="progress-unknown" />
      </PartSet>
      <PartSet name="Chip links">
        <ChipLinks
          label="Searches"
          chips={[
            { to: '/parts#chef', name: 'Chef in Belfast', count: 27 },
            { to: '/parts#developer', name: 'Developer, remote', count: 1118 },
            { to: '/parts#any', name: 'Without a count' },
          ]}
        />
      </PartSet>
      <PartSet name="Roll call">
        <div className={`paper ${css.padded}`}>
          <RollCall
            label="Nurse in Leeds, board by board"
            called={[
              { name: 'Reed', answer: 15, state: 'here' },
              { name: 'NHS Jobs', answer: 8, state: 'here' },
              { name: 'Indeed', state: 'called' },
              { name: 'Monster', answer: 'not today', state: 'absent' },
            ]}
          />
        </div>
      </PartSet>
      <PartSet name="Status steps">
        <StatusSteps
          label="Posting an ad"
          steps={[
            { name: '1. Job', state: 'done' },
            { name: '2. Questions', state: 'current' },
            { name: '3. Pay', state: 'to-come' },
          ]}
        />
        <StatusSteps
          isRoll
          label="Filling in the form"
          steps={[
            { name: 'Opened the board', state: 'done', note: '09:51:58' },
            { name: 'Logged in as you', state: 'done', note: '09:52:00' },
            { name: 'Answering 11 questions', state: 'current', note: '7 of 11' },
            { name: '1 question', state: 'needs-you' },
            { name: 'Attach the letter', state: 'failed', note: 'Too large' },
            { name: 'Send', state: 'to-come' },
          ]}
        />
      </PartSet>
    </>
  )
}
