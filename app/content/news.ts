export type News = {
  /** Its place on the page of news. */
  id: string
  date: string
  title: string
  text: string
  way: { to: string; label: string }
}

/** News of the product, newest first. Only what is so. */
export const news: readonly News[] = [
  {
    id: 'statistics',
    date: '2026-11-22',
    title: 'What a job pays, by title and place',
    text: 'Median, middle half and spread of what ads offer, how many there are, who advertises and where, with the method and a table beside each chart.',
    way: { to: '/statistics', label: 'Look at a job' },
  },
  {
    id: 'alerts',
    date: '2026-11-22',
    title: 'New jobs by e-mail',
    text: 'A search can tell you of new jobs at once, each day or each week. No job comes twice, and every mail has a link that stops it.',
    way: { to: '/search', label: 'Search, then save it as an alert' },
  },
  {
    id: 'apply',
    date: '2026-11-22',
    title: 'Applications, filled in for you',
    text: 'At nine boards we can fill in the application form from your CV. You look it over and send it, or have it sent where you have agreed to that. What was not sent costs nothing.',
    way: { to: '/how-does-it-work#apply', label: 'How applying works' },
  },
  {
    id: 'take-home',
    date: '2026-11-22',
    title: 'What is left after tax, on every row',
    text: 'Pay in the list now says what it leaves you each month. The calculator behind it shows every step, for employees, for contracts inside and outside IR35, and for Ireland.',
    way: { to: '/salary-calculator-for-united-kingdom', label: 'Open the salary calculator' },
  },
  {
    id: 'shortlist',
    date: '2026-11-22',
    title: 'A shortlist with notes',
    text: 'Jobs that you keep stand in one list with your notes and where each stands, up to the interview. It can be read without a connection, and notes typed on a train arrive later.',
    way: { to: '/shortlisted-jobs', label: 'Your shortlist' },
  },
  {
    id: 'cv',
    date: '2026-11-21',
    title: 'Build a CV, or bring yours',
    text: 'Write a CV in five steps or read in the one that you have, compare it with an ad, and take it along as PDF, Word or plain text.',
    way: { to: '/build-your-cv', label: 'Build your CV' },
  },
  {
    id: 'one-search',
    date: '2026-11-21',
    title: 'One search, many boards',
    text: 'A search asks the job boards at once and shows one list. The same job on several boards is one row that names them all.',
    way: { to: '/search', label: 'Search jobs' },
  },
]
