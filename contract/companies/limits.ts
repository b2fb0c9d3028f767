/** Days that an invitation to join a company can be accepted. */
export const invitationDays = 7

/** People that one company may ask to join within a day: a whole office, not a mailing. */
export const invitationsADay = 30

/** Credits that move in one transfer at most; a company that has more moves them in two. */
export const mostCreditsAtOnce = 100_000

/** Characters that a company may say of itself on its page. */
export const longestAbout = 3_000
