export type NotHere = { title: string; text: string; today: string; way: { to: string; label: string } }

/** Pages in the menu that this version does not have yet, by path: what each is for, and what people can do today instead. */
export const notHere: Readonly<Record<string, NotHere>> = {
  '/manage-interviews': {
    title: 'Manage interviews',
    text: 'You will manage interviews with your applicants here. You cannot post ads yet.',
    today: 'We will keep your account and company details until you can.',
    way: { to: '/settings', label: 'My profile' },
  },
}
