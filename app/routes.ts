import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { notHere } from './content/not-here.ts'

/** The site map. */
export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('search-contracts', 'routes/search-contracts.tsx'),
  route('outside-ir35-jobs', 'routes/outside-ir35.tsx'),
  // Shorter forms lead to the whole address.
  route('jobresults/:summary?/:industry?/:fulltime?/:parttime?/:contracting?/:noIr35?/:intern?', 'routes/results.tsx'),
  route('job/:id', 'routes/job.tsx'),
  route('sources', 'routes/sources.tsx'),
  // Below it is the API itself.
  route('api', 'routes/api-page.tsx'),
  route('salary-calculator-for-united-kingdom', 'routes/salary/calculator.tsx'),
  route('statistics', 'routes/statistics/start.tsx'),
  route('statistics/:jobTitle/:jobLocation?', 'routes/statistics/of-title.tsx'),
  route('how-statistics-are-made', 'routes/statistics/method.tsx'),

  route('login', 'routes/account/login.tsx'),
  route('logout', 'routes/account/logout.tsx'),
  route('signup', 'routes/account/signup.tsx'),
  route('signup/publisher', 'routes/signup/publisher.tsx'),
  route('fsignup/:email/:id/:name/:role', 'routes/account/fsignup.tsx'),
  route('forgotten-password/:reason', 'routes/account/forgotten-password.tsx'),
  // The links of mails and texts: opening one shows a page, its button acts.
  route('confirm-email/:key', 'routes/account/confirm-email.tsx'),
  route('confirm-phone/:key', 'routes/account/confirm-phone.tsx'),
  route('set-password/:key', 'routes/account/set-password.tsx'),
  route('phoneauth/:pkey/:email', 'routes/account/phoneauth.tsx'),
  route('phoneauth', 'routes/account/phone-logged-in.tsx'),

  route('second-step', 'routes/security/second-step.tsx'),
  route('social-login/email', 'routes/security/social-email.tsx'),
  route('social-login/:outcome', 'routes/security/social-outcome.tsx'),
  route('settings', 'routes/settings/account.tsx'),
  route('settings/password', 'routes/settings/password.tsx'),
  route('settings/security', 'routes/settings/security.tsx'),
  route('settings/notifications', 'routes/settings/notifications.tsx'),
  route('settings/never-show', 'routes/shortlist/never-show.tsx'),
  route('settings/data', 'routes/settings/data.tsx'),
  route('settings/delete', 'routes/settings/delete.tsx'),
  route('account-deleted', 'routes/settings/account-deleted.tsx'),

  route('build-your-cv', 'routes/cvs/build-your-cv.tsx'),
  route('import-cv', 'routes/cvs/import-cv.tsx', { id: 'import-cv' }),
  route('import-cv/:fileId', 'routes/cvs/import-cv.tsx', { id: 'import-uploaded-cv' }),

  route('manage-my-cv', 'routes/cvs/manage-my-cv.tsx', { id: 'cv' }),
  route('manage-my-cv/:cvId/versions', 'routes/cvs/versions.tsx'),
  route('upload', 'routes/cvs/upload.tsx'),
  route('export-cv', 'routes/cvs/export-draft.tsx'),
  route('cvs/:cvId/export', 'routes/cvs/export.tsx'),
  route('cover-letters', 'routes/cover-letters/letters.tsx'),
  route('cover-letters/:letterId', 'routes/cover-letters/letter.tsx'),

  route('apply', 'routes/applications/apply.tsx'),
  route('applied-jobs', 'routes/applications/history.tsx'),
  route('applications/:applicationId', 'routes/applications/application.tsx'),
  route('applications/:applicationId/receipt', 'routes/applications/receipt.tsx'),
  route('application-settings', 'routes/applications/settings.tsx'),

  route('credentials', 'routes/credentials/credentials.tsx'),
  route('stored-passwords', 'routes/credentials/stored-passwords.tsx'),

  route('CV-review', 'routes/pages/cv-review.tsx'),
  route('about-us', 'routes/pages/about-us.tsx'),
  route('how-does-it-work', 'routes/pages/how-does-it-work.tsx'),
  route('news', 'routes/pages/news.tsx'),
  route('relocate-to-the-uk', 'routes/pages/relocate.tsx'),
  route('relocate-to-the-uk-page-2', 'routes/pages/relocate-2.tsx'),
  route('create-video-interview', 'routes/pages/create-video-interview.tsx'),
  route('we-are-crowdfunding', 'routes/pages/we-are-crowdfunding.tsx'),
  route('prices', 'routes/prices/prices.tsx'),
  route('subscriptions', 'routes/prices/subscriptions.tsx'),
  route('shortlisted-jobs', 'routes/shortlist/shortlisted-jobs.tsx'),
  route('shortlisted', 'routes/shortlist/shortlisted.ts'),

  route('tc', 'routes/legal/terms.tsx'),
  route('privacy', 'routes/legal/privacy.tsx'),
  route('cookies', 'routes/legal/cookies.tsx'),

  route('response/:status/:mex', 'routes/response.tsx'),
  // One layout, three purposes.
  ...['contact', 'issues', 'ticket'].map((path) => route(path, 'routes/contact/contact.tsx', { id: path })),
  route('job-alerts', 'routes/alerts/job-alerts.tsx'),
  route('job-alerts/new', 'routes/alerts/edit-alert.tsx', { id: 'new-alert' }),
  route('job-alerts/:alertId', 'routes/alerts/edit-alert.tsx', { id: 'edit-alert' }),
  route('get-job-alert', 'routes/alerts/get-job-alert.tsx'),
  route('confirm-alert/:key', 'routes/alerts/link.tsx', { id: 'confirm-alert' }),
  route('keep-alert/:key', 'routes/alerts/link.tsx', { id: 'keep-alert' }),
  route('change-alert/:key', 'routes/alerts/change-alert.tsx'),
  route('not-for-me/:key/:jobId', 'routes/alerts/not-for-me.tsx'),
  route('stop-alert/:key', 'routes/alerts/link.tsx', { id: 'stop-alert' }),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/users.tsx'),
    route('users/:id', 'routes/admin/user.tsx'),
    route('messages', 'routes/admin/messages.tsx'),
    route('tasks', 'routes/admin/tasks.tsx'),
  ]),
  route('outbox', 'routes/outbox.tsx'),

  // Places of the menu whose features this version does not have.
  ...Object.keys(notHere).map((path) => route(path.slice(1), 'routes/not-here.tsx', { id: `not-here${path}` })),

  // Not pages: what the pages' scripts and forms ask for.
  route('quick-registration', 'routes/account/quick-registration.ts'),
  route('passkey-login', 'routes/security/passkey-login.ts'),
  route('settings/data/download', 'routes/settings/download.ts'),
  route('cvs/:cvId/print', 'routes/cvs/export-print.ts'),
  route('cvs/:cvId/pages', 'routes/cvs/export-pages.ts'),
  route('cvs/:cvId/download/:format', 'routes/cvs/export-file.ts'),
  route('cover-letters/:letterId/download/:format', 'routes/cover-letters/letter-file.ts'),
  route('applications/:applicationId/picture/:which', 'routes/applications/picture.ts'),
  route('applications/:applicationId/document/:kind', 'routes/applications/document.ts'),
  route('applied-jobs/download/:format', 'routes/applications/download.ts'),
  route('statistics.csv', 'routes/statistics/csv.ts'),
  route(
    'feeds/:format/:summary?/:industry?/:fulltime?/:parttime?/:contracting?/:noIr35?/:intern?',
    'routes/alerts/feed.ts',
  ),
  route('search/go', 'routes/search-go.ts'),
  route('irrelevant', 'routes/irrelevant.tsx'),
  route('ask-for-alert', 'routes/alerts/ask-for-alert.ts'),
  route('lead', 'routes/contact/lead.ts'),
  route('suggest/titles', 'routes/suggest-titles.ts'),
  route('suggest/places', 'routes/suggest-places.ts'),
  route('nearest-place', 'routes/nearest-place.ts'),
  route('preferences', 'routes/preferences.ts'),

  route('main', 'routes/to-home.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
