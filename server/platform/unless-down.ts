import { isAway } from './connection-errors.ts'

/** What is asked, or something in its stead while the database cannot be reached or takes no writes; any other failure is told. */
export async function unlessDown<Value, Other>(asking: Promise<Value>, otherwise: () => Other): Promise<Value | Other> {
  try {
    return await asking
  } catch (error) {
    if (isAway(error)) return otherwise()
    throw error
  }
}
