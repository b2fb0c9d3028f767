import { printPeriod } from '../../../../contract/cvs/dates.ts'
import { educationLevels } from '../../../../contract/cvs/lists.ts'
import type { CvProposal } from '../../../../contract/cvs/import.ts'
import type { Cv, EducationEntry, MoreSection, WorkEntry } from '../../../../contract/cvs/cvs.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { RichText } from '../rich-text.tsx'
import { ChoiceField, LineField } from '../wizard/fields.tsx'
import { MonthField } from '../wizard/month-field.tsx'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import wizardCss from '../wizard/wizard.module.css'
import type { EntryCard, ListCard } from './cards.ts'
import { ImportCardView, type CardDecision } from './import-card.tsx'
import { CheckThis } from './source-note.tsx'
import css from './import.module.css'
import { Checkbox } from '../../parts/checkbox.tsx'

type CardProps<Card> = {
  card: Card
  found: Cv
  origins: CvProposal['origins']
  decision: CardDecision
  onDecide: (decision: CardDecision) => void
}

/** A card of the statement, a job, a qualification or a section. */
export function EntryCardView({
  card,
  found,
  onFound,
  ...props
}: CardProps<EntryCard> & { onFound: (cv: Cv) => void }) {
  const { origins, decision, onDecide } = props
  const shell = { id: card.id, decision, onDecide, origin: origins[card.id] }
  switch (card.kind) {
    case 'summary':
      return (
        <ImportCardView
          {...shell}
          title="Personal statement"
          form={
            <RichTextField
              max={cvLimits.richText}
              id="found-summary"
              label="Personal statement"
              value={found.summary}
              onChange={(summary) => onFound({ ...found, summary })}
            />
          }
        >
          <RichText html={found.summary} below={3} />
        </ImportCardView>
      )
    case 'job': {
      const job = found.jobs[card.index]
      if (job === undefined) return null
      const change = (next: WorkEntry) => onFound({ ...found, jobs: found.jobs.with(card.index, next) })
      return (
        <ImportCardView
          {...shell}
          title={titleOf([job.jobTitle, job.employer], 'A job')}
          form={<JobForm id={card.id} entry={job} change={change} />}
        >
          <Line parts={[printPeriod(job), job.city]} />
          <RichText html={job.jobDescription} below={3} />
        </ImportCardView>
      )
    }
    case 'education': {
      const entry = found.education[card.index]
      if (entry === undefined) return null
      const change = (next: EducationEntry) => onFound({ ...found, education: found.education.with(card.index, next) })
      return (
        <ImportCardView
          {...shell}
          title={titleOf([entry.title, entry.trainer], 'A qualification')}
          form={<EducationForm id={card.id} entry={entry} change={change} />}
        >
          <Line parts={[printPeriod(entry), entry.city, entry.grade]} />
          <Line parts={[entry.level, entry.domain]} />
        </ImportCardView>
      )
    }
    case 'section': {
      const section = found.more[card.index]
      if (section === undefined) return null
      const change = (next: MoreSection) => onFound({ ...found, more: found.more.with(card.index, next) })
      return (
        <ImportCardView
          {...shell}
          title={section.title || 'A section'}
          form={<SectionForm id={card.id} section={section} change={change} />}
        >
          <RichText html={section.description} below={3} />
        </ImportCardView>
      )
    }
  }
}

/** A card of small things, each of which can be left out. */
export function ListCardView({
  card,
  off,
  onOff,
  ...props
}: Omit<CardProps<ListCard>, 'found'> & { off: ReadonlySet<string>; onOff: (id: string, isOff: boolean) => void }) {
  const { origins, decision, onDecide } = props
  const all = card.items.map(({ id }) => origins[id]).filter((origin) => origin !== undefined)
  const origin =
    all.length === 0
      ? undefined
      : {
          lines: [...new Set(all.flatMap(({ lines }) => lines))].sort((a, b) => a - b),
          snippet: [...new Set(all.map(({ snippet }) => snippet))].join('\n'),
          check: false,
        }
  return (
    <ImportCardView id={card.id} title={card.title} decision={decision} onDecide={onDecide} origin={origin}>
      <ul className={css.items}>
        {card.items.map(({ id, name, details }) => (
          <li key={id}>
            <Checkbox checked={!off.has(id)} disabled={decision === 'skipped'} onChange={(isOn) => onOff(id, !isOn)}>
              {name}
              {details !== '' && <small> {details}</small>}
              {origins[id]?.check === true && <CheckThis />}
            </Checkbox>
          </li>
        ))}
      </ul>
    </ImportCardView>
  )
}

function titleOf(parts: readonly string[], otherwise: string): string {
  return parts.filter((part) => part.trim() !== '').join(', ') || otherwise
}

function Line({ parts }: { parts: readonly string[] }) {
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? null : <p className={css.line}>{said.join(' · ')}</p>
}

function JobForm({ id, entry, change }: { id: string; entry: WorkEntry; change: (entry: WorkEntry) => void }) {
  const set = (part: Partial<WorkEntry>) => change({ ...entry, ...part })
  return (
    <>
      <div className={wizardCss.columns}>
        <LineField
          id={`${id}.jobTitle`}
          label="Job title"
          value={entry.jobTitle}
          onChange={(jobTitle) => set({ jobTitle })}
        />
        <LineField
          id={`${id}.employer`}
          label="Employer"
          value={entry.employer}
          onChange={(employer) => set({ employer })}
        />
        <LineField id={`${id}.city`} label="Town" isOptional value={entry.city} onChange={(city) => set({ city })} />
      </div>
      <div className={wizardCss.columns}>
        <MonthField
          id={`${id}.startDate`}
          label="Start"
          value={entry.startDate}
          onChange={(startDate) => set({ startDate })}
        />
        <MonthField
          id={`${id}.endDate`}
          label="End"
          value={entry.isCurrent ? '' : entry.endDate}
          isOff={entry.isCurrent}
          onChange={(endDate) => set({ endDate })}
        />
      </div>
      <Checkbox checked={entry.isCurrent} onChange={(isCurrent) => set({ isCurrent })}>
        I still work here
      </Checkbox>
      <RichTextField
        max={cvLimits.richText}
        id={`${id}.jobDescription`}
        label="What you did"
        isOptional
        value={entry.jobDescription}
        onChange={(jobDescription) => set({ jobDescription })}
      />
    </>
  )
}

function EducationForm({
  id,
  entry,
  change,
}: {
  id: string
  entry: EducationEntry
  change: (entry: EducationEntry) => void
}) {
  const set = (part: Partial<EducationEntry>) => change({ ...entry, ...part })
  return (
    <>
      <div className={wizardCss.columns}>
        <LineField id={`${id}.title`} label="Qualification" value={entry.title} onChange={(title) => set({ title })} />
        <LineField
          id={`${id}.trainer`}
          label="School, college or university"
          value={entry.trainer}
          onChange={(trainer) => set({ trainer })}
        />
        <LineField
          id={`${id}.grade`}
          label="Grade"
          isOptional
          value={entry.grade}
          onChange={(grade) => set({ grade })}
        />
      </div>
      <ChoiceField
        id={`${id}.level`}
        label="Level"
        isOptional
        none="Not given"
        value={entry.level}
        options={educationLevels.map(({ level, examples }) => ({ value: level, label: `${level}: ${examples}` }))}
        onChange={(level) => set({ level })}
      />
      <div className={wizardCss.columns}>
        <MonthField
          id={`${id}.startDate`}
          label="Start"
          value={entry.startDate}
          onChange={(startDate) => set({ startDate })}
        />
        <MonthField id={`${id}.endDate`} label="End" value={entry.endDate} onChange={(endDate) => set({ endDate })} />
      </div>
    </>
  )
}

function SectionForm({
  id,
  section,
  change,
}: {
  id: string
  section: MoreSection
  change: (section: MoreSection) => void
}) {
  return (
    <>
      <LineField
        id={`${id}.title`}
        label="Heading"
        value={section.title}
        onChange={(title) => change({ ...section, title: title.slice(0, cvLimits.line) })}
      />
      <RichTextField
        max={cvLimits.richText}
        id={`${id}.description`}
        label="Text"
        value={section.description}
        onChange={(description) => change({ ...section, description })}
      />
    </>
  )
}
