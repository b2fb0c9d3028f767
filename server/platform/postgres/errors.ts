/** The embedded PostgreSQL cannot be started; the message is for the person who starts the app. */
export class PostgresCannotStart extends Error {}
