/** The id of the place above the rows that says what was done with all of them. */
export const saidPlace = 'said-of-page'
