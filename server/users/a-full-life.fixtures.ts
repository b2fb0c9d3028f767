import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import type { TestServer } from '../../test/server.ts'
import type { Person } from '../../test/people.ts'
import { audit } from '../audit/audit.ts'
import { postMail, postText } from '../outbox/outbox.ts'
import { inTransaction } from '../platform/database.ts'
import { newFileKey } from '../platform/files/store.ts'
import { emailKey } from './email-key.ts'
import { makeLoginLink } from './login-links.ts'
import { makeLink } from './one-time-links.ts'
import { beginSession } from './sessions.ts'

/** A word that stands nowhere else: where it is found, the person is. */
export const canary = 'zzcanaryqx'
/** Ten digits, of the numbers that are for stories. */
export const canaryPhone = '7700900987'

/** The canary with the table's name, so that each place can be told from the others. */
const mark = (table: string) => `${canary}-${table}`

/**
 * Gives a person a row in every table that can hold something of theirs, as a long life with the product would.
 * @returns the texts among it that nobody may ever read: keys and hashes.
 */
export async function aFullLife(server: TestServer, person: Person): Promise<{ secrets: string[] }> {
  const { services } = server
  const { db, clock } = services
  const now = clock.now()
  const client = db
  await client.query(
    `update users set name = $2, phone = $3, is_phone_verified = true, last_login = $4, notifications = $5 where id = $1`,
    [person.id, canary, canaryPhone, now, JSON.stringify({ news: { mail: true, text: false } })],
  )
  const token = await beginSession(client, {
    userId: person.id,
    role: 'user',
    userAgent: mark('sessions'),
    address: '192.0.2.77',
    now,
  })
  const linkKey = await makeLink(client, {
    purpose: 'change-email',
    userId: person.id,
    sentTo: `${mark('one_time_links')}@${canary}.example`,
    now,
  })
  const loginKey = await makeLoginLink(client, {
    userId: person.id,
    email: person.email,
    job: null,
    back: `/${mark('login_links')}`,
    now,
  })
  await client.query('insert into known_networks (user_id, network, last_used) values ($1, $2, $3)', [
    person.id,
    Buffer.from(mark('known_networks')),
    now,
  ])
  await client.query(
    `insert into social_identities (provider, subject, user_id, created) values ('google', $1, $2, $3)`,
    [mark('social_identities'), person.id, now],
  )
  const secret = mark('secret-of-authenticator')
  await client.query('insert into authenticators (user_id, secret, confirmed_at) values ($1, $2, $3)', [
    person.id,
    Buffer.from(secret),
    now,
  ])
  const publicKey = mark('public-key')
  await client.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name, created) values ($1, $2, $3, 0, $4, $5, $6)`,
    [mark('passkey-id'), person.id, Buffer.from(publicKey), [mark('transport')], mark('passkeys'), now],
  )
  const recoveryCode = mark('recovery-code')
  await client.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [
    person.id,
    Buffer.from(recoveryCode),
  ])
  await client.query(
    `insert into pending_sign_ins (key_hash, kind, user_id, data, expires) values ($1, 'second-factor', $2, $4, $5), ($3, 'provider', null, $4, $5)`,
    [Buffer.from(`1 ${canary}`), person.id, Buffer.from('2'), JSON.stringify({ email: person.email }), now],
  )
  await inTransaction(db, async (tx) => {
    const about = { template: 'confirm-email', userId: person.id, now }
    const letter = {
      subject: mark('sent_messages'),
      paragraphs: [`Dear ${mark('sent_messages')}`],
      link: { label: 'Go', url: `http://localhost:3000/confirm-email/${linkKey}` },
    }
    await postMail(services, tx, person.email, letter, about)
    // To their address, from before there was an account.
    await postMail(services, tx, person.email, letter, { ...about, template: 'alert', userId: null })
    await postText(services, tx, canaryPhone, `Dear ${mark('sent_messages')}`, { ...about, userId: null })
  })
  await client.query(
    `update pgboss.job set state = 'failed', output = $1 where id = (select id from pgboss.job where name = 'send-message' limit 1)`,
    [JSON.stringify({ message: `550 no such user <${person.email}>` })],
  )
  await audit(client, {
    event: 'signed-in',
    actor: person.id,
    address: '192.0.2.77',
    details: { way: mark('audit_log') },
    now,
  })
  await audit(client, { event: 'sign-in-failed', actor: null, subject: person.id, address: '192.0.2.77', now })
  await client.query('insert into saved_searches (user_id, path, search, last_searched) values ($1, $2, $3, $4)', [
    person.id,
    `/jobresults/${mark('saved_searches')}`,
    JSON.stringify({ ...defaultSearch, jobTitle: mark('saved_searches') }),
    now,
  ])
  await client.query(
    `insert into alert_subscriptions (email, email_key, path, search, created, key_hash) values ($1, $2, $3, $4, $5, $6)`,
    [
      person.email,
      emailKey(person.email),
      `/jobresults/${mark('alert_subscriptions')}`,
      JSON.stringify({ ...defaultSearch, jobTitle: mark('alert_subscriptions') }),
      now,
      Buffer.from(`alert ${person.id}`),
    ],
  )
  await client.query('insert into alert_told (email_key, job_id, told_at) values ($1, 1, $2)', [
    emailKey(person.email),
    now,
  ])
  const cv = await client.query<{ id: string }>(
    `insert into cvs (user_id, name, is_main, version, content, draft, draft_saved_at, created, updated)
     values ($1, $2, true, 1, $3, $3, $4, $4, $4) returning id`,
    [person.id, mark('cvs'), JSON.stringify({ headline: mark('cvs') }), now],
  )
  await client.query('insert into cv_versions (cv_id, number, name, content, saved_at) values ($1, 1, $2, $3, $4)', [
    cv.rows[0]?.id,
    mark('cv_versions'),
    JSON.stringify({ headline: mark('cv_versions') }),
    now,
  ])
  await client.query(
    `insert into cover_letters (user_id, name, recipient, subject, body, cv_id, created, updated)
     values ($1, $2, $2, $2, $2, $3, $4, $4)`,
    [person.id, mark('cover_letters'), cv.rows[0]?.id, now],
  )
  const sealedPassword = mark('sealed-password')
  await client.query(
    `insert into vault_keys (user_id, public_key, sealed_key, key_version, created, confirmed_at) values ($1, $2, $2, 1, $3, $3)`,
    [person.id, Buffer.from(sealedPassword), now],
  )
  await client.query(
    `insert into board_credentials (user_id, source, mode, email, sealed, saved_at, consent_at, consent_text)
     values ($1, 'reed', 'keep', $2, $3, $4, $4, '1')`,
    [person.id, mark('board_credentials'), Buffer.from(sealedPassword), now],
  )
  await client.query(
    `insert into held_credentials (attempt_id, user_id, source, sealed, expires) values (gen_random_uuid(), $1, 'dice', $2, $3)`,
    [person.id, Buffer.from(sealedPassword), now],
  )
  await client.query(
    `insert into held_logins (user_id, board, reason, text, since) values ($1, 'reed', 'wrong-password', $2, $3)`,
    [person.id, mark('held_logins'), now],
  )
  await client.query('insert into application_turns (user_id, turn) values ($1, 1)', [person.id])
  await client.query('insert into application_looks (user_id, seen_at) values ($1, $2)', [person.id, now])
  const upload = { key: newFileKey(), type: 'application/pdf', maxBytes: 1_000 }
  const { key: storedAs } = await services.files.put(Buffer.from(`%PDF ${mark('cv_files')}`), upload)
  await client.query(
    `insert into cv_files (user_id, original_name, kind, mimetype, size, sha256, stored_as, uploaded_at, scan, state, text, embedded)
     values ($1, $2, 'pdf', 'application/pdf', 20, $3, $4, $5, 'clean', 'ready', $6, $6)`,
    [person.id, `${mark('cv_files')}.pdf`, Buffer.alloc(32), storedAs, now, mark('cv_files')],
  )
  const entry = await client.query<{ id: string }>(
    `insert into shortlist_entries (user_id, job_title, employer, job_location, stage, cv_id, added)
     values ($1, $2, $2, $2, 'to-apply', $3, $4) returning id`,
    [person.id, mark('shortlist_entries'), cv.rows[0]?.id, now],
  )
  await client.query(
    'insert into shortlist_notes (entry_id, id, content, created, changed) values ($1, gen_random_uuid(), $2, $3, $3)',
    [entry.rows[0]?.id, mark('shortlist_notes'), now],
  )
  await client.query(
    `with payer as (insert into payers (user_id, customer_id, created) values ($1, 'cus_' || gen_random_uuid(), $2) returning id)
     insert into purchases (payer_id, bought_by, wish, product, quantity, amount, begun_at, expires_at)
     select id, $1, 'a-wish', 'onetime', 100, 199, $2, $2 from payer`,
    [person.id, now],
  )
  await client.query(
    `insert into job_ad_drafts (id, user_id, name, content, revision, created, updated)
     values (gen_random_uuid(), $1, $4, $2, 1, $3, $3)`,
    [person.id, JSON.stringify({ jobTitle: mark('job_ad_drafts') }), now, mark('job_ad_drafts')],
  )
  await client.query(
    `with ad as (
       insert into job_ads (id, user_id, type, content, declared, created, online_until)
       values (gen_random_uuid(), $1, 'text', '{}', $2, $3, $4) returning id)
     insert into job_ad_runs (ad_id, number, user_id, cost, started_at, ends_at)
     select id, 1, $1, 2, $3, $4 from ad`,
    [
      person.id,
      JSON.stringify([{ user: person.id, by: mark('job_ads') }]),
      now,
      new Date(now.getTime() + 15 * 86_400_000),
    ],
  )
  await client.query(
    `with candidacy as (
       insert into candidacies (id, ad_id, user_id, state, ad, applicant, screening, outside, sent_at)
       select gen_random_uuid(), id, $1, 'sent', $9, $2, $3, 1, $4 from job_ads where user_id = $1 limit 1 returning id),
     document as (
       insert into candidacy_documents (candidacy_id, user_id, kind, name, type, bytes, text, sha256)
       select id, $1, 'cv', $5, 'application/pdf', $6, $5, $7 from candidacy),
     event as (
       insert into candidacy_events (candidacy_id, at, kind, actor, by_user_id) select id, $4, 'viewed', 'company', $1 from candidacy),
     note as (
       insert into candidacy_notes (id, candidacy_id, by_user_id, note, at) select gen_random_uuid(), id, $1, $10, $4 from candidacy),
     score as (
       insert into candidacy_scores (candidacy_id, by_user_id, screening, interview, education, work, at)
       select id, $1, 5, 5, 5, 5, $4 from candidacy),
     decision as (
       insert into candidacy_decisions (candidacy_id, to_state, from_state, reason, text, by_user_id, decided_at, tell_at, told_at, told_text)
       select id, 'kept', 'sent', 'other', $11, $1, $4, $4, $4, $11 from candidacy)
     insert into candidacy_receipts (candidacy_id, user_id, number, content, previous_hash, hash, made_at)
     select id, $1, 1, $8, $7, $7, $4 from candidacy`,
    [
      person.id,
      JSON.stringify({ name: mark('candidacies'), email: null, phone: null }),
      JSON.stringify({ education: null, experience: null, answers: [{ answer: mark('candidacies') }] }),
      now,
      mark('candidacy_documents'),
      Buffer.from(mark('candidacy_documents')),
      Buffer.alloc(32),
      JSON.stringify({ applicant: mark('candidacy_receipts') }),
      JSON.stringify({
        jobTitle: 'Pastry chef',
        employer: null,
        jobLocation: 'Whitby',
        salary: '',
        jobDescription: '',
        closes: null,
        isDemo: false,
      }),
      mark('candidacy_notes'),
      mark('candidacy_decisions'),
    ],
  )
  await client.query(
    `with interview as (
       insert into interviews (id, candidacy_id, created_by, event, state, starts_at, slots, suggestion_note, minutes, zone, how, place, message,
                               uid, organizer, created, settled_at)
       select gen_random_uuid(), id, $1, 'Job interview', 'invited', $2, array[$2::timestamptz], $3, 45, 'Europe/London', 'phone', '', '',
              id::text, '{}', $2, $2 from candidacies where user_id = $1 returning id),
     interviewer as (insert into interview_interviewers (interview_id, user_id) select id, $1 from interview),
     feed as (insert into interview_feeds (user_id, key_hash, created) select $1, uuid_send(id), $2 from interview)
     insert into interview_scores (interview_id, user_id, scores, saved_at) select id, $1, $4, $2 from interview`,
    [person.id, now, mark('interviews'), JSON.stringify([{ note: mark('interview_scores') }])],
  )
  await client.query(
    `insert into conversation_messages (id, candidacy_id, side, by_user_id, text, sent_at)
     select gen_random_uuid(), id, 'candidate', $1, $3, $2 from candidacies where user_id = $1`,
    [person.id, now, mark('conversation_messages')],
  )
  await client.query(
    `insert into candidate_texts (id, candidacy_id, by_user_id, words, parts, sent_at, is_quiet_confirmed, message_id)
     select gen_random_uuid(), id, $1, $3, 1, $2, false, gen_random_uuid() from candidacies where user_id = $1`,
    [person.id, now, mark('candidate_texts')],
  )
  await client.query(
    `with question as (
       insert into video_questions (id, user_id, title, seconds, is_open, created)
       values (gen_random_uuid(), $1, 'Why here?', 20, true, $2) returning id),
     round as (
       insert into question_rounds (id, ad_id, by_user_id, tries, created)
       select gen_random_uuid(), ad_id, $1, 3, $2 from candidacies where user_id = $1 returning id)
     insert into question_answers (question_id, user_id, text, answered_at) select id, $1, $3, $2 from question`,
    [person.id, now, mark('question_answers')],
  )
  await client.query(
    `insert into recording_tries (recording_id, user_id, about, started_at) values (gen_random_uuid(), $1, $3, $2)`,
    [person.id, now, mark('recording_tries')],
  )
  await client.query(
    `insert into avoided_entries (user_id, place, kind, entry, never) values ($1, 1, 'company', $2, 'show')`,
    [person.id, mark('avoided_entries')],
  )
  const application = await client.query<{ id: string }>(
    `insert into applications (user_id, vacancy, board, title, ad, way, state, answers, notes, created, updated, applied_at)
     values ($1, 'job:1', 'reed', $2, $3, 'assisted', 'applied', $4, $2, $5, $5, $5) returning id`,
    [
      person.id,
      mark('applications'),
      JSON.stringify({ jobTitle: mark('applications') }),
      JSON.stringify([{ value: mark('applications') }]),
      now,
    ],
  )
  const applicationId = application.rows[0]?.id
  await client.query(
    `insert into application_documents (application_id, user_id, kind, name, type, bytes, sha256, text)
     values ($1, $2, 'cv', $3, 'application/pdf', $4, $4, $3)`,
    [applicationId, person.id, mark('application_documents'), Buffer.from(mark('application_documents'))],
  )
  await client.query('insert into application_pictures (application_id, picture, taken_at) values ($1, $2, $3)', [
    applicationId,
    Buffer.from(mark('application_pictures')),
    now,
  ])
  await client.query(
    `insert into application_events (application_id, user_id, at, to_state, by, text) values ($1, $2, $3, 'applied', 'runner', $4)`,
    [applicationId, person.id, now, mark('application_events')],
  )
  await client.query(
    `insert into application_receipts (application_id, user_id, number, content, picture, previous_hash, hash, made_at)
     values ($1, $2, 1, $3, $4, $5, $5, $6)`,
    [
      applicationId,
      person.id,
      JSON.stringify({ confirmation: mark('application_receipts') }),
      Buffer.from(mark('application_receipts')),
      Buffer.alloc(32),
      now,
    ],
  )
  await client.query(
    `insert into application_answers (user_id, key, question, value, given_for, given_at) values ($1, 'key', $2, $2, $3, $4)`,
    [person.id, JSON.stringify(mark('application_answers')), mark('application_answers'), now],
  )
  await client.query(
    `insert into agreed_terms (user_id, board, text_hash, wording, agreed_at) values ($1, 'reed', $2, $3, $4)`,
    [person.id, Buffer.alloc(32), mark('agreed_terms'), now],
  )
  await client.query(
    `insert into application_settings (user_id, board, settings, updated) values ($1, 'reed', $2, $3)`,
    [person.id, JSON.stringify({ way: mark('application_settings') }), now],
  )
  await client.query(
    `insert into idempotent_calls (user_id, key, request_hash, answer, begun_at) values ($1, $2, $3, $4, $5)`,
    [person.id, mark('idempotent_calls'), Buffer.alloc(32), JSON.stringify(mark('idempotent_calls')), now],
  )
  for (const userId of [person.id, null]) {
    await client.query(
      `insert into messages (kind, name, email, phone, subject, content, details, user_id, created)
       values ('contact', $1, $2, $1, $1, $1, $3, $4, $5)`,
      [mark('messages'), person.email, JSON.stringify({ company: mark('messages') }), userId, now],
    )
  }
  await client.query(
    `update companies set name = $2, address = $3, company_number = $2, phone = $2
      where id = (select company_id from company_members where user_id = $1)`,
    [person.id, mark('companies'), JSON.stringify({ locality: mark('companies') })],
  )
  const asking = await client.query<{ id: string }>(
    `insert into companies (name, company_type, phone, created) values ('Another Ltd', 1, '1134960000', $1) returning id`,
    [now],
  )
  await client.query(
    `insert into company_invitations (company_id, name, email, email_key, key_hash, created, expires)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [
      asking.rows[0]!.id,
      mark('company_invitations'),
      person.email,
      emailKey(person.email),
      Buffer.from(mark('key-of-company-invitation')),
      now,
    ],
  )
  await client.query(
    `insert into company_api_keys (company_id, name, prefix, key_hash, scopes, created_by, created)
     select company_id, $2, 'rolecall_key_', $3, '{read-ads}', $1, $4 from company_members where user_id = $1`,
    [person.id, mark('company_api_keys'), Buffer.from(mark('key-of-company_api_keys')), now],
  )
  await client.query(
    `insert into job_ad_feeds (company_id, address, set_up_by, publishes, ads_a_day, defaults, created, next_read)
     select company_id, $2, $1, false, 1, $3, $4, $4 from company_members where user_id = $1`,
    [person.id, Buffer.from(mark('key-of-job_ad_feeds')), JSON.stringify({ mark: mark('job_ad_feeds') }), now],
  )
  for (const subject of [null, 'job-ad:1']) {
    await client.query(
      `insert into recordings (id, user_id, kind, media, mime_type, seconds_allowed, writer_hash, status, started_at, transcript, subject)
       values (gen_random_uuid(), $1, 'video-answer', 'video', 'video/webm', 20, $2, 'ready', $3, $4, $5)`,
      [person.id, Buffer.alloc(32), now, mark('recordings'), subject],
    )
  }
  return {
    secrets: [token, person.token, linkKey, loginKey, secret, publicKey, recoveryCode, sealedPassword, 'argon2'],
  }
}
