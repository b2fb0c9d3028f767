/** Only ever said by the server, so it is in no script of a page. */
export const humanCheckToLogIn =
  'There have been many failed attempts to log in. Please let your browser show that you are no robot, then log in again'
