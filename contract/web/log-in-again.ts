/** Says to a page's own scripts that a form was turned away only because nobody is logged in (C55). */
export const logInAgainHeader = 'x-log-in-again'
