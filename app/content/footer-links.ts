/**
 * What the foot of every page links to: the first in its row, the others behind 'More'. It comes with the page and not with its scripts: no
 * script needs to know it.
 */
export const footerLinks = {
  row: [
    { to: '/how-does-it-work', name: 'How it works' },
    { to: '/prices', name: 'Prices' },
    { to: '/about-us', name: 'About' },
    { to: '/contact', name: 'Contact' },
  ],
  more: [
    { to: '/news', name: 'News' },
    { to: '/api', name: 'For developers' },
    { to: '/CV-review', name: 'CV review' },
    { to: '/create-video-interview', name: 'Video interviews' },
    { to: '/relocate-to-the-uk', name: 'Relocate to the UK' },
    { to: '/we-are-crowdfunding', name: 'Crowdfunding' },
    { to: '/issues', name: 'Report an issue' },
    { to: '/ticket', name: 'Request a feature' },
  ],
  legal: [
    { to: '/tc', name: 'Terms' },
    { to: '/privacy', name: 'Privacy' },
    { to: '/cookies', name: 'Cookies' },
  ],
} as const
