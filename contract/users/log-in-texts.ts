/** Used only on the server, so that no page's script carries it. */
export const humanCheckToLogIn =
  'There have been many failed attempts to log in. Please wait for the check that you are not a robot, then log in again'
