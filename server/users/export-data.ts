import { strToU8, zipSync, type Zippable } from 'fflate'
import { companyTypes } from '../../contract/company-words.ts'
import { readNotifications } from '../../contract/notifications.ts'
import { product } from '../../contract/messages.ts'
import { shownMobile } from '../../contract/phone.ts'
import { boardLoginsOf } from '../credentials/export-logins.ts'
import { creditsOf } from '../credits/export-credits.ts'
import { storedFilesOf } from '../cvs/files/cv-files.ts'
import { audit } from '../audit/audit.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import type { Files as FileStore } from '../platform/files.ts'

/** Archives in 24 hours (R-API-3). */
export const exportsADay = 3

type Outcome = { kind: 'made'; archive: File } | { kind: 'too-many' } | { kind: 'not-found' }

/**
 * Everything that is kept about a person, as one archive of JSON files with names that a person understands (R-GDP-1). No
 * secrets: neither a hash of a password nor the key of an authenticator is of use to anybody but a thief.
 */
export async function exportData(
  { db, files: store }: { db: Database; files: FileStore },
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<Outcome> {
  return await inTransaction(db, async (client) => {
    // Of two that are asked for at once, the second sees the first.
    const { rowCount } = await client.query('select 1 from users where id = $1 for update', [userId])
    if (rowCount === 0) return { kind: 'not-found' }
    if ((await exportsLeft(client, userId, now)) === 0) return { kind: 'too-many' }
    const files = await collect(client, userId)
    const uploads = { ...(await uploadsOf(client, store, userId)), ...(await applicationFilesOf(client, userId)) }
    await audit(client, { event: 'data-exported', actor: userId, address, now })
    return { kind: 'made', archive: pack(files, uploads, now) }
  })
}

export async function exportsLeft(db: Queryable, userId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from audit_log
      where actor = $1 and event = 'data-exported' and at > $2::timestamptz - interval '1 day'`,
    [userId, now],
  )
  return Math.max(0, exportsADay - (rows[0]?.count ?? 0))
}

/** By the name of its file: what it holds, in a sentence, and the content. */
type Files = Record<string, { about: string; content: unknown }>

async function collect(db: Queryable, userId: string): Promise<Files> {
  return {
    'account.json': { about: 'Your name, how we reach you, and your choices.', content: await accountOf(db, userId) },
    'signing-in.json': {
      about: 'Where you are signed in, and the ways in which you can sign in. No passwords or keys.',
      content: await signingInOf(db, userId),
    },
    'company.json': { about: 'The company that you belong to, if any.', content: await companyOf(db, userId) },
    'cvs.json': {
      about: 'The CVs that you wrote here, with their versions and what you typed since. Each can be imported again.',
      content: await cvsOf(db, userId),
    },
    'cv-files.json': {
      about:
        'The CV files that you uploaded, and the words that we read in them. The files themselves are in the folder cv-files.',
      content: await cvFilesOf(db, userId),
    },
    'cover-letters.json': {
      about: 'The letters that you wrote here.',
      content: await coverLettersOf(db, userId),
    },
    'shortlist.json': {
      about: 'The jobs on your shortlist with your notes, and what you want to have nothing to do with.',
      content: await shortlistOf(db, userId),
    },
    'applications.json': {
      about:
        'Your applications with all that happened, the answers you gave, what you let us do, and the receipts. Their files are in the folder applications.',
      content: await applicationsOf(db, userId),
    },
    'searches.json': { about: 'Your saved searches and alerts.', content: await searchesOf(db, userId) },
    'board-logins.json': {
      about: 'Your logins to job boards and what you agreed to. No passwords: nobody can read them out.',
      content: await boardLoginsOf(db, userId),
    },
    'credits.json': { about: 'Your credits for applications.', content: await creditsOf(db, userId) },
    'messages-from-us.json': { about: 'Mails and texts that we sent you.', content: await sentTo(db, userId) },
    'messages-to-us.json': { about: 'What you wrote to us.', content: await writtenBy(db, userId) },
    'history.json': {
      about: 'What was done with your account and when, as far as we write it down, for 90 days.',
      content: await historyOf(db, userId),
    },
  }
}

async function accountOf(db: Queryable, userId: string): Promise<unknown> {
  const { rows } = await db.query<{
    name: string
    email: string | null
    phone: string | null
    role: string
    provider: string
    is_verified: boolean
    is_phone_verified: boolean
    has_password: boolean
    created: Date
    last_login: Date | null
    disabled_at: Date | null
    deletion_notice_at: Date | null
    notifications: unknown
  }>(
    `select name, email, phone, role, provider, is_verified, is_phone_verified, password_hash is not null as has_password,
            created, last_login, disabled_at, deletion_notice_at, notifications from users where id = $1`,
    [userId],
  )
  return rows.map((row) => ({
    id: userId,
    name: row.name,
    emailAddress: row.email,
    emailAddressIsConfirmed: row.is_verified,
    mobileNumber: row.phone === null ? null : shownMobile(row.phone),
    mobileNumberIsConfirmed: row.is_phone_verified,
    role: row.role,
    signedUpWith: row.provider === 'local' ? 'e-mail or telephone' : row.provider,
    hasPassword: row.has_password,
    signedUpAt: row.created,
    lastLoginAt: row.last_login,
    disabledByUsAt: row.disabled_at,
    warnedOfDeletionAt: row.deletion_notice_at,
    notifications: readNotifications(row.notifications),
  }))[0]
}

async function signingInOf(db: Queryable, userId: string): Promise<unknown> {
  const sessions = await rowsOf(
    db,
    `select user_agent as "browser", address as "networkAddress", created as "signedInAt", last_used as "lastUsedAt",
            expires as "endsAt", has_second_factor as "withSecondStep" from sessions where user_id = $1 order by created`,
    userId,
  )
  const links = await rowsOf(
    db,
    `select purpose as "linkFor", sent_to as "sentTo", created as "sentAt", expires as "worksUntil", used_at as "usedAt"
       from one_time_links where user_id = $1 order by created`,
    userId,
  )
  const identities = await rowsOf(
    db,
    `select provider, subject as "idAtProvider", created as "linkedAt" from social_identities where user_id = $1 order by created`,
    userId,
  )
  const authenticators = await rowsOf(
    db,
    `select confirmed_at as "setUpAt" from authenticators where user_id = $1`,
    userId,
  )
  const passkeys = await rowsOf(
    db,
    `select name, created as "setUpAt", last_used as "lastUsedAt" from passkeys where user_id = $1 order by created`,
    userId,
  )
  const codes = await rowsOf(
    db,
    `select used_at as "usedAt" from recovery_codes where user_id = $1 order by used_at`,
    userId,
  )
  return {
    signedInOn: sessions,
    linksThatWereSent: links,
    accountsAtProviders: identities,
    authenticatorApps: authenticators,
    passkeys,
    recoveryCodes: { total: codes.length, used: codes.filter(({ usedAt }) => usedAt !== null) },
  }
}

async function companyOf(db: Queryable, userId: string): Promise<unknown> {
  const rows = await rowsOf(
    db,
    `select c.name, c.company_number as "companyNumber", c.company_type as "type", c.phone, c.address, c.created as "addedAt",
            m.is_admin as "youLookAfterIt", m.created as "youJoinedAt"
       from company_members m join companies c on c.id = m.company_id where m.user_id = $1`,
    userId,
  )
  return rows.map((row) => ({ ...row, type: companyTypes.find(({ type }) => type === row['type'])?.name }))[0] ?? null
}

async function searchesOf(db: Queryable, userId: string): Promise<unknown> {
  const saved = await rowsOf(
    db,
    `select path as "address", search as "lookingFor", last_searched as "lastSearchedAt"
       from saved_searches where user_id = $1 order by last_searched desc`,
    userId,
  )
  const alerts = await rowsOf(
    db,
    `select a.path as "address", a.search as "lookingFor", a.created as "askedForAt", a.confirmed_at as "confirmedAt",
            a.frequency as "howOften", a.is_on as "isOn", a.last_sent as "lastSentAt", a.wanted_at as "lastSaidWantedAt",
            a.asked_at as "askedWhetherStillWantedAt", a.removed_at as "removedAt", a.avoided as "nothingToDoWith"
       from alert_subscriptions a join users u on u.id = a.user_id or (u.email_key = a.email_key and u.is_verified)
      where u.id = $1 order by a.created`,
    userId,
  )
  const told = await rowsOf(
    db,
    `select j.title as "job", '/job/' || t.job_id as "address", t.told_at as "at", t.is_hidden as "hiddenByYou"
       from alert_told t join users u on u.id = t.user_id or (u.email_key = t.email_key and u.is_verified) left join jobs j on j.id = t.job_id
      where u.id = $1 order by t.told_at`,
    userId,
  )
  return { savedSearches: saved, alertsByMail: alerts, jobsThatWeToldYouOf: told }
}

async function cvsOf(db: Queryable, userId: string): Promise<unknown> {
  return await rowsOf(
    db,
    `select c.name, c.is_main as "isMain", c.content as cv, c.draft as "typedSince", c.created as "begunAt", c.updated as "savedAt",
            c.deleted_at as "deletedAt",
            (select coalesce(json_agg(json_build_object('number', v.number, 'name', v.name, 'savedAt', v.saved_at, 'cv', v.content)
                    order by v.number desc), '[]') from cv_versions v where v.cv_id = c.id) as versions
       from cvs c where c.user_id = $1 order by c.is_main desc, c.updated desc`,
    userId,
  )
}

async function coverLettersOf(db: Queryable, userId: string): Promise<unknown> {
  return await rowsOf(
    db,
    `select l.name, l.recipient, l.subject, l.body as "text", j.title as "forTheJob", c.name as "withTheCv", l.created as "begunAt",
            l.updated as "savedAt", l.deleted_at as "deletedAt"
       from cover_letters l left join jobs j on j.id = l.job_id left join cvs c on c.id = l.cv_id
      where l.user_id = $1 order by l.updated desc`,
    userId,
  )
}

async function shortlistOf(db: Queryable, userId: string): Promise<unknown> {
  const jobs = await rowsOf(
    db,
    `select e.job_title as "job", e.employer, e.job_location as "place", case when e.job_id is not null then '/job/' || e.job_id end as "address",
            e.stage as "whatNext", e.contacted, coalesce(c.name, f.original_name) as "withTheCv", e.added as "addedAt", e.told_closed_at as "toldThatItClosedAt",
            e.removed_at as "removedAt",
            (select coalesce(json_agg(json_build_object('text', n.content, 'writtenAt', n.created, 'changedAt', n.changed)
                    order by n.created), '[]') from shortlist_notes n where n.entry_id = e.id) as notes
       from shortlist_entries e left join cvs c on c.id = e.cv_id left join cv_files f on f.id = e.cv_file_id where e.user_id = $1 order by e.added desc`,
    userId,
  )
  const avoided = await rowsOf(
    db,
    'select kind, entry as "text", never from avoided_entries where user_id = $1 order by place',
    userId,
  )
  return { jobs, nothingToDoWith: avoided }
}

async function cvFilesOf(db: Queryable, userId: string): Promise<unknown> {
  return await rowsOf(
    db,
    `select original_name as "name", mimetype as "type", size as "bytes", uploaded_at as "uploadedAt", scan as "virusScan", state, pages,
            text as "words", embedded as "cvAsData", deleted_at as "deletedAt"
       from cv_files where user_id = $1 order by uploaded_at`,
    userId,
  )
}

async function applicationsOf(db: Queryable, userId: string): Promise<unknown> {
  const applications = await rowsOf(
    db,
    `select a.title as "job", a.employer, a.board as "source", a.ref as "adNumber", a.link, a.ad, a.way, a.state, a.reason, a.text, a.answers,
            a.notes, a.again_because as "appliedAgainBecause", a.outcome as "employerSaid", a.created as "askedForAt",
            a.sending_at as "sentAt", a.applied_at as "appliedAt", a.removed_at as "removedAt",
            (select coalesce(json_agg(json_build_object('at', e.at, 'from', e.from_state, 'to', e.to_state, 'by', e.by, 'reason', e.reason,
                    'text', e.text) order by e.id), '[]') from application_events e where e.application_id = a.id) as "whatHappened",
            (select coalesce(json_agg(json_build_object('kind', d.kind, 'name', d.name, 'text', d.text) order by d.kind), '[]')
               from application_documents d where d.application_id = a.id) as documents,
            (select json_build_object('number', r.number, 'madeAt', r.made_at, 'content', r.content, 'hash', encode(r.hash, 'hex'),
                    'previousHash', encode(r.previous_hash, 'hex')) from application_receipts r where r.application_id = a.id) as receipt
       from applications a where a.user_id = $1 order by a.created`,
    userId,
  )
  const remembered = await rowsOf(
    db,
    `select question, value as answer, given_for as "givenFor", given_at as "givenAt" from application_answers where user_id = $1 order by given_at`,
    userId,
  )
  const settings = await rowsOf(
    db,
    `select board as source, settings, consented_at as "consentedToAutomaticAt", updated as "changedAt"
       from application_settings where user_id = $1 order by board`,
    userId,
  )
  const calls = await rowsOf(
    db,
    `select key, status, answer, begun_at as "madeAt" from idempotent_calls where user_id = $1 order by begun_at`,
    userId,
  )
  return { applications, rememberedAnswers: remembered, settings, callsThatCountOnce: calls }
}

/** The CVs and letters that were sent, and the pictures of what came back, by their paths in the archive. */
async function applicationFilesOf(db: Queryable, userId: string): Promise<Record<string, Uint8Array>> {
  const { rows } = await db.query<{ application: string; name: string; bytes: Buffer }>(
    `select d.application_id as application, d.name, d.bytes from application_documents d where d.user_id = $1 and d.bytes is not null
     union all select r.application_id, 'confirmation.jpg', r.picture from application_receipts r where r.user_id = $1 and r.picture is not null
     union all select p.application_id, 'form.jpg', p.picture from application_pictures p join applications a on a.id = p.application_id
      where a.user_id = $1`,
    [userId],
  )
  return Object.fromEntries(
    rows.map(({ application, name, bytes }) => [
      `applications/${application}/${name.replaceAll(/[/\\]/gu, '_')}`,
      new Uint8Array(bytes),
    ]),
  )
}

/** By their paths in the archive. */
async function uploadsOf(db: Queryable, store: FileStore, userId: string): Promise<Record<string, Uint8Array>> {
  const uploads: Record<string, Uint8Array> = {}
  let number = 0
  for (const { name, storedAs } of await storedFilesOf(db, userId)) {
    const bytes = await store.get(storedAs)
    // Two may have one name.
    if (bytes) uploads[`cv-files/${++number} ${name.replaceAll(/[/\\]/gu, '_')}`] = bytes
  }
  return uploads
}

/** Links in the words are keys to the account: they are left out, as the archive may be kept where others read. */
async function sentTo(db: Queryable, userId: string): Promise<unknown> {
  const rows = await rowsOf(
    db,
    `select s.kind as "by", s.template as "for", s.recipient as "sentTo", s.subject, s.body as "text", s.created as "writtenAt",
            s.sent_at as "sentAt"
       from sent_messages s join users u on u.id = $1
      where s.user_id = u.id or (s.kind = 'mail' and u.is_verified and lower(s.recipient) = u.email_key)
         or (s.kind = 'text' and u.is_phone_verified and s.recipient = u.phone)
      order by s.created`,
    userId,
  )
  return rows.map((row) => ({ ...row, text: withoutLinks(row['text']) }))
}

async function writtenBy(db: Queryable, userId: string): Promise<unknown> {
  return await rowsOf(
    db,
    `select m.kind, m.name, m.email as "emailAddress", m.phone, m.subject, m.content as "text", m.details, m.created as "writtenAt",
            m.done_at as "dealtWithAt"
       from messages m join users u on u.id = $1
      where m.user_id = u.id or (u.is_verified and lower(m.email) = u.email_key)
      order by m.created`,
    userId,
  )
}

async function historyOf(db: Queryable, userId: string): Promise<unknown> {
  return await rowsOf(
    db,
    `select at, event as "what", case when actor = $1 then 'you' when actor is null then 'nobody who was signed in' else 'somebody else' end as "by",
            case when actor is null or actor = $1 then address end as "networkAddress", details
       from audit_log where actor = $1 or subject = $1 order by at, id`,
    userId,
  )
}

async function rowsOf(db: Queryable, query: string, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query<Record<string, unknown>>(query, [userId])
  return rows
}

function withoutLinks(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(/https?:\/\/\S+/gu, '[link]') : text
}

function pack(files: Files, uploads: Record<string, Uint8Array>, now: Date): File {
  const day = now.toISOString().slice(0, 10)
  const entries: Zippable = { 'READ-ME.txt': strToU8(readMe(files, day)) }
  for (const [name, { content }] of Object.entries(files))
    entries[name] = strToU8(`${JSON.stringify(content, null, 2)}\n`)
  // They are packed already, most of them.
  for (const [name, bytes] of Object.entries(uploads)) entries[name] = [bytes, { level: 0 }]
  const bytes = zipSync(entries, { level: 6, mtime: now })
  // A copy with a buffer of its own: what is packed may share one.
  return new File([new Uint8Array(bytes)], `rolecall-data-${day}.zip`, { type: 'application/zip' })
}

function readMe(files: Files, day: string): string {
  const lines = Object.entries(files).map(([name, { about }]) => `${name}\n  ${about}`)
  return [
    `What ${product} keeps about you, on ${day}.`,
    'The files are JSON: text that any editor shows. Times are in UTC.',
    ...lines,
    'Jobs that you hid are remembered by a random number in your browser, not by your account. Searches are counted without who made them.',
  ].join('\n\n')
}
