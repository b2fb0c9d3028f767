import { messages } from '../../contract/messages.ts'

export type NotHere = { title: string; text: string; today: string; way: { to: string; label: string } }

const search = { to: '/search', label: 'Search jobs' }

/** The places of the menu that this version does not have, by their address: what each is for, and what works today instead. */
export const notHere: Readonly<Record<string, NotHere>> = {
  '/login': {
    title: 'Login',
    text: 'An account is for shortlisting jobs, matching your CV, applying from here and opening an ad on its board. This version has no accounts, so there is nothing to log in to.',
    today:
      'Searching, filtering, reading ads and hiding those that are not for you need none. Your last searches are kept in this browser.',
    way: search,
  },
  '/signup': {
    title: 'Sign up',
    text: 'An account is for shortlisting jobs, matching your CV, applying from here and opening an ad on its board. This version has no accounts, so nobody can sign up and nothing of yours is stored.',
    today:
      'Searching, filtering, reading ads and hiding those that are not for you need none. Your last searches are kept in this browser.',
    way: search,
  },
  '/prices': {
    title: 'Prices',
    text: 'Plans are for people who want applications sent for them. This version sends none, so there is nothing to pay for.',
    today: 'Searching and reading are free, for everybody, without limits on how many jobs you look at.',
    way: search,
  },
  '/shortlisted-jobs': {
    title: 'Shortlisted jobs',
    text: messages.shortlistNeedsLogin,
    today:
      'This version has no accounts. Your last ten searches are kept in this browser for a day, and every job has an address of its own that you can bookmark.',
    way: search,
  },
  '/salary-calculator-for-united-kingdom': {
    title: 'Salary calculator for the United Kingdom',
    text: 'The calculator is for working out what is left of a salary after tax. This version does not have it.',
    today:
      'Rows of a results page show the pay as the ad prints it, and the filter ‘Pay’ compares yearly, daily and hourly figures on one scale.',
    way: search,
  },
  '/statistics': {
    title: 'Job statistics',
    text: 'Statistics are for seeing how often a job is advertised and what it pays over time. This version does not have them.',
    today:
      'The filters of a results page count the live ads by pay, contract, hours, place of work and industry, for the search you make.',
    way: search,
  },
  '/build-your-cv': {
    title: 'Build your CV',
    text: 'The CV builder is for writing a CV step by step and keeping it with your account. This version has neither.',
    today: 'You can search and read ads, and apply on the boards with the CV that you have.',
    way: search,
  },
  '/job-alerts': {
    title: 'Job alerts',
    text: 'Alerts are for getting new jobs of a search by e-mail each morning. This version sends no e-mail.',
    today: 'The page ‘Search’ keeps your last ten searches in this browser and shows how many ads are new in each.',
    way: { to: '/search', label: 'See your searches' },
  },
  '/post-job-ad': {
    title: 'Hire a talent',
    text: 'This place is for employers who post job ads here. This version does not take ads.',
    today: 'Ads that stand on the boards we search are found here without any doing of yours.',
    way: { to: '/sources', label: 'See which boards' },
  },
}
