export type News = {
  /** The id of its section on the news page. */
  id: string
  date: string
  title: string
  text: string
  way: { to: string; label: string }
}

/** Product news, newest first. Only features that exist. */
export const news: readonly News[] = [
  {
    id: 'statistics',
    date: '2026-11-22',
    title: 'What a job pays, by title and place',
    text: 'See the median and range of advertised pay, how many ads there are, and who is advertising where. Each chart has a table, and we explain the method.',
    way: { to: '/statistics', label: 'See statistics' },
  },
  {
    id: 'alerts',
    date: '2026-11-22',
    title: 'New jobs by email',
    text: 'Get new jobs for a search straight away, every day or every week. We never send you the same job twice, and every email has a link to stop.',
    way: { to: '/search', label: 'Search, then save an alert' },
  },
  {
    id: 'apply',
    date: '2026-11-22',
    title: 'Applications filled in for you',
    text: 'On nine boards we can fill in the application form from your CV. You check it and send it, or let us send it on boards where you have agreed to that. You only pay for what is sent.',
    way: { to: '/how-does-it-work#apply', label: 'How applying works' },
  },
  {
    id: 'take-home',
    date: '2026-11-22',
    title: 'Take-home pay in the list',
    text: 'The list now shows what you would take home each month. The salary calculator shows every step, for employees, for contracts inside and outside IR35, and for Ireland.',
    way: { to: '/salary-calculator-for-united-kingdom', label: 'Open the salary calculator' },
  },
  {
    id: 'shortlist',
    date: '2026-11-22',
    title: 'A shortlist with notes',
    text: 'Keep jobs in one list, with your notes and the stage that each has reached. You can read it offline, and notes that you write offline are saved when you reconnect.',
    way: { to: '/shortlisted-jobs', label: 'Your shortlist' },
  },
  {
    id: 'cv',
    date: '2026-11-21',
    title: 'Build a CV or import yours',
    text: 'Write a CV in five steps or import the one you have. Compare it with an ad, and download it as PDF, Word or plain text.',
    way: { to: '/build-your-cv', label: 'Build your CV' },
  },
  {
    id: 'one-search',
    date: '2026-11-21',
    title: 'One search, many boards',
    text: 'We search the job boards at the same time and show one list. A job on several boards is one row that names them all.',
    way: { to: '/search', label: 'Search jobs' },
  },
]
