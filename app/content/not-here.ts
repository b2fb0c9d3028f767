export type NotHere = { title: string; text: string; today: string; way: { to: string; label: string } }

const search = { to: '/search', label: 'Search jobs' }

/** The places of the menu that this version does not have, by their address: what each is for, and what works today instead. */
export const notHere: Readonly<Record<string, NotHere>> = {
  '/prices': {
    title: 'Prices',
    text: 'Plans are for people who want applications filled in and sent for them. This version sells none: credits for that are given by whoever runs this site, and applying by hand is free.',
    today: 'Searching and reading are free, for everybody, without limits on how many jobs you look at.',
    way: search,
  },
  '/subscriptions': {
    title: 'My subscription',
    text: 'Subscriptions are for people who want applications filled in and sent for them. This version sells none: credits for that are given by whoever runs this site, and applying by hand is free.',
    today: 'Your account is free, and so are searching and reading.',
    way: search,
  },
  '/statistics': {
    title: 'Job statistics',
    text: 'Statistics are for seeing how often a job is advertised and what it pays over time. This version does not have them.',
    today:
      'The filters of a results page count the live ads by pay, contract, hours, place of work and industry, for the search you make.',
    way: search,
  },
  '/job-alerts': {
    title: 'Job alerts',
    text: 'Alerts are for getting new jobs of a search by e-mail each morning. Those that you save are kept; this version does not send the daily mails yet, and has no page to change them.',
    today: 'The page ‘Search’ keeps your last ten searches and shows how many ads are new in each.',
    way: { to: '/search', label: 'See your searches' },
  },
  '/post-job-ad': {
    title: 'Hire a talent',
    text: 'This place is for employers who post job ads here. This version does not take ads.',
    today: 'Ads that stand on the boards we search are found here without any doing of yours.',
    way: { to: '/sources', label: 'See which boards' },
  },
  '/buy-credits': {
    title: 'Buy credits',
    text: 'Credits are for posting job ads. This version does not take ads, so there is nothing to buy.',
    today: 'Tell us what you would want to post, and we write to you when it is possible.',
    way: { to: '/contact', label: 'Contact us' },
  },
  '/manage-my-job-ads': {
    title: 'Manage job ads',
    text: 'This place is for the ads of your company and the people who applied. This version does not take ads.',
    today: 'Your account and your company are kept, ready for when it does.',
    way: { to: '/settings', label: 'My profile' },
  },
  '/manage-interviews': {
    title: 'Manage interviews',
    text: 'This place is for interviews with people who applied to your ads. This version does not take ads.',
    today: 'Your account and your company are kept, ready for when it does.',
    way: { to: '/settings', label: 'My profile' },
  },
  '/manage-company': {
    title: 'My company',
    text: 'This place is for your company’s members, address and credits. This version does not have it.',
    today: 'Your company was noted when you signed up. To have something about it changed, write to us.',
    way: { to: '/contact', label: 'Contact us' },
  },
}
