import { Cv } from '../contract/cvs/cvs.ts'

/** A CV that can be saved: whole and dull, but for what is given. */
export function aCv(
  given: { personal_data?: Partial<Cv['personal_data']> } & Partial<Omit<Cv, 'personal_data'>> = {},
): Cv {
  const { personal_data, ...rest } = given
  return Cv.parse({
    personal_data: {
      given_name: 'Aoife',
      surname: 'Ní Bhriain',
      email: 'aoife@example.com',
      phone: '+44 7700 900123',
      ...personal_data,
    },
    ...rest,
  })
}
