/**
 * What the foot of every page links to. It comes with the page and not with its scripts: no script needs to know it.
 */
export const footerLinks = [
  { to: '/about-us', name: 'About us' },
  { to: '/how-does-it-work', name: 'How does it work?' },
  { to: '/news', name: 'News' },
  { to: '/CV-review', name: 'CV review' },
  { to: '/create-video-interview', name: 'Video interviews' },
  { to: '/relocate-to-the-uk', name: 'Relocate to the UK' },
  { to: '/we-are-crowdfunding', name: 'Crowdfunding' },
  { to: '/api', name: 'For programs' },
  { to: '/contact', name: 'Contact us' },
  { to: '/issues', name: 'Report an issue' },
  { to: '/ticket', name: 'Request a feature' },
  { to: '/tc', name: 'Terms' },
  { to: '/privacy', name: 'Privacy' },
  { to: '/cookies', name: 'Cookies' },
] as const
