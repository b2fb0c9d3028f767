/** In front of the key of a form that was sent without scripts, as the answer of the human check. */
export const formAnswer = 'form:'

/** The field that people do not see: whoever fills it in is a program. */
export const trapName = 'homepage'
