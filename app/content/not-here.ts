export type NotHere = { title: string; text: string; today: string; way: { to: string; label: string } }

/** The places of the menu that this version does not have, by their address: what each is for, and what works today instead. */
export const notHere: Readonly<Record<string, NotHere>> = {
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
