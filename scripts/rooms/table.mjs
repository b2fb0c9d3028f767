/**
 * The rooms of server/ by floor, the lowest first. A folder imports from floors below its own. What would point upward is handed in by a
 * program – services.ts, router.ts, tasks.ts, web.ts, worker.ts, apply.ts – as a function, a map or a hook.
 */
export const floors = [
  { name: 'platform', rooms: ['platform'] },
  { name: 'ground', rooms: ['outbox', 'audit', 'places', 'salary', 'avoided', 'credits'] },
  { name: 'boards and forms', rooms: ['boards', 'applying'] },
  { name: 'jobs', rooms: ['jobs'] },
  { name: 'search', rooms: ['job-searches'] },
  { name: 'people', rooms: ['users', 'second-factor', 'social-login', 'human-check', 'companies'] },
  {
    name: 'features',
    rooms: [
      'cvs',
      'cover-letters',
      'credentials',
      'shortlists',
      'alerts',
      'statistics',
      'saved-searches',
      'plans',
      'messages',
      'page-views',
    ],
  },
  { name: 'doing', rooms: ['applications'] },
  { name: 'doors', rooms: ['web', 'mcp', 'admin', 'operator'] },
  { name: 'programs', rooms: ['programs'] },
]

/** Imports from a room of the same floor, and why. None may lead back. */
export const beside = []

/** Single imports that go against the above, and why they are still there. No more may come. */
export const exceptions = []
