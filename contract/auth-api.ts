import { z } from 'zod'
import { Alert } from './alerts.ts'
import { endpoint } from './endpoint.ts'
import { LoginEmail, OldPassword, SignInAnswer } from './users.ts'

const tag = 'Signing in'

export const auth = {
  logIn: endpoint(
    {
      method: 'POST',
      path: '/auth/local',
      summary: 'Sign in with e-mail and password',
      description:
        'Answers with the session’s token, and sets it as the cookie `token` for browsers. Also at /auth/local, without /api.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ body: z.strictObject({ email: LoginEmail, password: OldPassword }) }))
    .output(SignInAnswer),

  logOut: endpoint(
    { method: 'POST', path: '/auth/logout', summary: 'End this session', tag },
    { rateClass: 'write', who: 'guest' },
  ).output(Alert),
}
