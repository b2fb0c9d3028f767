import { printPeriod } from '../../../../contract/cvs/dates.ts'
import { educationLevels } from '../../../../contract/cvs/lists.ts'
import type { CvProposal } from '../../../../contract/cvs/import.ts'
import type { Cv, EducationEntry, MoreSection, WorkEntry } from '../../../../contract/cvs/cvs.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { RichText } from '../rich-text.tsx'
import type { EntryForm } from '../wizard/entry-list.tsx'
import { ChoiceField, LineField } from '../wizard/fields.tsx'
import { MonthField } from '../wizard/month-field.tsx'
import { WorkForm } from '../wizard/work-form.tsx'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import wizardCss from '../wizard/wizard.module.css'
import type { EntryCard, ListCard } from './cards.ts'
import { ImportCardView, type CardDecision } from './import-card.tsx'
import { nameOf } from './doubtful.ts'
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
          title={nameOf(card, found)}
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
          title={nameOf(card, found)}
          form={<WorkForm path={card.id} entry={job} change={change} problems={{}} />}
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
          title={nameOf(card, found)}
          form={<EducationForm path={card.id} entry={entry} change={change} />}
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
          title={nameOf(card, found)}
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

function Line({ parts }: { parts: readonly string[] }) {
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? null : <p className={css.line}>{said.join(' · ')}</p>
}

function EducationForm({ path, entry, change }: Omit<EntryForm<EducationEntry>, 'problems'>) {
  const set = (part: Partial<EducationEntry>) => change({ ...entry, ...part })
  const field = (name: Exclude<keyof EducationEntry, 'domain' | 'level' | 'isCurrent'>) => ({
    id: `${path}.${name}`,
    value: entry[name],
    onChange: (text: string) => set({ [name]: text }),
  })
  return (
    <>
      <div className={wizardCss.columns}>
        <LineField {...field('title')} label="Qualification" />
        <LineField {...field('trainer')} label="School, college or university" />
        <LineField {...field('grade')} label="Grade" isOptional />
      </div>
      <ChoiceField
        id={`${path}.level`}
        label="Level"
        isOptional
        none="Not given"
        value={entry.level}
        options={educationLevels.map(({ level, examples }) => ({ value: level, label: `${level}: ${examples}` }))}
        onChange={(level) => set({ level })}
      />
      <div className={wizardCss.columns}>
        <MonthField {...field('startDate')} label="Start" />
        <MonthField {...field('endDate')} label="End" />
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
