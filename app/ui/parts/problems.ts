/** By field: what is wrong with it; under '' what concerns no field. */
export type Problems = Readonly<Record<string, string>>

/** What a refusal of the API says of a form's fields; what it says as a whole where it names none. */
export function problemsOf({ fields, message }: { fields: Problems; message: string }): Problems {
  return Object.keys(fields).length > 0 ? fields : { '': message }
}
