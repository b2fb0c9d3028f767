import type { BoardForm } from '../../applying/index.ts'

/** A board of StepStone's: one page of sections behind a consent manager that covers everything. */
export function stepstoneForm({ id, name, host }: Pick<BoardForm, 'id' | 'name'> & { host: string }): BoardForm {
  return {
    id,
    name,
    hosts: [host],
    apply: { words: /^(?:apply|apply now|easy apply|i['’]m interested)$/iu, marks: /harmonised-apply-button/u },
    away: { words: /^apply on (?:the )?(?:company|employer)/iu },
    submit: /^(?:send|submit) (?:my )?application$/iu,
    sent: {
      address: /\/application\/confirmation\/success/u,
      words: /application (?:has been |was )?(?:sent|submitted|received)/iu,
    },
    applications: `https://${host}/profile/applications`,
  }
}
