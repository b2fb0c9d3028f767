/**
 * The rooms of server/ by floor, the lowest first. A folder imports from floors below its own. What it tells rooms above it is an event
 * (server/events.ts); what it asks of them is handed in by a program as a function or a map (server/asked-above.ts).
 */
export const floors = [
  { name: 'platform', rooms: ['platform'] },
  { name: 'ground', rooms: ['outbox', 'audit', 'places', 'salary', 'avoided', 'ledger', 'credits', 'sponsors'] },
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
      'payments',
      'messages',
      'page-views',
      'recordings',
    ],
  },
  {
    name: 'doing',
    rooms: ['applications', 'candidates', 'conversations', 'home', 'interviews', 'job-ads', 'questions', 'today'],
  },
  { name: 'doors', rooms: ['web', 'mcp', 'admin', 'operator'] },
  { name: 'programs', rooms: ['programs'] },
]

/** Imports from a room of the same floor, and why. None may lead back. */
export const beside = [
  {
    from: 'boards',
    to: 'applying',
    because: 'a board says what its own form is; applying is handed the boards it drives',
  },
  { from: 'credits', to: 'ledger', because: 'credits for applications are one unit of what the ledger keeps' },
  { from: 'second-factor', to: 'users', because: 'a second step is a step of signing in, and ends in a session' },
  { from: 'social-login', to: 'users', because: 'a provider is a way to sign in, and to sign up' },
  { from: 'social-login', to: 'second-factor', because: 'the last way in stays, and a passkey is one' },
  { from: 'users', to: 'human-check', because: 'signing up and guessing at passwords cost the browser work' },
  { from: 'users', to: 'companies', because: 'employers sign up with a company, and an account that ends leaves it' },
  { from: 'cover-letters', to: 'cvs', because: 'a letter goes with a CV and is printed by the same press' },
  { from: 'shortlists', to: 'cvs', because: 'an entry names the CV that goes with the job' },
  { from: 'statistics', to: 'cvs', because: 'keywords of ads are the skills that a CV is matched by' },
  { from: 'saved-searches', to: 'alerts', because: 'a saved search can have an alert, and the list shows which do' },
  { from: 'payments', to: 'cvs', because: 'receipts are printed by the same press' },
  { from: 'plans', to: 'messages', because: 'asking for a plan is a message to us' },
  { from: 'today', to: 'applications', because: 'a day begins with what waits in applications' },
  { from: 'today', to: 'questions', because: 'a day begins with the questions that wait for an answer' },
  {
    from: 'candidates',
    to: 'applications',
    because: 'applying here chooses, keeps and proves what is sent as applying at boards does',
  },
  { from: 'candidates', to: 'job-ads', because: 'whoever applies answers what the ad asks' },
  { from: 'conversations', to: 'candidates', because: 'messages are about an application, and blind mode is its' },
  { from: 'interviews', to: 'candidates', because: 'an interview is a step of an application, and moves it' },
  {
    from: 'questions',
    to: 'candidates',
    because: 'a round asks people who applied, and blind mode and keeping are theirs',
  },
  { from: 'web', to: 'mcp', because: 'assistants come in through the same gates' },
]

/** Single imports that go against the above, and why they are still there. No more may come. */
export const exceptions = []
